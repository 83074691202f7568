import Almanac
import Presentation
import Responses
import Vocabulary

/// Formats the items.
final class {{name}}Presenter {
{{if delegate}}
    weak var delegate: (any {{name}}Delegate)?
{{end}}
    private let view: any {{name}}Viewing
    private let interactor: any {{name}}Interacting
    private let router: any {{name}}Routing
    private let calendar: CalendarWords
    /// The filter of the last request.
    private var filter = ItemFilter.everything

    init(
        view: any {{name}}Viewing,
        interactor: any {{name}}Interacting,
        router: any {{name}}Routing,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }
}

extension {{name}}Presenter: {{name}}Presenting {
    func show(_ request: {{name}}Request) {
        filter = request.filter
        interactor.findItems(request)
    }
}

extension {{name}}Presenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        view.showItems(
            {{name}}Display(
                rows: response.items.map { row($0, today: response.today) },
                message: response.leftOut > 0 ? {{name}}Sentences.leftOut(response.leftOut) : nil
            )
        )
{{if delegate}}
        delegate?.didShowItems(response.items.map(\.id))
{{end}}
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        switch reason {
        case .emptyList: view.showEmptyList(router)
        case .nothingMatches: view.showNothing(ListSentences.nothingMatches(filter))
        case .everythingIsLeftOut(let count): view.showNothing({{name}}Sentences.leftOut(count))
        }
{{if delegate}}
        delegate?.didShowNoItem()
{{end}}
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.showError(ListSentences.errorMessage(failure, router))
{{if delegate}}
        delegate?.didShowNoItem()
{{end}}
    }

    private func row(_ item: ItemSummary, today: Day) -> {{name}}Display.Row {
        {{name}}Display.Row(
            id: String(item.id),
            due: item.details.due.map { calendar.nearDue($0, from: today) } ?? "",
            title: item.details.title
        )
    }
}

/// The sentences of this use case.
private enum {{name}}Sentences {
    static func leftOut(_ count: Int) -> String {
        let verb = count == 1 ? "is" : "are"
        return "Left out: \(ChangeSentences.count(count)) that \(verb) done or hidden until a later day."
    }
}
