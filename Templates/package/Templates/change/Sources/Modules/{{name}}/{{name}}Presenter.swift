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

    func perform(_ request: {{name}}Request) {
        interactor.addNote(request)
    }
}

extension {{name}}Presenter: {{name}}InteractorOutput {
    func addedNote(_ note: NoteSummary) {
        view.show("Added \(note.number): \(note.text)")
    }

    func foundNoText() {
        view.showError(NoteSentences.missingText(example: router.command("{{command}} Call mom")))
    }

    func couldNotAddNote(_ failure: StoreError) {
        view.showError(NoteSentences.errorMessage(failure))
    }
}
