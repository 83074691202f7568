package import Almanac

extension Moment {
    /// The moment at which tests live unless they say otherwise: Saturday, 21 November 2026, half past nine.
    package static let saturday = Moment(utc: Instant(seconds: 1_795_253_400))
}

extension FixedClock {
    package static let saturday = FixedClock(.saturday)
}
