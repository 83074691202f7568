import Vocabulary

@testable import RemoveItem

/// An event of a removal.
enum RemovalAction: Entity {
    case chosen(ItemChoice)
    case answered(ConfirmationAnswer)
    case removed(RemoveItemResponse)
    case failed(ChangeFailure)
}

/// The state of a removal. Every change of it is a function of the state before and an action.
enum RemovalState: Entity {
    case idle
    case removing(ItemChoice)
    case asking(ItemChoice, ItemsToConfirm)
    case declined(ConfirmationAnswer, ItemsToConfirm)
    case removed(RemoveItemResponse)
    case failed(ItemChoice, ChangeFailure)

    func after(_ action: RemovalAction) -> RemovalState {
        switch (action, self) {
        case (.chosen(let choice), _): .removing(choice)
        case (.removed(let response), .removing): .removed(response)
        case (.failed(.needsConfirmation(let items)), .removing(let choice)): .asking(choice, items)
        case (.failed(let failure), .removing(let choice)): .failed(choice, failure)
        case (.answered(.yes), .asking(let choice, let items)): .removing(choice.confirmed(for: items.ids))
        case (.answered(let answer), .asking(_, let items)): .declined(answer, items)
        default: self
        }
    }
}
