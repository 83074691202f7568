import Almanac
import Entities
import Vocabulary

/// An item with its related items and history.
struct ItemHistory: Entity {
    let item: Item
    let needs: [Item]
    let blocks: [Item]
    let parent: Item?
    let parts: [Item]
    let changes: [ItemChange]
    /// `nil` if the list is not synchronized.
    var sync: SyncState?

    /// Returns the days of the next few occurrences.
    func occurrences(from now: Moment) -> [Day] {
        item.followingDays(5, from: now)
    }
}
