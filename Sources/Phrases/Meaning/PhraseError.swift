package import Almanac

/// An error in the words of a date or a time.
package enum PhraseError: Error, Equatable, Sendable {
    case noSuchDay(String)
    case noSuchTime(String)
    /// A date that ends in two digits, either a year or a second day.
    case ambiguousYear(String)
    /// Two numbers that may be day/month or month/day.
    case ambiguousDate(String, Int, Int, year: Int? = nil)
    /// A length such as `30m`, in minutes or months.
    case ambiguousLength(String)
    /// A date whose weekday differs from the typed one.
    case wrongWeekday(String, Day)
}
