import Almanac
import Entities
import Vocabulary

/// The days that `upcoming` covers.
struct UpcomingWindow: Entity {
    let today: Day
    let weekStart: Weekday

    var lastDay: Day { .lastDay(ofWeekAfter: today, weeksStartOn: weekStart) }

    /// The day after the last one.
    var end: Day { lastDay + 1 }

    /// The ranges of days that share a name, such as "tomorrow" or "next week", in order.
    var terms: [Range<Day>] {
        var terms = [Day(number: Day.validNumbers.lowerBound)..<today]
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

/// The first items due in a range of days, and their total number.
struct UpcomingPart: Entity {
    let items: [Item]
    let count: Int
}
