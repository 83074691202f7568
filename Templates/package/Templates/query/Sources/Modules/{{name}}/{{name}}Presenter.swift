import Presentation
import Responses
import Vocabulary

final class {{name}}Presenter: {{name}}Presenting {
    private let view: any {{name}}Viewing
    private let interactor: any {{name}}Interacting
    private let router: any {{name}}Routing

    init(
        view: any {{name}}Viewing,
        interactor: any {{name}}Interacting,
        router: any {{name}}Routing
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: {{name}}Request) {
        interactor.findNotes(request)
    }
}

extension {{name}}Presenter: {{name}}InteractorOutput {
    func foundNotes(_ notes: [NoteSummary]) {
        view.show(notes.map { Row(label: String($0.number), text: $0.text) })
    }

    func foundNoNote(isEmpty: Bool) {
        let help = router.command("help")
        view.show(isEmpty ? "There are no notes. See \(help)." : "No note has these words.")
    }

    func couldNotFindNotes(_ failure: StoreError) {
        view.showError(NoteSentences.errorMessage(failure))
    }
}
