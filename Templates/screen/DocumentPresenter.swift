import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The items as a JSON object. It never asks, as the command rejects missing arguments.
final class {{name}}DocumentPresenter {
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

    func choose(_ request: {{name}}Request) {
        interactor.findItems(request)
    }
}

extension {{name}}DocumentPresenter: {{name}}InteractorOutput {
    func foundItems(_ response: {{name}}Response) {
        show(response.items, leftOut: response.leftOut)
    }

    func foundNoItem(_ reason: {{name}}Reason) {
        if case .everythingIsLeftOut(let count) = reason { show([], leftOut: count) } else { show([], leftOut: 0) }
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.show(ListSentences.errorMessage(failure, router), as: JSONText.document)
    }

    private func show(_ items: [ItemSummary], leftOut: Int) {
        view.show(
            JSONText.document { document in
                document.items("items", items)
                if leftOut > 0 { document.integer("leftOut", leftOut) }
            }
        )
    }
}
