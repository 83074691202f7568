import Boundary

/// Formats the lines.
final class {{name}}Presenter {
    weak var delegate: (any {{name}}Delegate)?
    private let view: any {{name}}Viewing
    private let interactor: any {{name}}Interacting

    init(view: any {{name}}Viewing, interactor: any {{name}}Interacting) {
        self.view = view
        self.interactor = interactor
    }
}

extension {{name}}Presenter: {{name}}Module {
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
        delegate?.didShowLines(rows.count)
    }

    func foundNoLine() {
        view.showNothing("No lines with text.")
        delegate?.didShowNoLine()
    }

    func couldNotFindLines(_ failure: {{name}}Failure) {
        view.showError(errorMessage(failure))
        delegate?.didShowNoLine()
    }

    private func errorMessage(_ failure: {{name}}Failure) -> ErrorMessage {
        switch failure.reason {
        case .unreadable(let detail):
            ErrorMessage(.notFound, "Can't read \(failure.path) (\(detail)). Choose another file.")
        case .notText(let line):
            ErrorMessage(.badData, "\(failure.path), line \(line) is not UTF-8 text. Convert the file first.")
        }
    }
}
