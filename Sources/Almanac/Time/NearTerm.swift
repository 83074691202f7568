/// The position of a due date relative to today. If several apply, the nearest wins.
package enum NearTerm: Int, CaseIterable, Comparable, Sendable {
    case overdue, today, tomorrow, laterThisWeek, nextWeek, later

    package init(of due: Due, at now: Moment, weeksStartOn start: Weekday) {
        self = due.hasPassed(at: now) ? .overdue : NearTerm(of: due.day, from: now.today, weeksStartOn: start)
    }

    package init(of day: Day, from today: Day, weeksStartOn start: Weekday) {
        let thisWeek = Week(containing: today, startingOn: start)
        self =
            if day < today {
                .overdue
            } else if day == today {
                .today
            } else if day == today + 1 {
                .tomorrow
            } else if thisWeek.days.contains(day) {
                .laterThisWeek
            } else if thisWeek.next.days.contains(day) {
                .nextWeek
            } else {
                .later
            }
    }

    package static func < (left: NearTerm, right: NearTerm) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Day {
    /// Returns the last day of the week after the one containing `today`: the last day of "upcoming".
    package static func lastDay(ofWeekAfter today: Day, weeksStartOn start: Weekday) -> Day {
        Week(containing: today, startingOn: start).next.lastDay
    }
}
