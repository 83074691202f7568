package import Almanac

/// The month of a date that is being typed, with that day marked.
package struct MonthPreview: Equatable, Sendable {
    package enum Mark: Equatable, Sendable {
        case none, today, chosen
    }

    package struct Cell: Equatable, Sendable {
        /// Two columns wide.
        package let text: String
        package let mark: Mark
    }

    /// The height with the title and the weekdays.
    package static let rows = 8

    package let title: String
    package let weekdays: [String]
    package let weeks: [[Cell]]

    /// - Parameter isChosen: `false` if no day is typed yet.
    package init(
        of day: Day,
        isChosen: Bool = true,
        today: Day,
        weeksStartOn weekStart: Weekday,
        in calendar: CalendarWords
    ) {
        let first = day.firstDayOfMonth
        let last = day.lastDayOfMonth
        let start = Week(containing: first, startingOn: weekStart).firstDay
        title = calendar.month(day)
        weekdays = (0..<7).map { calendar.shortWeekday((start + $0).weekday) }
        weeks = stride(from: start.number, through: last.number, by: 7).map { week in
            (0..<7).map { offset in
                let date = Day(number: week + offset)
                guard (first...last).contains(date) else { return Cell(text: "  ", mark: .none) }
                let number = String(date.components.day)
                return Cell(
                    text: number.utf8.count == 1 ? " \(number)" : number,
                    mark: isChosen && date == day ? .chosen : date == today ? .today : .none
                )
            }
        }
    }
}
