import Almanac
import Entities

/// An item with all that has to do with it.
struct ItemStory: Entity {
    let item: Item
    let needs: [Item]
    let blocks: [Item]
    let parent: Item?
    let parts: [Item]
    let changes: [ItemChange]

    /// The next days on which the item comes back.
    var occurrences: [Day] {
        guard item.status == .open, let recurrence = item.details.recurrence, let due = item.details.due else { return [] }
        return recurrence.nextDays(after: due.day)
    }
}
