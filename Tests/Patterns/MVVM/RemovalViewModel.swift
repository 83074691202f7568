import Responses
import Vocabulary

@testable import RemoveItem

/// The state of a removal, which views observe, and the actions that they offer.
final class RemovalViewModel {
    enum State {
        case idle
        case asking(ItemsToConfirm)
        case declined(ConfirmationAnswer, ItemsToConfirm)
        case removed(RemoveItemResponse)
        case failed(ChangeFailure)
    }

    var onChange: (State) -> Void = { _ in }
    private(set) var state = State.idle {
        didSet { onChange(state) }
    }
    private(set) var choice: ItemChoice?
    private let model: RemovalModel

    init(_ model: RemovalModel) {
        self.model = model
    }

    func remove(_ choice: ItemChoice) {
        self.choice = choice
        do throws(ChangeFailure) {
            state = .removed(try model.remove(choice))
        } catch {
            if case .needsConfirmation(let items) = error { state = .asking(items) } else { state = .failed(error) }
        }
    }

    func answer(_ answer: ConfirmationAnswer) {
        guard case .asking(let items) = state, let choice else { return }
        if answer == .yes { remove(choice.confirmed(for: items.ids)) } else { state = .declined(answer, items) }
    }
}
