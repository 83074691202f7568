import Presentation
import Responses
import Vocabulary

/// Formats the lines.
final class {{name}}Presenter {
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
}

extension {{name}}Presenter: {{name}}Presenting {
    func show(_ request: {{name}}Request) {
        interactor.findLines(request)
    }
}

extension {{name}}Presenter: {{name}}InteractorOutput {
    func foundLines(_ response: {{name}}Response) {
        let rows = response.lines.map {
            {{name}}Display.Row(label: String($0.number), text: $0.text)
        }
        view.showLines({{name}}Display(rows: rows))
    }

    func foundNoLine() {
        view.showNothing("No lines with text.")
    }

    func couldNotFindLines(_ failure: SourceError) {
        let example = router.command("{{command}} notes.txt")
        view.showError(SourceSentences.errorMessage(failure, example: example))
    }
}
