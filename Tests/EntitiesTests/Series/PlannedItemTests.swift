import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct PlannedItemTests {
    private let today = Day.saturday

    private func later(_ recurrence: Recurrence, due: Due, _ first: Int = 0, _ last: Int = 9) -> [Int] {
        recurrence.laterOccurrences(in: today + first...today + last, due: due, now: .saturday).map { $0.day - today }
    }

    private let everyThreeDays = Recurrence.every(Repetition(.daily, interval: 3))

    @Test func `a repetition falls on its pattern after the present occurrence`() {
        #expect(later(everyThreeDays, due: Due(day: today)) == [3, 6, 9])
        #expect(later(everyThreeDays, due: Due(day: today + 5), 1, 20) == [8, 11, 14, 17, 20])
        #expect(later(everyThreeDays, due: Due(day: today), 100, 104) == [102])
    }

    @Test func `an overdue item falls on the days that it has missed, on today and on those that follow`() throws {
        let (nine, noon) = (try #require(TimeOfDay(hour: 9, minute: 0)), TimeOfDay.noon)
        let daily = Recurrence.every(Repetition(.daily))

        #expect(later(daily, due: Due(day: today - 2), -9, 2) == [-1, 0, 1, 2])
        #expect(later(daily, due: Due(day: today - 2, time: noon), -9, 2) == [-1, 0, 1, 2])
        #expect(later(daily, due: Due(day: today - 9), -4, -3) == [-4, -3])
        #expect(later(.every(Repetition(.weekly)), due: Due(day: today - 20), -20, 0) == [-13, -6])
        #expect(later(daily, due: Due(day: today, time: nine), -9, 2) == [1, 2])
    }

    @Test func `an end is respected`() {
        let until = Recurrence.every(Repetition(.daily, interval: 3, end: .until(today + 6)))
        let count = Recurrence.every(Repetition(.daily, interval: 3, end: .count(3)))

        #expect(later(until, due: Due(day: today)) == [3, 6])
        #expect(later(count, due: Due(day: today), 0, 30) == [3, 6])
        #expect(later(count, due: Due(day: today), 5, 30) == [6])
        #expect(later(count, due: Due(day: today), 7, 30).isEmpty)
        #expect(later(.every(Repetition(.daily, end: .count(1))), due: Due(day: today)).isEmpty)
        #expect(later(.every(Repetition(.daily, end: .count(1))), due: Due(day: today - 2)).isEmpty)
        // The occurrences that are left begin when the overdue one is completed.
        #expect(later(.every(Repetition(.daily, end: .count(3))), due: Due(day: today - 5), -5, 9) == [-4, -3, 1, 2])
    }

    @Test func `days that depend on the day of completion are not known`() {
        #expect(later(.again(Repetition(.daily)), due: Due(day: today)).isEmpty)
    }

    @Test func `the 31st falls on the last day of short months`() throws {
        let due = Due(day: try #require(Day(iso: "2026-12-31")))
        let year = due.day...due.day + 100

        let days = Recurrence.every(Repetition(.monthly)).laterOccurrences(in: year, due: due, now: .saturday)

        #expect(days.map(\.description) == ["2027-01-31", "2027-02-28", "2027-03-31"])
    }

    @Test(arguments: 0..<4)
    func `the days are those that are missed, and those that completing each occurrence leads to`(seed: UInt64) {
        var chance = Chance(seed: seed)
        for _ in 0..<40 {
            let end: Repetition.End? = [nil, .count(chance.number(1...9))][chance.number(0...1)]
            let recurrence = Recurrence.every(chance.pattern().ending(end))
            let due = Due(day: chance.day(), time: TimeOfDay(minute: chance.number(0...1_439)))
            let now = Moment(
                instant: Instant(seconds: 0),
                today: due.day + chance.number(-30...200),
                time: TimeOfDay(minute: chance.number(0...1_439)) ?? .noon
            )
            let first = due.day + chance.number(0...300)
            let days = first...first + chance.number(0...400)

            let ours = recurrence.laterOccurrences(in: days, due: due, now: now)

            let chain = recurrence.nextOccurrences(1_200, due: due, now: now)
            let passed = now.today - (due.time.map { $0 > now.time } ?? false ? 1 : 0)
            let limit = if case .count(let count) = end { count - 1 } else { 1_200 }
            let missed = recurrence.pinned(to: due.day).occurrences(
                after: due,
                before: Due(day: passed + 1),
                limit: limit
            )
            #expect(ours == (missed + chain).filter { days.contains($0.day) }, "\(recurrence) \(due) \(now)")
        }
    }

    @Test func `a day has its items in order: by time, priority and id, open ones first`() throws {
        let nine = TimeOfDay(hour: 9, minute: 0)
        let stretch = Item.sample(7, due: Due(day: today - 1, time: .noon)) {
            $0.recurrence = .every(Repetition(.daily))
        }
        let items = [
            Item.sample(1, due: Due(day: today, time: nine), isDone: true), .sample(2, due: Due(day: today)),
            .sample(3, due: Due(day: today), priority: .high), .sample(4, due: Due(day: today, time: nine)),
            .sample(5, due: Due(day: today + 1)), .sample(6), stretch, .sample(8, due: Due(day: today + 2)),
        ]

        let planned = PlannedItem.planned(items, in: today...today + 1, now: .saturday)

        #expect(planned.map(\.item.id) == [4, 7, 3, 2, 1, 7, 5])
        #expect(planned.filter(\.isLaterOccurrence).map(\.day) == [today, today + 1])
    }

    @Test func `a done item does not repeat, and a later occurrence waits as long before its day`() {
        let every = Recurrence.every(Repetition(.daily, interval: 7))
        let done = Item.sample(1, due: Due(day: today), isDone: true) { $0.recurrence = every }
        let open = Item.sample(2, due: Due(day: today, time: .noon), wait: today - 2) { $0.recurrence = every }

        let planned = PlannedItem.planned([done, open], in: today...today + 8, now: .saturday)

        #expect(planned.map(\.item.id) == [2, 1, 2])
        let last = planned[2].occurrence.details
        #expect(last.due == Due(day: today + 7, time: .noon) && last.wait == today + 5 && planned[0].occurrence == open)
    }
}
