import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the items, and leads to the one that was chosen.
final class {{name}}Presenter: {{name}}Presenting {
    private let view: any {{name}}Viewing
    private let interactor: any {{name}}Interacting
    private let router: any {{name}}Routing
    private weak var delegate: (any ListDelegate)?
    private var filter = ItemFilter.everything
    private var items: [ItemSummary] = []

    init(
        view: any {{name}}Viewing,
        interactor: any {{name}}Interacting,
        router: any {{name}}Routing,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }

    func show(_ filter: ItemFilter) {
        self.filter = filter
        interactor.find(filter)
    }

    func didChoose(_ index: Int) {
        delegate?.didFinish(.chose([items[index].id]))
    }
}

extension {{name}}Presenter: QueryInteractorOutput {
    func found(_ response: {{name}}Response) {
        items = response.items
        if items.isEmpty { return view.showMessage(ListSentences.nothingMatches(filter)) }
        let rows = items.map { {{name}}Row(id: String($0.id), title: $0.details.title) }
        view.showItems(rows, title: {{name}}Sentences.title)
    }

    func couldNotFind(_ failure: ChangeFailure) {
        view.showError(ListSentences.errorMessage(failure, router))
    }

    static func document(_ response: {{name}}Response) -> String {
        JSONText.document { $0.items("items", response.items) }
    }
}

enum {{name}}Sentences {
    static let title = say("{{name:words}}")
    static let choose = say("go to it")
}
