import Almanac

/// The time zone that a VTIMEZONE describes, for names that the system does not know.
struct ZoneComponent: ZoneRules {
    /// A STANDARD or DAYLIGHT component.
    private struct Observance {
        let offsetBefore: Int
        let offset: Int
        let start: WallTime
        let repetition: Repetition?
        let extraDays: [WallTime]

        init?(_ component: CalendarComponent) {
            guard let offset = ZoneComponent.offset(component.line(named: "TZOFFSETTO")),
                let before = ZoneComponent.offset(component.line(named: "TZOFFSETFROM")),
                let line = component.line(named: "DTSTART"), let time = CalendarTime(line)
            else { return nil }
            (self.offset, offsetBefore) = (offset, before)
            let wallTime = { (time: CalendarTime) in Observance.wallTime(time, offset: before) }
            let start = wallTime(time)
            self.start = start
            repetition = component.line(named: "RRULE").flatMap { line in
                CalendarRule(line.value, start: start, written: start.second)?.repetition(wallTime)
            }
            extraDays = component.lines(named: "RDATE").flatMap { line in
                line.valueBytes.split(separator: UInt8(ascii: ",")).compactMap { CalendarTime($0).map(wallTime) }
            }
        }

        private static func wallTime(_ time: CalendarTime, offset: Int) -> WallTime {
            switch time {
            case .day(let day): WallTime(day: day)
            case .floating(let wall), .zoned(let wall, _): wall
            case .utc(let instant): WallTime(seconds: instant.seconds + offset)
            }
        }

        /// Returns the last instant up to `instant` at which the observance begins.
        func lastBeginning(upTo instant: Instant) -> Int? {
            let limit = instant.seconds + offsetBefore
            let times = [start] + extraDays + repeated(around: WallTime(seconds: limit).day)
            return times.map(\.seconds).filter { $0 <= limit }.max().map { $0 - offsetBefore }
        }

        private func repeated(around day: Day) -> [WallTime] {
            guard let repetition, day > start.day else { return [] }
            // The last beginning is at most a year ago, unless the series has ended.
            var last = day
            if case .until(let end) = repetition.end { last = min(day, end) }
            return repetition.days(after: max(start.day - 1, last - 370), anchoredAt: start.day).prefix(4)
                .map { WallTime(seconds: $0.number * 86_400 + start.second) }
        }
    }

    private let observances: [Observance]

    /// Returns `nil` if the component lacks offsets.
    init?(_ component: CalendarComponent) {
        let names = ["STANDARD", "DAYLIGHT"]
        observances = component.components.filter { names.contains($0.name) }.compactMap { Observance($0) }
        if observances.isEmpty { return nil }
    }

    func offset(at instant: Instant) -> Int {
        var latest: (beginning: Int, offset: Int)?
        for observance in observances {
            guard let beginning = observance.lastBeginning(upTo: instant) else { continue }
            if latest.map({ beginning > $0.beginning }) ?? true { latest = (beginning, observance.offset) }
        }
        return latest?.offset ?? observances.min { $0.start.seconds < $1.start.seconds }?.offsetBefore ?? 0
    }

    /// Parses `+0100` or `-023000`.
    private static func offset(_ line: CalendarLine?) -> Int? {
        guard let text = line?.value, let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = Array(text.utf8.dropFirst())[...]
        guard digits.count == 4 || digits.count == 6, let number = Int(digits: digits) else { return nil }
        let full = digits.count == 4 ? number * 100 : number
        let seconds = full / 10_000 * 3_600 + full / 100 % 100 * 60 + full % 100
        return sign == "-" ? -seconds : seconds
    }
}
