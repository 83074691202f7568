import Boundary

/// Asks for the lines, and puts the answer into words.
final class {{name}}Presenter {
    weak var delegate: (any {{name}}Delegate)?
    private let view: any {{name}}Showing
    private let interactor: any {{name}}Interacting

    init(view: any {{name}}Showing, interactor: any {{name}}Interacting) {
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
        view.showNothing("There is no line that says something.")
        delegate?.didShowNoLine()
    }

    func couldNotFindLines(_ failure: {{name}}Failure) {
        view.showComplaint(complaint(failure))
        delegate?.didShowNoLine()
    }

    private func complaint(_ failure: {{name}}Failure) -> Complaint {
        switch failure.reason {
        case .unreadable(let detail):
            Complaint(.notFound, "\(failure.path) cannot be read (\(detail)); name another file.")
        case .notText(let line):
            Complaint(.badData, "\(failure.path), line \(line): This is not UTF-8 text; convert it first.")
        }
    }
}
