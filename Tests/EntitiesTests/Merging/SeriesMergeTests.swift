import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// Series that were completed, postponed or changed on both sides. They are due on Saturday, 21 November 2026.
struct SeriesMergeTests {
    private static let daily = Recurrence.every(Repetition(.daily))
    private static let weekly = Recurrence.every(Repetition(.weekly))

    private func series(
        _ days: Int,
        _ recurrence: Recurrence? = daily,
        time: TimeOfDay? = nil,
        wait: Int? = 2,
        done: Int? = nil
    ) -> SharedItem {
        MergeSample.item {
            $0.details.due = Due(day: .saturday + days, time: time)
            $0.details.wait = wait.map { .saturday + days - $0 }
            $0.details.recurrence = recurrence
            $0.completed = done.map { Instant(seconds: $0) }
        }
    }

    private func count(_ count: Int) -> Recurrence { .every(Repetition(.daily, end: .count(count))) }

    /// Expects the same result whichever side is the local one and whichever changed later.
    private func expect(
        _ base: SharedItem?,
        _ one: SharedItem,
        _ other: SharedItem,
        become item: SharedItem,
        _ conflicts: [MergeConflict] = [],
        location: SourceLocation = #_sourceLocation
    ) {
        for (local, remote) in [(one, other), (other, one)] {
            for second in [5, 15] {
                let merge = MergeSample.merge(base, local, remote, remoteAt: second)
                #expect(merge.item == item, sourceLocation: location)
                #expect(merge.conflicts == conflicts, sourceLocation: location)
                #expect(merge.writesLocal == (item != local), sourceLocation: location)
                #expect(merge.writesRemote == (item != remote), sourceLocation: location)
            }
        }
    }

    private func due(_ days: Int, _ time: TimeOfDay? = nil) -> Due { Due(day: .saturday + days, time: time) }

    @Test func `a series that moved on or was set back on one side only is taken`() {
        expect(series(0), series(0), series(3), become: series(3))
        expect(series(3), series(3), series(0), become: series(0))
    }

    @Test func `a day that was left out elsewhere stays left out when the series has moved on`() {
        let days = RuleDays.SingleDays(excluded: [.saturday + 1, .saturday + 5])
        let left = RuleDays.SingleDays(excluded: [.saturday + 5])

        expect(
            series(0),
            series(2),
            series(0, Self.daily.with(days)),
            become: series(2, Self.daily.with(left))
        )
        expect(series(0), series(1), series(0, Self.daily.with(days)), become: series(2, Self.daily.with(left)))
    }

    @Test func `a rule of one side keeps the day of the month that the other side chose`() {
        let base = MergeSample.item { $0.details.due = nil }
        let day = Day.saturday + 9
        let moved = MergeSample.item { $0.details.due = Due(day: day) }
        let repeated = MergeSample.item {
            $0.details.due = Due(day: day - 2)
            $0.details.recurrence = .every(Repetition(.monthly))
        }

        let merge = MergeSample.merge(base, moved, repeated, remoteAt: 5)

        #expect(merge.item?.details.due?.day == day)
        #expect(merge.item?.details.recurrence == .every(Repetition(.monthly, monthDays: [30])))
    }

    @Test func `a series that moved on beats a postponement, whatever the clocks say`() {
        let postponed = series(3, Self.weekly)

        expect(
            series(0, Self.weekly),
            series(7, Self.weekly),
            postponed,
            become: series(7, Self.weekly),
            [.due(kept: due(7), lost: due(3))]
        )
        expect(series(0), series(1), series(-1), become: series(1), [.due(kept: due(1), lost: due(-1))])
    }

    @Test func `of two series that moved on, the later day and the smaller number of occurrences are taken`() {
        expect(series(0), series(1), series(3), become: series(3))
        expect(series(0, count(5)), series(1, count(4)), series(4, count(4)), become: series(4, count(4)))
        expect(series(0, count(5)), series(2, count(3)), series(4, count(4)), become: series(4, count(3)))
    }

    @Test func `a series that counts from its completion may move on to any later day`() {
        let again = Recurrence.again(Repetition(.weekly))

        expect(series(0, again), series(8, again), series(9, again), become: series(9, again))
        expect(
            series(0, again),
            series(8, again),
            series(-2, again),
            become: series(8, again),
            [
                .due(kept: due(8), lost: due(-2))
            ]
        )
    }

    @Test func `an undone completion is lost if the series moved on again elsewhere`() {
        expect(
            series(1, count(4)),
            series(0, count(5)),
            series(2, count(3)),
            become: series(2, count(3)),
            [
                .due(kept: due(2), lost: due(0))
            ]
        )
    }

    @Test func `of two other changes of the day, the later one counts`() {
        let (base, one, other) = (series(0, Self.weekly), series(3, Self.weekly), series(4, Self.weekly))

        #expect(MergeSample.merge(base, one, other, remoteAt: 5).item == one)
        #expect(MergeSample.merge(base, one, other, remoteAt: 15).item == other)
    }

    @Test func `the time, the distance of the wait day and the number of occurrences are merged one by one`() {
        let time = TimeOfDay(minute: 600)

        expect(series(0), series(1), series(0, time: time), become: series(1, time: time))
        expect(series(0, time: time), series(1, time: time), series(0), become: series(1))
        expect(series(0), series(1), series(0, wait: 5), become: series(1, wait: 5))
        expect(series(0), series(1), series(0, wait: nil), become: series(1, wait: nil))
        expect(series(0, count(5)), series(1, count(4)), series(0, count(2)), become: series(1, count(2)))
        expect(series(0, count(5)), series(0, count(4)), series(0, count(2)), become: series(0, count(2)))
        expect(
            series(0, Self.weekly),
            series(7, Self.weekly),
            series(3, Self.weekly, time: time, wait: 1),
            become: series(7, Self.weekly, time: time, wait: 1),
            [.due(kept: due(7), lost: due(3, time))]
        )
    }

    @Test func `a program that moves the due day only leaves the wait day where it is`() {
        expect(series(0), series(0), series(1, wait: 3), become: series(1, wait: 3))
    }

    @Test func `a new rule begins with its first occurrence that was not done`() {
        let third = Recurrence.every(Repetition(.daily, interval: 3))

        expect(series(0), series(4), series(0, third), become: series(6, third))
        expect(series(0), series(4), series(5, third), become: series(5, third))
        expect(series(0), series(4), series(1, third), become: series(4, third), [.due(kept: due(4), lost: due(1))])
        expect(series(0), series(5), series(1, third), become: series(7, third), [.due(kept: due(7), lost: due(1))])
        expect(series(0, count(3)), series(1, count(2)), series(0, count(9)), become: series(1, count(9)))
    }

    @Test func `a series whose rule was cleared becomes a single item on the day to which it moved on`() {
        expect(series(0), series(1), series(0, nil), become: series(1, nil), [.due(kept: due(1), lost: due(0))])
        let time = TimeOfDay(minute: 600)
        var undated = series(1, nil)
        undated.details.due = nil
        expect(
            series(0, time: time),
            series(1, time: time),
            undated,
            become: series(1, nil, time: time),
            [
                .due(kept: due(1, time), lost: nil)
            ]
        )
    }

    @Test func `a series on the 31st moves on to the last day of a shorter month`() throws {
        let january = try #require(Day(iso: "2027-01-31"))
        func item(_ days: Int, _ rule: Repetition, time: TimeOfDay? = nil) -> SharedItem {
            MergeSample.item {
                $0.details.due = Due(day: january + days, time: time)
                $0.details.recurrence = .every(rule)
            }
        }
        let (plain, pinned) = (Repetition(.monthly), Repetition(.monthly, monthDays: [31]))

        for rule in [plain, pinned] {
            expect(item(0, rule), item(28, pinned), item(59, pinned), become: item(59, pinned))
            expect(
                item(0, rule),
                item(28, pinned),
                item(0, rule, time: .midnight),
                become: item(28, pinned, time: .midnight)
            )
            // Postponed to 2 February, it is a series on the 2nd.
            expect(
                item(0, rule),
                item(28, pinned),
                item(2, plain),
                become: item(28, pinned),
                [.due(kept: Due(day: january + 28), lost: Due(day: january + 2))]
            )
        }
    }

    @Test func `two lists that complete a series with two occurrences end it once`() {
        let base = series(0, count(2))

        expect(base, series(1, count(1)), series(1, count(1)), become: series(1, count(1)))
        expect(base, series(1, count(1), done: 7), series(1, count(1)), become: series(1, count(1), done: 7))
        expect(
            base,
            series(1, count(1), done: 7),
            series(1, count(1), done: 5),
            become: series(1, count(1), done: 5)
        )
        expect(
            base,
            series(1, count(1), done: 7),
            series(-1, count(2)),
            become: series(1, count(1), done: 7),
            [
                .due(kept: due(1), lost: due(-1))
            ]
        )
    }

    @Test func `a series that ended on one side is done on the day of its last occurrence`() {
        expect(
            series(0, count(2)),
            series(1, count(1), done: 9),
            series(2, count(1)),
            become: series(1, count(1), done: 9)
        )
    }

    @Test func `an item that a program completed without a rule keeps its day if the series moved on elsewhere`() {
        let (base, moved) = (series(0, count(3)), series(1, count(2)))
        let conflict = MergeConflict.due(kept: due(0), lost: due(1))

        expect(base, series(0, count(3), done: 7), moved, become: series(0, count(3), done: 7), [conflict])
        // It lost its rule to the program.
        let merge = MergeSample.merge(base, moved, series(0, nil, done: 7), stated: .all.subtracting(.recurrence))
        #expect(merge.item == series(0, count(3), done: 7) && merge.conflicts == [conflict])
    }

    @Test func `an old item that was reopened and moved on here stays open`() {
        let done = series(0, done: 3)

        expect(done, done, series(1), become: series(1))
    }

    @Test func `without a base, the series that is further on is the later one`() {
        expect(nil, series(0), series(3), become: series(3))
        expect(nil, series(0, count(5)), series(3, count(2)), become: series(3, count(2)))
    }

    @Test func `two copies that were never synced keep the earlier completion`() {
        expect(nil, series(0, nil, done: 7), series(0, nil, done: 5), become: series(0, nil, done: 5))
    }
}
