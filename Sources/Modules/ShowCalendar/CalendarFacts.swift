import Almanac
import Entities
import Vocabulary

/// Open items that repeat in the same way from the same day on.
struct CalendarSeries: Entity {
    let recurrence: Recurrence
    /// With the time of one of them. All times are still to come today, or none is; all are the same if the rule counts hours.
    let due: Due
    let count: Int
}

/// The items and repetitions on some days.
struct CalendarFacts: Entity {
    /// Without later occurrences.
    var counts: [Day: DayCounts] = [:]
    /// The series that began before the last day.
    var series: [CalendarSeries] = []

    /// Returns the counts of the days with the later occurrences.
    func counts(in days: ClosedRange<Day>, now: Moment) -> [Day: DayCounts] {
        var counts = counts
        for series in series {
            for occurrence in series.recurrence.laterOccurrences(in: days, due: series.due, now: now) {
                counts[occurrence.day, default: DayCounts()].repeating += series.count
            }
        }
        return counts
    }
}
