import Presentation
import Vocabulary

@testable import RemoveItem

final class RemovalTextView: RemovalView {
    let canAsk = true
    private let view: any ChangeViewing
    private let router: any CommandRouting

    init(_ view: any ChangeViewing, _ router: any CommandRouting) {
        (self.view, self.router) = (view, router)
    }

    func ask(about items: ItemsToConfirm) { view.ask(ChangeSentences.question(.remove, items)) }

    func show(_ answer: ConfirmationAnswer, about items: ItemsToConfirm) {
        view.show(answer, to: ChangeSentences.question(.remove, items))
    }

    func show(_ response: RemoveItemResponse) { view.showChange(ChangeDisplay(response, router)) }

    func show(_ failure: ChangeFailure, of choice: ItemChoice) { view.show(failure, of: choice, router) }
}
