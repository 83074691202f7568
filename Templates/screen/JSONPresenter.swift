import Boundary
import Presentation

/// The same answers as one JSON object; machines are not asked.
final class {{name}}JSONPresenter {
    weak var delegate: (any {{name}}Delegate)?
    private let view: any DocumentShowing
    private let interactor: any {{name}}Interacting

    init(view: any DocumentShowing, interactor: any {{name}}Interacting) {
        self.view = view
        self.interactor = interactor
    }

    func choose(_ request: {{name}}Request) {
        interactor.findItems(request)
    }
}

extension {{name}}JSONPresenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        view.show(JSONText.document { $0.items("items", response.items) })
        delegate?.didChooseItems(response.items.map(\.id))
    }

    func foundNoItem() {
        view.show(JSONText.document { $0.items("items", []) })
        delegate?.didChooseNoItem()
    }

    func couldNotFindItems(_ failure: ChoiceFailure) {
        view.show(ListSentences.complaint(failure), as: JSONText.document)
        delegate?.didChooseNoItem()
    }
}
