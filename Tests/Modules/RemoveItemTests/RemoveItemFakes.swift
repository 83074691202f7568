import Entities
import TestKit
import Vocabulary

@testable import RemoveItem

func choice(_ selection: Selection, isConfirmed: Bool = false) -> ItemChoice {
    ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "remove")
}

final class FakeInteractor: RemoveItemInteracting {
    private(set) var choices: [ItemChoice] = []

    func remove(_ choice: ItemChoice) { choices.append(choice) }
}

typealias FakeOutput = FakeChoiceOutput<RemoveItemResponse>

extension FakeOutput: RemoveItemInteractorOutput {
    func removedItems(_ response: RemoveItemResponse) { responses.append(response) }
}
