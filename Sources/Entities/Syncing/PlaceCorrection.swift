package import Almanac
package import Vocabulary

/// Turns the dates of an item whose due date is in a time zone of its own from those of one place into those of another.
package struct PlaceCorrection {
    /// The dates of the server's calendar, as they are in the old place.
    private let old: ItemDetails
    /// The same dates in the new place.
    private let new: ItemDetails
    /// Returns the due date of that calendar in the new place after it was moved by days in its own zone.
    private let moved: (Int) -> Due?
    /// Returns a time of the old place in the new one.
    private let converted: (Due) -> Due

    package init(
        from old: ItemDetails,
        to new: ItemDetails,
        moved: @escaping (Int) -> Due?,
        converted: @escaping (Due) -> Due
    ) {
        (self.old, self.new, self.moved, self.converted) = (old, new, moved, converted)
    }

    /// - Parameter isNew: `true` for values newer than the calendar. A time that was typed since is one of the new place, but
    ///   an item that was only moved by days keeps the time of day in its own zone.
    package func corrected(_ details: ItemDetails, isNew: Bool) -> ItemDetails {
        guard let due = details.due, due.time != nil, let base = old.due, let there = new.due else { return details }
        var result = details
        if due == base {
            result.due = there
        } else if due.time == base.time, let moved = moved(due.day - base.day) {
            result.due = moved
        } else if isNew {
            return details
        } else {
            result.due = converted(due)
        }
        let days = (result.due?.day ?? due.day) - due.day
        result.wait = details.wait == old.wait ? new.wait : details.wait.map { $0 + days }
        result.recurrence = recurrence(of: details, on: due.day, movedBy: days)
        return result
    }

    /// Returns the rule as it is in the new place, where it may have other weekdays.
    private func recurrence(of details: ItemDetails, on day: Day, movedBy days: Int) -> Recurrence? {
        guard let rule = details.recurrence, let known = old.recurrence, let there = new.recurrence,
            let base = old.due?.day, let newBase = new.due?.day,
            rule.pattern.unpinned(from: day) == known.pattern.unpinned(from: base)
        else { return details.recurrence }
        var single = rule.singleDays
        single.excluded = single.excluded.map { $0 + days }
        single.added = single.added.map { $0 + days }
        let pattern = there.pattern.unpinned(from: newBase).pinned(to: day + days)
        return pattern.with(single).ending(rule.end == known.end ? there.end : rule.end)
    }
}
