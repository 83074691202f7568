import Almanac
import Entities
import Vocabulary

/// The days that `upcoming` covers.
struct UpcomingWindow: Entity {
    let now: Moment
    let weekStart: Weekday

    var today: Day { now.today }

    var lastDay: Day { .lastDay(ofWeekAfter: today, weeksStartOn: weekStart) }

    /// The day after the last one.
    var end: Day { lastDay + 1 }

    /// The ranges of due dates that share a name, such as "tomorrow" or "next week", in order.
    var terms: [(name: NearTerm, range: Range<Due>)] {
        let first = Due(day: Day(number: Day.validNumbers.lowerBound), time: .midnight)
        var start = Due(day: today, time: now.time)
        var terms = [(NearTerm.overdue, first..<start)]
        for day in today.number..<end.number {
            let next = Due(day: Day(number: day + 1), time: .midnight)
            let name = relation(of: start)
            guard next.day == end || relation(of: next) != name else { continue }
            terms.append((name, start..<next))
            start = next
        }
        return terms
    }

    func relation(of due: Due) -> NearTerm {
        NearTerm(of: due, at: now, weeksStartOn: weekStart)
    }
}

/// The first items due in a term, and their total number.
struct UpcomingPart: Entity {
    let items: [ListedItem]
    let count: Int
}
