import Boundary
import Presentation

/// The same answers as one JSON object.
final class {{name}}JSONPresenter {
{{if delegate}}
    weak var delegate: (any {{name}}Delegate)?
{{end}}
    private let view: any DocumentShowing
    private let interactor: any {{name}}Interacting

    init(view: any DocumentShowing, interactor: any {{name}}Interacting) {
        self.view = view
        self.interactor = interactor
    }
}

extension {{name}}JSONPresenter: {{name}}Module {
    func show(_ request: {{name}}Request) {
        interactor.findItems(request)
    }
}

extension {{name}}JSONPresenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        view.show(JSONText.document { $0.items("items", response.items) })
{{if delegate}}
        delegate?.didShowItems(response.items.map(\.id))
{{end}}
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        view.show(JSONText.document { $0.items("items", []) })
{{if delegate}}
        delegate?.didShowNoItem()
{{end}}
    }

    func couldNotFindItems(_ failure: ChoiceFailure) {
        view.show(ListSentences.complaint(failure), as: JSONText.document)
{{if delegate}}
        delegate?.didShowNoItem()
{{end}}
    }
}
