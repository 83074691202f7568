import Almanac
import FoundationEssentials
import TestKit
import Testing

/// Checks random patterns against a simple definition and against another implementation.
struct OccurrencesPropertyTests {
    @Test(arguments: 0..<20)
    func `the next day belongs to the pattern, and no earlier day does`(seed: UInt64) throws {
        var chance = Chance(seed: seed)

        for _ in 0..<50 {
            let pattern = chance.pattern()
            let anchor = chance.day()
            let day = anchor + chance.number(-10...3_000)
            guard let next = pattern.next(after: day, anchoredAt: anchor) else { continue }

            let begin = max(day + 1, anchor)
            #expect(next >= begin && pattern.has(next, from: anchor), "\(pattern.rule) from \(anchor), after \(day)")
            let passed = (begin.number..<next.number).map { Day(number: $0) }.first { pattern.has($0, from: anchor) }
            #expect(passed == nil, "\(pattern.rule) from \(anchor), after \(day), leaves out \(passed ?? day)")
        }
    }

    @Test(arguments: 0..<20)
    func `the rule of a pattern parses as that pattern`(seed: UInt64) {
        var chance = Chance(seed: seed)

        for _ in 0..<500 {
            let pattern = chance.pattern()
            #expect(Repetition(rule: pattern.rule) == pattern, "\(pattern.rule)")
        }
    }

    /// Starts on the first of a month because swift-foundation 6.3 applies BYSETPOS to the rest of the first month
    /// only. Omits fifth weekdays, for which it searches other months or crashes.
    @Test(arguments: 0..<10)
    func `another implementation of RFC 5545 finds the same days`(seed: UInt64) throws {
        var chance = Chance(seed: seed)

        for _ in 0..<20 {
            let pattern = chance.pattern()
            guard !pattern.weekdays.contains(where: { abs($0.nth ?? 1) == 5 }) else { continue }
            let anchor = chance.day().lastDayOfMonth + 1
            let last = anchor + 2_000

            let ours = pattern.days(after: anchor - 1, anchoredAt: anchor).prefix { $0 <= last }
            let theirs = try #require(Oracle(rule: pattern.rule)).days(from: anchor, through: last)
            #expect(Array(ours) == theirs, "\(pattern.rule) from \(anchor)")
        }
    }
}

extension Repetition {
    /// A straightforward definition of the days of a pattern.
    fileprivate func has(_ day: Day, from anchor: Day) -> Bool {
        let (now, then) = (day.components, anchor.components)
        let count = Day.count(ofMonth: now.month, year: now.year)
        let fits = weekdays.contains { place in
            guard let nth = place.nth else { return place.weekday == day.weekday }
            let same = (1...count).filter { (day + ($0 - now.day)).weekday == place.weekday }
            let index = nth > 0 ? nth - 1 : same.count + nth
            return same.indices.contains(index) && same[index] == now.day
        }
        let isOnDate =
            weekdays.isEmpty
            ? (monthDays.isEmpty ? [then.day] : monthDays).contains { min($0, count) == now.day }
            : monthDays.isEmpty || monthDays.contains(now.day)
        switch frequency {
        // It has no days.
        case .hourly: return false
        case .daily:
            return (day - anchor).isMultiple(of: interval) && (weekdays.isEmpty || fits)
        case .weekly:
            let weeks = [day, anchor].map { Week(containing: $0, startingOn: weekStart).firstDay }
            return (weeks[0] - weeks[1]).isMultiple(of: 7 * interval)
                && (weekdays.isEmpty ? day.weekday == anchor.weekday : fits)
        case .monthly:
            return (now.year * 12 + now.month - then.year * 12 - then.month).isMultiple(of: interval)
                && isOnDate && (weekdays.isEmpty || fits)
        case .yearly:
            return (now.year - then.year).isMultiple(of: interval) && now.month == month ?? then.month
                && isOnDate && (weekdays.isEmpty || fits)
        }
    }
}
