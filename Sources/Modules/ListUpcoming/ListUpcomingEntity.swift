import Almanac
import Entities

/// The days that "upcoming" looks at.
struct UpcomingWindow: Entity {
    let today: Day
    let weekStart: Weekday

    var lastDay: Day { .lastDay(ofWeekAfter: today, weeksStartOn: weekStart) }

    /// Items due up to, excluding, the day after next week ends.
    var end: Day { lastDay + 1 }

    /// The days that have one name each, in their order.
    var terms: [Range<Day>] {
        var terms = [Day(number: Day.numbers.lowerBound)..<today]
        var (start, day) = (today, today)
        while day < end {
            day = day + 1
            guard day == end || relation(of: day) != relation(of: start) else { continue }
            terms.append(start..<day)
            start = day
        }
        return terms
    }

    func relation(of day: Day) -> NearTerm {
        NearTerm(of: day, from: today, weeksStartOn: weekStart)
    }
}

/// The first items due on some days, and how many there are.
struct UpcomingPart: Entity {
    let items: [Item]
    let count: Int
}
