package import Almanac
package import Vocabulary

/// Turns the dates of an item whose due date is in a time zone of its own from those of one place into those of another.
package struct PlaceCorrection {
    /// The dates of a calendar in both places.
    package typealias Dates = (old: ItemDetails, new: ItemDetails)

    /// The dates of the server's calendar, as they are in the old place.
    private let old: ItemDetails
    /// The same dates in the new place.
    private let new: ItemDetails
    /// Those of the calendars that it has replaced, which undo brings back.
    private let earlier: [Dates]
    /// Returns the due date of that calendar in the new place after it was moved by days in its own zone.
    private let moved: (Int) -> Due?
    /// Returns a time of the old place in the new one.
    private let converted: (Due) -> Due

    package init(
        from old: ItemDetails,
        to new: ItemDetails,
        earlier: [Dates] = [],
        moved: @escaping (Int) -> Due?,
        converted: @escaping (Due) -> Due
    ) {
        (self.old, self.new, self.earlier) = (old, new, earlier)
        (self.moved, self.converted) = (moved, converted)
    }

    /// - Parameter isNew: `true` for values newer than the calendar. A time that was typed since is one of the new place, but
    ///   an item that was only moved by days keeps the time of day in its own zone.
    package func corrected(_ details: ItemDetails, isNew: Bool) -> ItemDetails {
        guard let due = details.due, due.time != nil, let base = old.due, let there = new.due else { return details }
        var result = details
        if let known = ([(old, new)] + earlier).first(where: { hasSameDates($0.old, details) }) {
            (result.due, result.wait, result.recurrence) = (known.new.due, known.new.wait, known.new.recurrence)
            return result
        }
        if due == base {
            result.due = there
        } else if due.time == base.time, let moved = moved(due.day - base.day) {
            result.due = moved
        } else if isNew {
            return details
        } else {
            result.due = converted(due)
        }
        let day = result.due?.day ?? due.day
        let days = day - due.day
        // A start that follows the due date can be on the day before in the other place.
        if lead(of: details) == lead(of: old) {
            result.wait = lead(of: new).map { day - $0 }
        } else {
            result.wait = details.wait == old.wait ? new.wait : details.wait.map { $0 + days }
            // It is on the due day here, as it would be read from the calendar.
            if result.wait == day, details.wait != due.day { result.wait = nil }
        }
        result.recurrence = recurrence(of: details, on: due.day, movedBy: days)
        return result
    }

    private func hasSameDates(_ one: ItemDetails, _ other: ItemDetails) -> Bool {
        one.due == other.due && one.wait == other.wait && one.recurrence == other.recurrence
    }

    /// Returns the number of days by which an item is shown before it is due.
    private func lead(of details: ItemDetails) -> Int? {
        details.wait.flatMap { wait in details.due.map { $0.day - wait } }
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
