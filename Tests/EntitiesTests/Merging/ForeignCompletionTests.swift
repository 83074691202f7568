import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct ForeignCompletionTests {
    /// Saturday, 21 November 2026, every second week.
    private let rule = Repetition(.weekly, interval: 2)

    private func item(_ day: Day, _ recurrence: Recurrence?, time: TimeOfDay? = nil, done: Int? = nil) -> SharedItem {
        MergeSample.item {
            $0.details.due = Due(day: day, time: time)
            $0.details.wait = day - 2
            $0.details.recurrence = recurrence
            $0.completed = done.map { Instant(seconds: $0) }
        }
    }

    @Test(arguments: [14, 28, 140])
    func `an item that moved to a later occurrence was completed elsewhere`(days: Int) {
        let (base, moved) = (item(.saturday, .every(rule)), item(.saturday + days, .every(rule)))

        let merge = MergeSample.merge(base, base, moved)

        #expect(merge.item == moved)
        #expect(merge.completion == .moved(from: .saturday, to: .saturday + days))
        #expect(merge.writesLocal && !merge.writesRemote)
    }

    @Test(arguments: [7, 13, -14, 0])
    func `an item that moved to another day was rescheduled`(days: Int) {
        let base = item(.saturday, .every(rule))

        #expect(MergeSample.merge(base, base, item(.saturday + days, .every(rule))).completion == nil)
    }

    @Test func `a new time, another rule or a date changed here is not a completion`() {
        let (base, next) = (item(.saturday, .every(rule)), Day.saturday + 14)
        let moved = item(next, .every(rule))

        #expect(MergeSample.merge(base, base, item(next, .every(rule), time: .midnight)).completion == nil)
        #expect(MergeSample.merge(base, base, item(next, .every(Repetition(.weekly)))).completion == nil)
        #expect(MergeSample.merge(base, base, item(next, nil)).completion == nil)
        #expect(MergeSample.merge(base, item(.saturday + 1, .every(rule)), moved).completion == nil)
        #expect(MergeSample.merge(item(.saturday, nil), item(.saturday, nil), moved).completion == nil)
    }

    @Test(arguments: [(2, true), (3, true), (4, false)])
    func `a series with a number of occurrences may count down`(count: Int, isCompletion: Bool) {
        let base = item(.saturday, .every(rule.ending(.count(3))))

        let merge = MergeSample.merge(base, base, item(.saturday + 14, .every(rule.ending(.count(count)))))

        #expect((merge.completion != nil) == isCompletion)
    }

    @Test func `a series on the 31st moves to the last day of a shorter month`() throws {
        let (january, february) = (try #require(Day(iso: "2027-01-31")), try #require(Day(iso: "2027-02-28")))
        let base = item(january, Recurrence.every(Repetition(.monthly)).pinned(to: january))

        let merge = MergeSample.merge(base, base, item(february, .every(Repetition(.monthly, monthDays: [31]))))

        #expect(merge.completion == .moved(from: january, to: february))
    }

    @Test func `an item completed here that moved on elsewhere is done with its old date`() {
        let base = item(.saturday, .every(rule.ending(.count(3))))
        let done = item(.saturday, .every(rule.ending(.count(3))), done: 7)
        let moved = item(.saturday + 14, .every(rule.ending(.count(2))))
        let conflict = MergeConflict.due(kept: Due(day: .saturday), lost: Due(day: .saturday + 14))

        // adder takes the rule off completed items.
        for (local, remote) in [(done, moved), (moved, item(.saturday, nil, done: 7))] {
            let merge = MergeSample.merge(base, local, remote, stated: .all.subtracting(.recurrence))

            #expect(merge.item == done)
            #expect(merge.conflicts == [conflict])
            #expect(merge.completion == nil)
        }
    }

    @Test func `a completed item that still has its rule is written once`() {
        let (base, done) = (item(.saturday, .every(rule)), item(.saturday, .every(rule), done: 7))

        let merge = MergeSample.merge(base, base, done)
        let again = MergeSample.merge(merge.item, merge.item, done)

        #expect(merge.completion == .withRule && merge.item == done && merge.writesRemote)
        #expect(again.completion == nil && !again.writesRemote && !again.writesLocal)
    }

    @Test func `an item that was also completed here gets no further occurrence`() {
        let (base, done) = (item(.saturday, .every(rule)), item(.saturday, .every(rule), done: 7))

        let merge = MergeSample.merge(base, done, done)

        #expect(merge.completion == nil && merge.writesRemote && merge.conflicts.isEmpty)
    }
}
