import Almanac
import Entities

/// An item as somebody describes it, before it is one.
struct ItemDraft: Entity {
    private let details: ItemDetails

    init(_ details: ItemDetails) throws(ItemTitle.Refusal) {
        _ = try ItemTitle(details.title)
        self.details = details
    }

    /// The item that comes of it; what comes back has to begin somewhere.
    func item(_ uuid: ItemUUID, at moment: Moment) -> NewItem {
        var details = details
        if let recurrence = details.recurrence {
            let due = details.due ?? Due(day: recurrence.repetition.firstDay(onOrAfter: moment.today))
            details.due = due
            details.recurrence = recurrence.pinned(to: due.day)
        }
        return NewItem(uuid: uuid, details: details, created: moment.instant)
    }
}
