import Boundary
import Presentation

/// The same answers as one JSON object; machines are not asked, they are told what is missing.
final class {{name}}JSONPresenter {
    weak var delegate: (any {{name}}Delegate)?
    private let view: any DocumentShowing
    private let interactor: any {{name}}Interacting
    private let missing: Misunderstanding

    init(
        view: any DocumentShowing,
        interactor: any {{name}}Interacting,
        missing: Misunderstanding
    ) {
        self.view = view
        self.interactor = interactor
        self.missing = missing
    }
}

extension {{name}}JSONPresenter: {{name}}Module {
    func choose(_ request: {{name}}Request) {
        interactor.findItems(request)
    }

    func askForItems() {
        view.show(Complaint(missing), as: JSONText.document)
        delegate?.didChooseNoItem()
    }
}

extension {{name}}JSONPresenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        show(response.items, leftOut: response.leftOut)
        delegate?.didChooseItems(response.items.map(\.id))
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        if case .everythingIsLeftOut(let count) = reason { show([], leftOut: count) } else { show([], leftOut: 0) }
        delegate?.didChooseNoItem()
    }

    func couldNotFindItems(_ failure: ChoiceFailure) {
        view.show(ListSentences.complaint(failure), as: JSONText.document)
        delegate?.didChooseNoItem()
    }

{{include LeftOut.swift}}
}
