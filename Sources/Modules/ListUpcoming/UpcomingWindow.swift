import Almanac
import Entities
import Vocabulary

/// The days that `upcoming` covers.
struct UpcomingWindow: Entity {
    let now: Moment
    let weekStart: Weekday
    /// The number of days from today on; `nil` for this week and the next.
    var days: Int?

    var today: Day { now.today }

    var lastDay: Day {
        guard let days else { return .lastDay(ofWeekAfter: today, weeksStartOn: weekStart) }
        return Day(number: min(today.number + days - 1, Day.validNumbers.upperBound))
    }

    /// The day after the last one.
    var end: Day { lastDay + 1 }

    /// The ranges of due dates that share a name, such as "tomorrow" or "next week", in order.
    var terms: [(name: NearTerm, range: Range<Due>)] {
        let first = Due(day: Day(number: Day.validNumbers.lowerBound), time: .midnight)
        var start = Due(day: today, time: now.time)
        var terms = [(NearTerm.overdue, first..<start)]
        for day in today.number..<end.number {
            let name = relation(of: start)
            let next = Due(day: name == .later ? end : Day(number: day + 1), time: .midnight)
            guard next.day == end || relation(of: next) != name else { continue }
            terms.append((name, start..<next))
            if name == .later { break }
            start = next
        }
        return terms
    }

    func relation(of due: Due) -> NearTerm {
        NearTerm(of: due, at: now, weeksStartOn: weekStart)
    }

    func term(of listed: ListedItem) -> NearTerm? { listed.item.details.due.map(relation) }
}

extension Selection {
    /// Returns the part of this filter whose waiting items are hidden if only `shown` is shown.
    func hidden(from shown: Selection) -> Selection {
        namesWaiting ? Selection([[.group(self), .not(shown)]]) : self
    }
}

/// The items found, each in one part only.
struct UpcomingItems: Entity {
    /// The items due before the end of the window, by due date; empty if they are read by term.
    var dated: [ListedItem] = []
    var terms: [UpcomingPart] = []
    /// The items that are back, the longest back first.
    var back = UpcomingPart()
    /// The items without a date, of high priority first, then the newest.
    var undated = UpcomingPart()
    /// The numbers of later and waiting items.
    var others = OtherItems()
}

/// The first items of a part, and their total number.
struct UpcomingPart: Entity {
    var items: [ListedItem] = []
    var count = 0
    /// The ids of all items in order, if there may be more than were read.
    var ids: [Int] = []
}

extension [ListedItem] {
    var sortedByDue: Self {
        func key(_ listed: ListedItem) -> (Int, Int, Int, Int) {
            let details = listed.item.details
            return (
                details.due?.day.number ?? .max, details.due?.time?.minute ?? .max, details.priority?.rawValue ?? .max,
                listed.item.id
            )
        }
        return sorted { key($0) < key($1) }
    }

    /// Returns the longest ranges of neighbors with the same key. Two numbers instead of a `Range`, whose metadata costs a start
    /// 130 000 instructions.
    func runs<Key: Equatable>(by key: (ListedItem) -> Key) -> [(key: Key, first: Int, end: Int)] {
        var runs: [(key: Key, first: Int, end: Int)] = []
        for (index, item) in enumerated() {
            let key = key(item)
            if let last = runs.last, last.key == key {
                runs[runs.count - 1].end = index + 1
            } else {
                runs.append((key, index, index + 1))
            }
        }
        return runs
    }
}
