import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct FieldMergeTests {
    /// All combinations of base, local and remote value.
    private static let combinations = (0..<27).map { [$0 / 9, $0 / 3 % 3, $0 % 3] }

    @Test(arguments: MergedField.all, combinations)
    func `a change on one side is taken, and of two changes the later one`(field: MergedField, combination: [Int]) {
        let (base, local, remote) = (
            field.values[combination[0]], field.values[combination[1]], field.values[combination[2]]
        )
        for second in [5, 10, 15, nil] {
            let merge = MergeSample.merge(base, local, remote, remoteAt: second)

            let isConflict = base != local && base != remote && local != remote
            let keepsRemote = local == base || isConflict && second == 15
            #expect(merge.item == (keepsRemote ? remote : local))
            #expect(merge.writesLocal == (merge.item != local))
            #expect(merge.writesRemote == (merge.item != remote))
            let (kept, lost) = keepsRemote ? (remote, local) : (local, remote)
            #expect(merge.conflicts == (isConflict ? [field.conflict(kept, lost)] : []))
        }
    }

    @Test(arguments: MergedField.all, combinations)
    func `without a base, different values are a conflict`(field: MergedField, combination: [Int]) {
        let (local, remote) = (field.values[combination[1]], field.values[combination[2]])
        for second in [5, 15] {
            let merge = MergeSample.merge(nil, local, remote, remoteAt: second)

            let (kept, lost) = second == 15 ? (remote, local) : (local, remote)
            #expect(merge.item == kept)
            #expect(merge.conflicts == (local == remote ? [] : [field.conflict(kept, lost)]))
        }
    }

    @Test func `a local change without a known time wins`() {
        let (base, local, remote) = (
            MergedField.all[0].values[0], MergedField.all[0].values[1], MergedField.all[0].values[2]
        )

        #expect(MergeSample.merge(base, local, remote, remoteAt: 15, fieldChanges: [:]).item == local)
    }

    @Test(arguments: [5, 15])
    func `changes to different fields are all kept`(second: Int) {
        let local = MergeSample.item { $0.details.title = "Buy oat milk" }
        let remote = MergeSample.item {
            $0.details.priority = .high
            $0.completed = Instant(seconds: 4)
        }

        let merge = MergeSample.merge(MergeSample.item, local, remote, remoteAt: second)

        #expect(merge.item?.details.title == "Buy oat milk")
        #expect(merge.item?.details.priority == .high)
        #expect(merge.item?.isDone == true)
        #expect(merge.writesLocal && merge.writesRemote)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.changed == Instant(seconds: max(10, second)))
    }

    private static let completions: [(Int?, Int?, Int?, Int?)] = [
        (nil, 3, 4, 3), (nil, 4, 3, 3), (1, 1, 4, 4), (1, 3, nil, 3), (1, nil, nil, nil), (1, nil, 1, nil),
    ]

    @Test(arguments: completions)
    func `an item completed on both sides keeps the earlier time`(base: Int?, local: Int?, remote: Int?, kept: Int?) {
        func done(_ second: Int?) -> SharedItem {
            MergeSample.item { $0.completed = second.map { Instant(seconds: $0) } }
        }

        let merge = MergeSample.merge(done(base), done(local), done(remote))

        #expect(merge.item == done(kept))
        let isConflict = base == 1 && local == 3
        #expect(merge.conflicts == (isConflict ? [.completion(kept: Instant(seconds: 3), lost: nil)] : []))
    }
}

// MARK: - Notes

extension FieldMergeTests {
    @Test(arguments: [
        ("A", "A\nB", "A\nC", "A\nB\nC"), ("A", "A\nC", "A\nB", "A\nB\nC"), (nil, "C", "B", "B\nC"),
        ("A", "A\nB", "A\nB\nC", "A\nB\nC"), ("A", "A\nB\nC", "A\nB", "A\nB\nC"),
        ("A\n", "A\nC", "A\n\nB", "A\n\nB\nC"),
        ("A", "A\nB", "A\nB", "A\nB"), ("A", "A\nBC", "A\nB", "A\nB\nBC"),
    ])
    func `lines that both sides add to a note are joined`(base: String?, local: String, remote: String, joined: String)
    {
        func noted(_ note: String?) -> SharedItem { MergeSample.item { $0.details.note = note } }

        let merge = MergeSample.merge(noted(base), noted(local), noted(remote))

        #expect(merge.item?.details.note == joined)
        #expect(merge.conflicts.isEmpty)
    }

    @Test(arguments: [("A", "A\nB", "C"), ("A", "C", "A\nB"), ("A", "A and B", "A\nC"), ("A", "A\nB", nil)])
    func `a note that one side rewrote is not joined`(base: String, local: String, remote: String?) {
        func noted(_ note: String?) -> SharedItem { MergeSample.item { $0.details.note = note } }

        let merge = MergeSample.merge(noted(base), noted(local), noted(remote))

        #expect(merge.item?.details.note == local)
        #expect(merge.conflicts == [.note(kept: local, lost: remote)])
    }
}

// MARK: - Sets

extension FieldMergeTests {
    @Test(arguments: 0..<8)
    func `tags and dependencies are kept unless a side removes them`(membership: Int) {
        let isMember = (base: membership & 1 != 0, local: membership & 2 != 0, remote: membership & 4 != 0)
        func item(_ isMember: Bool) -> SharedItem {
            MergeSample.item {
                $0.details.tags = isMember ? ["both", "one"] : ["both"]
                $0.needs = isMember ? [MergeSample.uuid(2), MergeSample.uuid(3)] : [MergeSample.uuid(2)]
            }
        }

        let merge = MergeSample.merge(item(isMember.base), item(isMember.local), item(isMember.remote))

        let stays = isMember.base ? isMember.local && isMember.remote : isMember.local || isMember.remote
        #expect(merge.item == item(stays))
        #expect(merge.conflicts.isEmpty)
        let union = MergeSample.merge(nil, item(isMember.local), item(isMember.remote))
        #expect(union.item == item(isMember.local || isMember.remote))
    }

    @Test func `tags beyond the limit are reported`() {
        func tagged(_ letter: String, _ count: Int) -> SharedItem {
            SharedItem(
                uuid: MergeSample.uuid(1),
                details: ItemDetails(title: "A", tags: (0..<count).map { "\(letter)\($0 + 100)" })
            )
        }

        let merge = MergeSample.merge(MergeSample.item, tagged("a", 99), tagged("b", 3))

        #expect(merge.item?.details.tags.count == 100)
        #expect(merge.conflicts.contains(.tags(lost: ["b101", "b102"])))
    }
}

// MARK: - Dates that depend on each other

extension FieldMergeTests {
    private static let due = Due(day: .saturday)

    @Test(arguments: [5, 15])
    func `a side that repeats an item and one that clears the due date don't mix`(second: Int) {
        let base = MergeSample.item { $0.details.due = FieldMergeTests.due }
        let local = MergeSample.item
        let repeating = MergeSample.item {
            $0.details.due = FieldMergeTests.due
            $0.details.recurrence = .every(Repetition(.daily))
        }

        let merge = MergeSample.merge(base, local, repeating, remoteAt: second)

        #expect(merge.item == (second == 5 ? local : repeating))
        let lost: MergeConflict =
            second == 5
            ? .recurrence(kept: nil, lost: .every(Repetition(.daily))) : .due(kept: FieldMergeTests.due, lost: nil)
        #expect(merge.conflicts == [lost])
    }

    @Test func `a due date is not after the end of its series`() {
        func series(_ due: Day, until end: Day) -> SharedItem {
            MergeSample.item {
                $0.details.due = Due(day: due)
                $0.details.recurrence = .every(Repetition(.daily, end: .until(end)))
            }
        }
        let (day, end) = (Day.saturday, Day.saturday + 30)
        let shortened = series(day, until: day + 10)

        let merge = MergeSample.merge(series(day, until: end), series(day + 21, until: end), shortened, remoteAt: 15)

        #expect(merge.item == shortened)
        #expect(merge.conflicts == [.due(kept: Due(day: day), lost: Due(day: day + 21))])
    }
}
