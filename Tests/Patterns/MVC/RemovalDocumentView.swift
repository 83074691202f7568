import Presentation
import Vocabulary

@testable import RemoveItem

/// Names the option that confirms, instead of asking.
final class RemovalDocumentView: RemovalView {
    let canAsk = false
    private let view: any DocumentViewing
    private let router: any CommandRouting

    init(_ view: any DocumentViewing, _ router: any CommandRouting) {
        (self.view, self.router) = (view, router)
    }

    func ask(about items: ItemsToConfirm) {}

    func show(_ answer: ConfirmationAnswer, about items: ItemsToConfirm) {}

    func show(_ response: RemoveItemResponse) { view.show(response.document) }

    func show(_ failure: ChangeFailure, of choice: ItemChoice) { view.show(failure, router) }
}
