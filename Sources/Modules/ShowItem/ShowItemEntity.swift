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

    /// Returns the days of the next few occurrences.
    func occurrences(from today: Day) -> [Day] {
        guard item.status == .open, let recurrence = item.details.recurrence, let due = item.details.due else {
            return []
        }
        return Array(recurrence.nextOccurrences(due: due.day, today: today).prefix(5))
    }
}
