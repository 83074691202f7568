import Presentation
import Responses
import Vocabulary

/// The items as a JSON object.
final class {{name}}DocumentPresenter {
{{if delegate}}
    weak var delegate: (any {{name}}Delegate)?
{{end}}
    private let view: any DocumentViewing
    private let interactor: any {{name}}Interacting
    private let router: any {{name}}Routing

    init(
        view: any DocumentViewing,
        interactor: any {{name}}Interacting,
        router: any {{name}}Routing
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }
}

extension {{name}}DocumentPresenter: {{name}}Presenting {
    func show(_ request: {{name}}Request) {
        interactor.findItems(request)
    }
}

extension {{name}}DocumentPresenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        show(response.items, leftOut: response.leftOut)
{{if delegate}}
        delegate?.didShowItems(response.items.map(\.id))
{{end}}
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        if case .everythingIsLeftOut(let count) = reason { show([], leftOut: count) } else { show([], leftOut: 0) }
{{if delegate}}
        delegate?.didShowNoItem()
{{end}}
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.show(ListSentences.errorMessage(failure, router), as: JSONText.document)
{{if delegate}}
        delegate?.didShowNoItem()
{{end}}
    }

{{include LeftOut.swift}}
}
