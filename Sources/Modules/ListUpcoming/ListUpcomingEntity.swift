import Almanac
import Entities

/// The days that "upcoming" looks at.
struct UpcomingWindow: Entity {
    let today: Day
    let weekStart: Weekday

    var lastDay: Day { .lastDay(ofWeekAfter: today, weeksStartOn: weekStart) }

    /// Items due up to, excluding, the day after next week ends.
    var end: Day { lastDay + 1 }

    func relation(of day: Day) -> NearTerm {
        NearTerm(of: day, from: today, weeksStartOn: weekStart)
    }
}
