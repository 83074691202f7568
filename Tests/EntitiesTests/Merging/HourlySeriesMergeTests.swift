import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// Series that count hours and were completed or changed on both sides. They are due on Saturday, 21 November 2026, at nine.
struct HourlySeriesMergeTests {
    private static let everySixHours = Recurrence.every(Repetition(.hourly, interval: 6))

    private func series(_ hour: Int, _ recurrence: Recurrence? = everySixHours) -> SharedItem {
        MergeSample.item {
            $0.details.due = Due(day: .saturday, minute: 60 * hour)
            $0.details.recurrence = recurrence
        }
    }

    /// Expects the same result whichever side is the local one and whichever changed later.
    private func expect(
        _ base: SharedItem?,
        _ one: SharedItem,
        _ other: SharedItem,
        become item: SharedItem,
        lost: Due? = nil,
        location: SourceLocation = #_sourceLocation
    ) {
        let conflicts = lost.map { [MergeConflict.due(kept: item.details.due, lost: $0)] } ?? []
        for (local, remote) in [(one, other), (other, one)] {
            for second in [5, 15] {
                let merge = MergeSample.merge(base, local, remote, remoteAt: second)
                #expect(merge.item == item, sourceLocation: location)
                #expect(merge.conflicts == conflicts, sourceLocation: location)
            }
        }
    }

    @Test func `the later time of a day is taken`() {
        expect(series(9), series(15), series(21), become: series(21))
        expect(series(9), series(15), series(27), become: series(27))
        expect(series(9), series(9), series(15), become: series(15))
        expect(nil, series(9), series(15), become: series(15))
    }

    @Test func `a series that moved on beats another time`() {
        expect(series(9), series(15), series(10), become: series(15), lost: series(10).details.due)
    }

    @Test func `a new rule goes on after the time to which the series moved on`() {
        let everyFiveHours = Recurrence.every(Repetition(.hourly, interval: 5))

        expect(series(9), series(15), series(9, everyFiveHours), become: series(19, everyFiveHours))
    }

    @Test func `a new rule of days has the time that the item had`() {
        let daily = Recurrence.every(Repetition(.daily))

        expect(series(9), series(15), series(9, daily), become: series(33, daily))
        expect(series(9), series(27), series(9, daily), become: series(33, daily))
    }

    @Test func `a new rule of hours goes on after the day to which the series moved on`() {
        let daily = Recurrence.every(Repetition(.daily))

        expect(series(9, daily), series(33, daily), series(9), become: series(27))
    }
}
