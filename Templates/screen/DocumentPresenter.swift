import CommandLine
import ItemLanguage
import Presentation
import Responses

/// The items as a JSON object. Missing arguments are an error instead of a question.
final class {{name}}DocumentPresenter {
    weak var delegate: (any {{name}}Delegate)?
    private let view: any DocumentViewing
    private let interactor: any {{name}}Interacting
    private let missing: InputError

    init(
        view: any DocumentViewing,
        interactor: any {{name}}Interacting,
        missing: InputError
    ) {
        self.view = view
        self.interactor = interactor
        self.missing = missing
    }
}

extension {{name}}DocumentPresenter: {{name}}Presenting {
    func choose(_ request: {{name}}Request) {
        interactor.findItems(request)
    }

    func askForItems() {
        view.show(ErrorMessage(missing), as: JSONText.document)
        delegate?.didChooseNoItem()
    }
}

extension {{name}}DocumentPresenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        show(response.items, leftOut: response.leftOut)
        delegate?.didChooseItems(response.items.map(\.id))
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        if case .everythingIsLeftOut(let count) = reason { show([], leftOut: count) } else { show([], leftOut: 0) }
        delegate?.didChooseNoItem()
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.show(ListSentences.errorMessage(failure), as: JSONText.document)
        delegate?.didChooseNoItem()
    }

{{include LeftOut.swift}}
}
