/// A part of the calendar: some months, or a day in its month.
package enum CalendarPage: Equatable, Sendable {
    /// From the first day of a month.
    case months(from: Day, count: Int)
    case day(Day)
}
