import TestKit
import Vocabulary

@testable import ChangeItem

func request(
    _ selection: Selection,
    isConfirmed: Bool = false,
    _ change: (inout ItemChanges) -> Void
) -> ChangeItemRequest {
    var changes = ItemChanges()
    change(&changes)
    return ChangeItemRequest(
        choice: ItemChoice(ItemFilter(selection), isConfirmed: isConfirmed, typed: "change"),
        changes: changes
    )
}

let third = Selection([[.ids([3...3])]])
let homes = Selection([[.tag("home")]])

extension FakeChangingList: ChangeItemDataManaging {}
