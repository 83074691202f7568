import Almanac
import ItemLanguage

/// The current moment in these tests: Saturday 2026-11-21, 09:30.
enum Saturday {
    static let moment = Moment(utc: Instant(seconds: 1_795_253_400))

    static let time = moment.time

    static func dates(weeksStartOn start: Weekday = .monday) -> DateReader {
        DateReader(moment, weeksStartOn: start)
    }
}
