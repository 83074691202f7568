import Almanac
import Grammar

/// The moment from which every date of these tests is seen: Saturday 2026-11-21, half past nine.
enum Saturday {
    static let moment = Moment(utc: Instant(seconds: 1_795_253_400))

    static func dates(weeksStartOn start: Weekday = .monday) -> DateReader {
        DateReader(moment, weeksStartOn: start)
    }
}
