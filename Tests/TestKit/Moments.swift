package import Almanac

extension Moment {
    /// The default time in tests: Saturday, 21 November 2026, 09:30.
    package static let saturday = Moment(utc: Instant(seconds: 1_795_253_400))
}

extension FixedClock {
    package static let saturday = FixedClock(.saturday)
}

extension Day {
    package static let saturday = Moment.saturday.today
}
