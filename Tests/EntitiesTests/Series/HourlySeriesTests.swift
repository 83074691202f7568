import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// Series that count hours. They are due on Saturday, 21 November 2026, at nine.
struct HourlySeriesTests {
    private let everySixHours = Recurrence.every(Repetition(.hourly, interval: 6))
    private let againInSixHours = Recurrence.again(Repetition(.hourly, interval: 6))

    private func due(_ days: Int, _ hour: Int, _ minute: Int = 0) -> Due {
        Due(day: .saturday + days, minute: 60 * hour + minute)
    }

    private func at(_ days: Int, _ hour: Int, _ minute: Int = 0) -> Moment {
        let due = due(days, hour, minute)
        let instant = Instant(seconds: due.day.number * 86_400 + (due.time?.minute ?? 0) * 60)
        return Moment(instant: instant, today: due.day, time: due.time ?? .midnight)
    }

    private func item(_ recurrence: Recurrence, due: Due) -> Item {
        .sample(1, due: due, wait: due.day - 1) { $0.recurrence = recurrence }
    }

    @Test(arguments: [(0, 9, 10, 0, 15), (0, 8, 0, 0, 15), (0, 15, 0, 0, 21), (0, 16, 0, 0, 21), (1, 8, 0, 1, 9)])
    func `completing moves on to the first occurrence later than now`(
        day: Int,
        hour: Int,
        minute: Int,
        next: Int,
        nextHour: Int
    ) {
        let completion = ItemCompletion(of: item(everySixHours, due: due(0, 9)), at: at(day, hour, minute))

        #expect(completion.after.details.due == due(next, nextHour))
        #expect(completion.after.details.wait == Day.saturday + (next - 1))
        #expect(completion.after.details.recurrence == everySixHours)
    }

    @Test func `each time of a day has a copy of its own, and a rule of days one for the day`() throws {
        let first = item(everySixHours, due: due(0, 9))
        let second = item(everySixHours, due: due(0, 15))
        let daily = item(.every(Repetition(.daily)), due: due(0, 9))

        let copies = [first, second, daily].map { $0.copyUUID(completedAt: at(0, 16)) }

        let names = ["done 2026-11-21T09:00", "done 2026-11-21T15:00", "done 2026-11-21"]
        #expect(copies == names.map { ItemUUID(ofCopyOf: first.uuid, name: $0) })
        let completion = ItemCompletion(of: second, at: at(0, 16))
        guard case .new(let copy) = completion.copy else { throw CopyError.missing }
        #expect(copy.details.due == due(0, 15) && copy.details.recurrence == nil && copy.uuid == copies[1])
    }

    private enum CopyError: Error { case missing }

    @Test func `the missed times are named, and those that are left count down`() {
        let counted = Recurrence.every(Repetition(.hourly, interval: 6, end: .count(3)))
        let completion = ItemCompletion(of: item(counted, due: due(0, 9)), at: at(1, 4))

        #expect(completion.skipped == [due(0, 15), due(0, 21), due(1, 3)])
        #expect(completion.after.details.due == due(1, 9))
        #expect(completion.after.details.recurrence == .every(Repetition(.hourly, interval: 6, end: .count(2))))
    }

    @Test func `a series that counts from its completion is due hours after it`() {
        let series = item(againInSixHours, due: due(0, 9))

        #expect(NextOccurrence(of: series, done: at(0, 10, 20))?.details.due == due(0, 16, 20))
        #expect(NextOccurrence(of: series, done: at(0, 20))?.details.due == due(1, 2))
        #expect(series.movesOn(at: at(0, 4)) && !series.movesOn(at: at(0, 2)))
    }

    @Test func `a copy that isn't due on its occurrence is named by its completion, whatever the time zone`() {
        let weekly = item(.again(Repetition(.weekly)), due: due(7, 9))
        // It is Sunday in UTC, from which the series would move on.
        let evening = Moment(instant: at(1, 1).instant, today: .saturday, time: due(0, 20).time ?? .midnight)

        let completion = ItemCompletion(of: weekly, at: evening)

        #expect(completion.after.details.due == due(7, 9))
        #expect(completion.copy?.uuid == ItemUUID(ofCopyOf: weekly.uuid, due: Due(day: .saturday + 1)))
    }

    @Test func `a series that ends names only what has passed`() {
        let ending = Recurrence.every(Repetition(.hourly, interval: 6, end: .until(.saturday)))
        let last = Recurrence.every(Repetition(.hourly, interval: 6, end: .count(1)))

        #expect(ItemCompletion(ofSingle: item(last, due: due(0, 9)), at: at(0, 16)).skipped.isEmpty)
        #expect(ItemCompletion(of: item(ending, due: due(0, 9)), at: at(0, 22)).skipped == [due(0, 15), due(0, 21)])
        #expect(ItemCompletion(ofSingle: item(ending, due: due(0, 21)), at: at(0, 22)).skipped.isEmpty)
    }

    @Test func `the clock on the wall counts, also in the night in which it is changed`() throws {
        let night = try #require(Day(iso: "2027-03-28"))

        let next = everySixHours.nextOccurrences(
            3,
            due: Due(day: night - 1, time: TimeOfDay(hour: 21, minute: 0)),
            now: at(0, 9)
        )

        #expect(next.map(\.description) == ["2027-03-28T03:00", "2027-03-28T09:00", "2027-03-28T15:00"])
    }

    @Test func `an occurrence is early until its time, or until its day`() {
        #expect(item(everySixHours, due: due(0, 15)).isEarly(at: at(0, 14, 59)))
        #expect(!item(everySixHours, due: due(0, 15)).isEarly(at: at(0, 15)))
        #expect(!item(.every(Repetition(.daily)), due: due(0, 15)).isEarly(at: at(0, 9)))
        #expect(item(.every(Repetition(.daily)), due: due(1, 15)).isEarly(at: at(0, 23)))
    }

    @Test func `an item that repeats often stands once on each later day`() {
        func later(_ interval: Int, _ days: ClosedRange<Int>) -> [Due] {
            Recurrence.every(Repetition(.hourly, interval: interval)).laterOccurrences(
                in: .saturday + days.lowerBound...(.saturday + days.upperBound),
                due: due(0, 9),
                now: at(0, 8)
            )
        }

        #expect(later(6, 0...1) == [due(0, 15), due(0, 21), due(1, 3), due(1, 9), due(1, 15), due(1, 21)])
        #expect(later(6, 5...5) == [due(5, 3), due(5, 9), due(5, 15), due(5, 21)])
        #expect(later(1, 0...2) == [due(1, 0), due(2, 0)])
        #expect(later(1, 0...27).count == 27)
    }

    @Test func `an overdue item stands at the times that it has missed`() {
        let later = everySixHours.laterOccurrences(in: .saturday...(.saturday), due: due(0, 3), now: at(0, 10))

        #expect(later == [due(0, 9), due(0, 15), due(0, 21)])
    }

    @Test func `a series moved on if it is on a later time of its rule`() {
        func details(_ recurrence: Recurrence, _ due: Due) -> ItemDetails {
            ItemDetails(title: "Pill", due: due, recurrence: recurrence)
        }
        let old = details(everySixHours, due(0, 9))

        #expect(details(everySixHours, due(0, 15)).hasMovedOn(from: old))
        #expect(details(everySixHours, due(0, 15)).differOnlyByMovingOn(from: old))
        #expect(!details(everySixHours, due(0, 16)).hasMovedOn(from: old))
        #expect(!details(everySixHours, due(0, 3)).hasMovedOn(from: old))
        #expect(details(againInSixHours, due(0, 16)).hasMovedOn(from: details(againInSixHours, due(0, 9))))
        let daily = Recurrence.every(Repetition(.daily))
        #expect(!details(daily, due(0, 15)).hasMovedOn(from: details(daily, due(0, 9))))
    }

    @Test func `a move to the next time is not a postponement, but one beside it is`() {
        func isPostponed(_ after: Due, hasCopy: Bool = false) -> Bool {
            DueMove(from: due(0, 9), to: after, everySixHours, at: at(0, 8).instant)
                .isPostponement(on: FixedClock(at(0, 8))) { $0 == due(0, 9) && hasCopy }
        }

        #expect(!isPostponed(due(0, 15)))
        #expect(isPostponed(due(0, 10)))
        #expect(!isPostponed(due(0, 10), hasCopy: true))
    }

    @Test func `a new rule of hours starts now if the item has no time`() {
        let item = Item.sample(1, due: Due(day: .saturday))
        var details = item.details
        details.recurrence = everySixHours

        #expect(ItemAlteration(of: item, to: details, at: at(0, 14, 10)).after.details.due == due(0, 14, 15))
        details.due = due(0, 8)
        #expect(ItemAlteration(of: item, to: details, at: at(0, 14, 10)).after.details.due == due(0, 8))
        details.due = nil
        #expect(details.scheduled(at: at(0, 14, 10)).due == due(0, 14, 15))
    }
}
