import Vocabulary

@testable import RemoveItem

/// A view of the model: it knows the values of the model, and words them.
protocol RemovalView: AnyObject {
    var canAsk: Bool { get }
    func ask(about items: ItemsToConfirm)
    func show(_ answer: ConfirmationAnswer, about items: ItemsToConfirm)
    func show(_ response: RemoveItemResponse)
    func show(_ failure: ChangeFailure, of choice: ItemChoice)
}
