/// When something is due: a day, or a day and a time. It floats, so it means that day wherever one is.
package struct Due: Hashable, Sendable {
    package let day: Day
    package let time: TimeOfDay?

    package init(day: Day, time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }
}

extension Due: Comparable {
    /// Within a day, what has a time comes before what has the whole day.
    package static func < (left: Due, right: Due) -> Bool {
        (left.day.number, left.time?.minute ?? .max) < (right.day.number, right.time?.minute ?? .max)
    }
}

extension Due: CustomStringConvertible {
    /// As ISO 8601 writes it: `2026-11-27` or `2026-11-27T17:00`.
    package var description: String {
        time.map { "\(day)T\($0)" } ?? day.description
    }
}
