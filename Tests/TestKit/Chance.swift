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
