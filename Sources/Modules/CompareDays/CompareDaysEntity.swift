import Almanac
import Entities
import Responses
import Vocabulary

/// An item before and after; `nil` if it wasn't in the list.
struct ItemVersions: Entity {
    let before: Item?
    let after: Item?
}

extension CompareDaysResponse {
    /// Sorts an item by what happened to it. The instants of its changes don't count.
    mutating func add(_ versions: ItemVersions) {
        switch (versions.before, versions.after) {
        case (let before?, let after?):
            let pair = Pair(before: ItemSummary(before), after: ItemSummary(after))
            if before.status != after.status {
                if after.status == .done { done.append(pair) } else { reopened.append(pair) }
            } else if before.details != after.details {
                changed.append(pair)
            }
        case (nil, let item?): added.append(ItemSummary(item))
        case (let item?, nil): removed.append(ItemSummary(item))
        case (nil, nil): break
        }
    }
}
