/// A part of the calendar: some months, a week or another short time, or a day in its month.
package enum CalendarPage: Equatable, Sendable {
    /// From the first day of a month.
    case months(from: Day, count: Int)
    case days(ClosedRange<Day>)
    case day(Day)
}
