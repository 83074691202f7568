import Almanac
import Entities

/// An item before and after a change.
struct ItemAlteration: Entity {
    let before: Item
    let after: Item

    /// The item with other details; what comes back has to begin somewhere.
    init(of item: Item, to details: ItemDetails, at moment: Moment) {
        var details = details
        if let recurrence = details.recurrence, details.recurrence != item.details.recurrence, details.due == nil {
            details.due = Due(day: recurrence.repetition.firstDay(onOrAfter: moment.today))
        }
        before = item
        after = Item(
            id: item.id,
            uuid: item.uuid,
            details: details,
            status: item.status,
            created: item.created,
            changed: moment.instant,
            completed: item.completed
        )
    }

    /// Whether anything but the time of the change is different.
    var isReal: Bool { before.details != after.details }
}
