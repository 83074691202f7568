import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for items until some are found, and notifies the delegate.
final class {{name}}Presenter {
    weak var delegate: (any {{name}}Delegate)?
    private let view: any {{name}}Viewing
    private let interactor: any {{name}}Interacting
    private let router: any {{name}}Routing
    private let reader: any {{name}}Reading
    private var isAsking = false
    /// The filter of the last request.
    private var filter = ItemFilter.everything

    init(
        view: any {{name}}Viewing,
        interactor: any {{name}}Interacting,
        router: any {{name}}Routing,
        reader: any {{name}}Reading
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.reader = reader
    }
}

extension {{name}}Presenter: {{name}}Presenting {
    func choose(_ request: {{name}}Request) {
        find(request)
    }

    func askForItems() {
        isAsking = true
        view.askForItems()
    }

    func didEnterItems(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return didCancel(.ended) }
        do {
            find(try reader.request(line: text))
        } catch {
            askAgain(ErrorMessage(error, router).sentence)
        }
    }

    func didCancel(_ way: {{name}}Cancellation) {
        let sentence = "Nothing was chosen."
        switch way {
        case .interrupted: view.showError(ErrorMessage(.interrupted, sentence))
        case .ended: view.showNothing(sentence)
        }
        delegate?.didChooseNoItem()
    }

    private func find(_ request: {{name}}Request) {
        filter = request.filter
        interactor.findItems(request)
    }

    private func askAgain(_ sentence: String) {
        view.showMistake(sentence)
        view.askForItems()
    }
}

// MARK: - Results

extension {{name}}Presenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        view.showItems(
            {{name}}Display(
                rows: response.items.map { .init(id: String($0.id), title: $0.details.title) },
                message: response.leftOut > 0 ? {{name}}Sentences.leftOut(response.leftOut) : nil
            )
        )
        delegate?.didChooseItems(response.items.map(\.id))
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        let sentence =
            switch reason {
            case .nothingMatches: ListSentences.nothingMatches(filter)
            case .everythingIsLeftOut(let count): {{name}}Sentences.leftOut(count)
            }
        if isAsking { return askAgain(sentence) }
        view.showNothing(sentence)
        delegate?.didChooseNoItem()
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        let errorMessage = ListSentences.errorMessage(failure, router)
        if isAsking, case .unknownIDs = failure { return askAgain(errorMessage.sentence) }
        view.showError(errorMessage)
        delegate?.didChooseNoItem()
    }
}

/// The sentences of this use case.
private enum {{name}}Sentences {
    static func leftOut(_ count: Int) -> String {
        "Left out: \(ChangeSentences.count(count)) that \(count == 1 ? "is" : "are") done."
    }
}
