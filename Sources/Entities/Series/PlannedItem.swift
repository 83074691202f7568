package import Almanac
import Vocabulary

/// An item on a day: the day on which it is due, or one on which a later occurrence of it falls, which it may have missed.
package struct PlannedItem: Entity {
    package let item: Item
    package let due: Due

    package init(item: Item, due: Due) {
        (self.item, self.due) = (item, due)
    }

    package var day: Day { due.day }

    /// `true` if the item itself is due earlier.
    package var isLaterOccurrence: Bool { item.details.due != due }

    /// The item as it will be on that day.
    package var occurrence: Item {
        guard isLaterOccurrence else { return item }
        var details = item.details
        details.wait = details.wait(movedTo: day)
        details.due = due
        return item.with(details, changed: item.changed)
    }

    /// Returns the items on each day on which they fall, in order.
    package static func planned(_ items: some Sequence<Item>, in days: ClosedRange<Day>, now: Moment) -> [PlannedItem] {
        items.flatMap { item in item.planned(in: days, now: now).map { PlannedItem(item: item, due: $0) } }.sorted()
    }
}

/// Within a day, open items come before done ones, then by time, priority and id.
extension PlannedItem: Comparable {
    package static func < (left: PlannedItem, right: PlannedItem) -> Bool { left.place < right.place }

    private var place: (Int, Int, Int, Int, Int) {
        let details = item.details
        return (
            day.number, item.status == .open ? 0 : 1, due.time?.minute ?? 1_440,
            details.priority?.rawValue ?? 4,
            item.id
        )
    }
}

extension Item {
    /// Returns the dates in the range on which it is due, or falls again if it is open and repeats.
    fileprivate func planned(in days: ClosedRange<Day>, now: Moment) -> [Due] {
        guard let due = details.due else { return [] }
        let first = days.contains(due.day) ? [due] : []
        guard status == .open, let recurrence = details.recurrence else { return first }
        return first + recurrence.laterOccurrences(in: days, due: due, now: now).map { due.moved(to: $0) }
    }
}
