import Almanac
import Entities
import Testing
import Vocabulary

struct RecurrenceTests {
    /// Monday, 23 November 2026.
    private let monday = Day(number: 20_780)

    private func due(_ days: Int) -> Due { Due(day: monday + days) }

    /// Noon of a day.
    private func noon(_ day: Day) -> Moment {
        Moment(instant: Instant(seconds: 0), today: day, time: .noon)
    }

    private let mondays = Repetition(.weekly, weekdays: [.init(.monday)])
    private let mondaysAndWednesdays = Repetition(.weekly, weekdays: [.init(.monday), .init(.wednesday)])

    @Test(arguments: [(0, 7), (2, 7), (6, 7), (7, 14), (8, 14), (21, 28), (-1, 7), (-30, 7)])
    func `an item due on Mondays repeats on the first Monday after due date and completion`(done: Int, next: Int) {
        #expect(Recurrence.every(mondays).next(due: due(0), done: due(done)) == due(next))
    }

    @Test(arguments: [(0, 1), (1, 2), (21, 22), (-3, 1)])
    func `a daily item completed weeks late has a single next occurrence`(done: Int, next: Int) {
        let daily = Recurrence.every(Repetition(.daily))

        #expect(daily.next(due: due(0), done: due(done)) == due(next))
    }

    @Test(arguments: [(0, 14), (15, 28), (28, 42)])
    func `an item due every second week keeps its rhythm however late it is completed`(done: Int, next: Int) {
        let fortnightly = Recurrence.every(Repetition(.weekly, interval: 2))

        #expect(fortnightly.next(due: due(0), done: due(done)) == due(next))
    }

    @Test(arguments: [(-3, 11), (0, 14), (5, 19)])
    func `again:2weeks counts from the day of completion`(done: Int, next: Int) {
        let again = Recurrence.again(Repetition(.weekly, interval: 2))

        #expect(again.next(due: due(0), done: due(done)) == due(next))
    }

    @Test(arguments: [(0, 2), (1, 2), (2, 7), (12, 14), (-4, 0)])
    func `again on a weekday uses the next one after completion`(done: Int, next: Int) {
        let again = Recurrence.again(mondaysAndWednesdays)

        #expect(again.next(due: due(0), done: due(done)) == due(next))
    }

    @Test(arguments: [
        // Due at 21:00, completed at noon: today's occurrence is still to come.
        (-1, 21, 0), (-9, 21, 0), (0, 21, 1), (1, 21, 2),
        // Due at 9:00.
        (-1, 9, 1), (0, 9, 1), (0, 12, 1),
    ])
    func `the next occurrence of an item with a time is the first one later than now`(due: Int, hour: Int, next: Int) {
        let due = Due(day: monday + due, time: TimeOfDay(hour: hour, minute: 0))
        let daily = Recurrence.every(Repetition(.daily))

        #expect(daily.next(due: due, done: noon(monday)) == self.due(next))
        #expect(daily.nextOccurrences(2, due: due, now: noon(monday)) == [self.due(next), self.due(next + 1)])
        #expect(Recurrence.again(Repetition(.daily)).next(due: due, done: noon(monday)) == self.due(1))
    }

    @Test func `a Monday standup that is ticked on the next Monday before its time is due that day`() {
        let due = Due(day: monday, time: TimeOfDay(hour: 13, minute: 0))

        #expect(Recurrence.every(mondays).next(due: due, done: noon(monday + 7)) == self.due(7))
    }

    @Test func `the occurrences between two due dates are the missed ones`() {
        let every = Recurrence.every(mondaysAndWednesdays)

        #expect(every.occurrences(after: due(0), before: due(9), limit: 9) == [due(2), due(7)])
        #expect(every.occurrences(after: due(0), before: due(2), limit: 9).isEmpty)
        #expect(every.occurrences(after: due(0), before: due(9), limit: 1) == [due(2)])
        #expect(Recurrence.again(mondays).occurrences(after: due(0), before: due(70), limit: 9).isEmpty)
    }

    @Test func `a series ends with its last day`() {
        let daily = Recurrence.every(Repetition(.daily, end: .until(monday + 2)))

        #expect(daily.nextOccurrences(9, due: Due(day: monday), now: noon(monday)) == [due(1), due(2)])
        #expect(daily.next(due: due(0), done: due(2)) == nil)
    }

    @Test func `a number of occurrences counts down with each one`() {
        let daily = Recurrence.every(Repetition(.daily, end: .count(3)))

        #expect(daily.nextOccurrences(9, due: Due(day: monday), now: noon(monday)) == [due(1), due(2)])
        #expect(daily.afterOccurrence == .every(Repetition(.daily, end: .count(2))))
        #expect(Recurrence.again(Repetition(.daily, end: .count(1))).next(due: due(0), done: due(0)) == nil)
    }

    @Test func `a series on the 31st keeps its end`() throws {
        let due = try #require(Day(iso: "2027-01-31"))
        let monthly = Recurrence.every(Repetition(.monthly, end: .count(3)))

        #expect(monthly.pinned(to: due) == .every(Repetition(.monthly, monthDays: [31], end: .count(3))))
    }

    @Test func `again:month does not return to the 31st`() throws {
        let due = try #require(Day(iso: "2027-01-31"))
        let again = Recurrence.again(Repetition(.monthly))

        #expect(again.pinned(to: due) == again)
        #expect(
            again.nextOccurrences(2, due: Due(day: due), now: noon(due)).map(\.description) == [
                "2027-02-28", "2027-03-28",
            ]
        )
    }

    @Test func `without a due date, the day of completion counts`() {
        #expect(Recurrence.every(mondays).next(due: nil, done: due(3)) == due(7))
    }

    @Test func `no occurrence follows the year 9999`() {
        let last = Day(number: Day.validNumbers.upperBound)

        let daily = Recurrence.every(Repetition(.daily))

        #expect(daily.next(due: Due(day: last), done: due(0)) == nil)
        #expect(
            daily.nextOccurrences(9, due: Due(day: last - 2), now: noon(monday)) == [
                Due(day: last - 1), Due(day: last),
            ]
        )
    }

    @Test func `an item due on the 31st repeats on the last day of short months and on the 31st of others`() throws {
        let due = try #require(Day(iso: "2026-12-31"))

        let next = Recurrence.every(Repetition(.monthly)).nextOccurrences(5, due: Due(day: due), now: noon(monday))

        #expect(
            next.map(\.description) == ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]
        )
    }

    @Test func `the next occurrence of an overdue item is not before today`() {
        let next = Recurrence.every(mondays).nextOccurrences(2, due: Due(day: monday), now: noon(monday + 16))

        #expect(next == [due(21), due(28)])
    }
}
