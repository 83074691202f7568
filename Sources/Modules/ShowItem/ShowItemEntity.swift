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

    /// The next days on which the item comes back, as many as one wants to read.
    func occurrences(from today: Day) -> [Day] {
        guard item.status == .open, let recurrence = item.details.recurrence, let due = item.details.due else {
            return []
        }
        return Array(recurrence.comebacks(due: due.day, today: today).prefix(5))
    }
}
