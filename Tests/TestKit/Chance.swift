package import Almanac

/// Random patterns and days that are reproducible for a seed.
package struct Chance {
    private var generator: SeededGenerator

    package init(seed: UInt64) {
        generator = SeededGenerator(state: seed)
    }

    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// A day of the years 1970…2106.
    package mutating func day() -> Day {
        Day(number: number(0...50_000))
    }

    /// Returns a rule with parts that a `Repetition` doesn't have, and that some day meets.
    package mutating func rule() -> String {
        func text(_ values: [Int]) -> String { values.map(String.init).joined(separator: ",") }
        func either(_ limit: Int) -> [Int] { Array(1...limit) + Array((-limit)...(-1)) }
        let months = "BYMONTH=\(text(some(of: Array(1...12), atMost: 4)))"
        let days = "BYDAY=\(some(of: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"], atMost: 4).joined(separator: ","))"
        let interval = some(of: ["", "", ";INTERVAL=2", ";INTERVAL=3"], atMost: 1)[0]
        return switch number(0...9) {
        case 0: "FREQ=MONTHLY\(interval);\(days);BYSETPOS=\(text(some(of: either(3), atMost: 2)))"
        case 1: "FREQ=YEARLY\(interval);\(months);BYMONTHDAY=\(text(some(of: either(28), atMost: 3)))"
        case 2: "FREQ=YEARLY\(interval);BYWEEKNO=\(text(some(of: either(45), atMost: 3)));\(days)"
        case 3: "FREQ=YEARLY\(interval);BYYEARDAY=\(text(some(of: either(365), atMost: 4)))"
        case 4: "FREQ=MONTHLY\(interval);BYMONTHDAY=\(text(some(of: either(28), atMost: 3)))"
        case 5: "FREQ=YEARLY\(interval);BYDAY=\(text(some(of: either(50), atMost: 1)))TU"
        case 6: "FREQ=MONTHLY;\(months);\(days)"
        case 7: "FREQ=WEEKLY\(interval);\(days);\(months)"
        case 8: "FREQ=YEARLY\(interval);\(months);\(days);BYSETPOS=\(text(some(of: either(4), atMost: 2)))"
        default: "FREQ=DAILY\(interval);\(months);BYMONTHDAY=\(text(some(of: Array(1...28), atMost: 4)))"
        }
    }

    package mutating func pattern() -> Repetition {
        let interval = some(of: [1, 1, 1, 2, 3, 4, 5, 12, 18], atMost: 1)[0]
        return switch number(0...9) {
        case 0: Repetition(.daily, interval: interval)
        case 1: Repetition(.daily, interval: interval, weekdays: weekdays(nth: [nil]))
        case 2: Repetition(.weekly, interval: interval)
        case 3:
            Repetition(.weekly, interval: interval, weekdays: weekdays(nth: [nil]), weekStart: weekdays(atMost: 1)[0])
        case 4: Repetition(.monthly, interval: interval, weekdays: weekdays(nth: [1, 2, 3, 4, 5, -1, -2, -5]))
        case 5: Repetition(.monthly, interval: interval, monthDays: some(of: Array(1...31), atMost: 4))
        case 6: Repetition(.monthly, interval: interval, monthDays: some(of: Array(27...31), atMost: 4))
        case 7: Repetition(.monthly, weekdays: weekdays(nth: [nil]), monthDays: some(of: Array(1...31), atMost: 9))
        case 8:
            Repetition(
                .yearly,
                interval: number(1...3),
                month: number(1...12),
                monthDays: some(of: Array(26...31), atMost: 3)
            )
        default:
            Repetition(.yearly, interval: number(1...3), month: number(1...12), weekdays: weekdays(nth: [1, 3, -1]))
        }
    }

    private mutating func weekdays(nth: [Int?]) -> [Repetition.NthWeekday] {
        let nth = some(of: nth, atMost: 1)[0]
        return weekdays(atMost: 3).map { Repetition.NthWeekday($0, nth: nth) }
    }

    private mutating func weekdays(atMost count: Int) -> [Weekday] {
        some(of: Weekday.allCases, atMost: count)
    }

    private mutating func some<Element>(of elements: [Element], atMost count: Int) -> [Element] {
        Array(elements.shuffled(using: &generator).prefix(number(1...min(count, elements.count))))
    }
}
