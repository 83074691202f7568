/// A due date with an optional time. It has no time zone, so it means the same local day everywhere.
package struct Due: Hashable, Sendable {
    package let day: Day
    package let time: TimeOfDay?

    package init(day: Day, time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }
}

extension Due {
    /// Returns whether the due date has passed, which makes an open item overdue: its day, or its time today.
    package func hasPassed(at now: Moment) -> Bool {
        guard day == now.today, let time else { return day < now.today }
        return time < now.time
    }
}

// MARK: - Occurrences

extension Due {
    /// The date and time of a moment.
    package init(_ moment: Moment) {
        self.init(day: moment.today, time: moment.time)
    }

    /// - Parameter minute: Minutes since the midnight before the day, which can be more than a day has.
    package init(day: Day, minute: Int) {
        let days = minute.flooredQuotient(1_440)
        self.init(day: day + days, time: TimeOfDay(minute: minute - 1_440 * days))
    }

    /// The minute before, or the day before if there is no time.
    package var previous: Due {
        time.map { Due(day: day, minute: $0.minute - 1) } ?? Due(day: day - 1)
    }

    /// Returns the due date of an item that moves to an occurrence, which has a time only if the rule counts hours.
    package func moved(to occurrence: Due) -> Due {
        Due(day: occurrence.day, time: occurrence.time ?? time)
    }
}

extension Due: Comparable {
    /// Within a day, due dates with a time come before those without.
    package static func < (left: Due, right: Due) -> Bool {
        (left.day.number, left.time?.minute ?? .max) < (right.day.number, right.time?.minute ?? .max)
    }
}

extension Due: CustomStringConvertible {
    /// The date in ISO 8601 format: `2026-11-27` or `2026-11-27T17:00`.
    package var description: String {
        DateText.text(capacity: 16) { text in
            text.append(day)
            guard let time else { return }
            text.append(ascii: "T")
            text.append(time)
        }
    }
}
