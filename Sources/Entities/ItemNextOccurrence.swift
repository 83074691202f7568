package import Almanac
package import Vocabulary

/// The next occurrence of a repeating item.
package struct ItemNextOccurrence: Entity {
    package let details: ItemDetails
    /// Derived from the UUID of the item and the due day, so that two copies of a list in which the same item is completed
    /// get the same next occurrence.
    package let uuid: ItemUUID

    /// Returns `nil` if the item doesn't repeat or was the last occurrence. The wait day stays the same number of days before
    /// the due day.
    package init?(of item: Item, done: Day) {
        let details = item.details
        guard let recurrence = details.recurrence,
            let day = recurrence.next(due: details.due?.day, done: done),
            let following = recurrence.afterOccurrence
        else { return nil }
        var next = details
        next.due = Due(day: day, time: details.due?.time)
        next.recurrence = details.due.map { following.pinned(to: $0.day) } ?? following
        next.wait = details.wait(movedTo: day)
        self.details = next
        uuid = ItemUUID(derivedFrom: item.uuid, name: day.description)
    }
}

extension ItemDetails {
    /// Returns the wait day as many days before `day` as it is before the due day.
    package func wait(movedTo day: Day) -> Day? {
        guard let wait, let due else { return wait }
        return day - (due.day - wait)
    }
}
