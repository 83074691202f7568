/// The offsets of a time zone for two decades as a text, from which times in that zone can be read in another one.
package struct ZoneOffsets: ZoneRules, Clock, Equatable {
    private struct Change: Equatable {
        let at: Int
        let offset: Int
    }

    /// Changes with the version of the way in which dates are read.
    private static let prefix = "dates-2"
    /// From 2020 to 2040, in seconds since 1970.
    private static let years = 1_577_836_800..<2_208_988_800
    /// Less than the shortest time between two changes of an offset.
    private static let step = 14 * 86_400
    /// The instants of all changes are multiples of this.
    private static let unit = 900

    private let first: Int
    private var changes: [Change] = []

    package init(of zone: some ZoneRules) {
        func offset(_ seconds: Int) -> Int { zone.offset(at: Instant(seconds: seconds)) }
        let years = ZoneOffsets.years
        first = offset(years.lowerBound)
        var (start, last) = (years.lowerBound, first)
        while start < years.upperBound {
            let end = start + ZoneOffsets.step
            let next = offset(end)
            if next != last {
                var (before, after) = (start / ZoneOffsets.unit, end / ZoneOffsets.unit)
                while after - before > 1 {
                    let middle = (before + after) / 2
                    if offset(middle * ZoneOffsets.unit) == last { before = middle } else { after = middle }
                }
                changes.append(Change(at: after * ZoneOffsets.unit, offset: next))
            }
            (start, last) = (end, next)
        }
    }

    /// Returns `nil` for a text of an earlier version.
    package init?(_ text: String) {
        let words = text.split(separator: ",")
        guard words.count > 1, words[0] == ZoneOffsets.prefix, let first = Int(words[1]) else { return nil }
        self.first = first
        for word in words.dropFirst(2) {
            let numbers = word.split(separator: ":").compactMap { Int($0) }
            guard numbers.count == 2 else { return nil }
            changes.append(Change(at: numbers[0], offset: numbers[1]))
        }
    }

    package var text: String {
        ([ZoneOffsets.prefix, "\(first)"] + changes.map { "\($0.at):\($0.offset)" }).joined(separator: ",")
    }

    package func offset(at instant: Instant) -> Int {
        changes.last { $0.at <= instant.seconds }?.offset ?? first
    }

    package func now() -> Moment { moment(at: Instant(seconds: 0)) }

    package func moment(at instant: Instant) -> Moment {
        let local = Moment(utc: Instant(seconds: instant.seconds + offset(at: instant)))
        return Moment(instant: instant, today: local.today, time: local.time)
    }

    package func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? { nil }
}
