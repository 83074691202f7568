/// The days of the week, with ISO 8601 numbers.
package enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Day {
    package var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        let index = (number + 3) - (number + 3).flooredQuotient(7) * 7
        return Weekday.allCases[index]
    }

    /// Returns the first `weekday` after this day.
    package func next(_ weekday: Weekday) -> Day {
        let distance = (weekday.rawValue - self.weekday.rawValue + 7) % 7
        return self + (distance == 0 ? 7 : distance)
    }
}
