import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for items until some are found.
final class {{name}}Presenter: {{name}}Presenting {
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

    func choose(_ request: {{name}}Request) {
        filter = request.filter
        interactor.find(request)
    }

    func askForItems() {
        isAsking = true
        view.askForItems()
    }

    func didEnterItems(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return didCancel(.ended) }
        do {
            choose(try reader.request(line: text))
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
    }

    private func askAgain(_ sentence: String) {
        view.showMistake(sentence)
        view.askForItems()
    }
}

// MARK: - Results

extension {{name}}Presenter: QueryInteractorOutput {
    func found(_ response: {{name}}Response) {
        guard response.items.isEmpty else {
            return view.showItems(response.items.map { .init(id: String($0.id), title: $0.details.title) })
        }
        let sentence = ListSentences.nothingMatches(filter)
        if isAsking { askAgain(sentence) } else { view.showNothing(sentence) }
    }

    func couldNotFind(_ failure: ChangeFailure) {
        let errorMessage = ListSentences.errorMessage(failure, router)
        if isAsking, case .unknownIDs = failure { return askAgain(errorMessage.sentence) }
        view.showError(errorMessage)
    }

    static func document(_ response: {{name}}Response) -> String {
        JSONText.document { $0.items("items", response.items) }
    }
}
