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
