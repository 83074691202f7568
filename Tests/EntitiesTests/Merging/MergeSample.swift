import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// A merge with local changes at 10 s and remote ones at an instant of the test.
enum MergeSample {
    static let now = Instant(seconds: 99)
    static let item = SharedItem(uuid: uuid(1), details: ItemDetails(title: "Buy milk"))

    static func uuid(_ number: Int) -> ItemUUID { ItemUUID(high: 0, low: UInt64(number)) }

    static func item(_ change: (inout SharedItem) -> Void) -> SharedItem {
        var item = item
        change(&item)
        return item
    }

    static func merge(
        _ base: SharedItem?,
        _ local: SharedItem?,
        _ remote: SharedItem?,
        remoteAt second: Int? = 5,
        stated: StatedFields = .all,
        fieldChanges: [ItemField: Instant] = MergeSample.fieldChanges
    ) -> ItemMerge {
        ItemMerge(
            base: base,
            local: local.map { LocalVersion($0, changed: Instant(seconds: 10), fieldChanges: fieldChanges) },
            remote: remote.map { RemoteVersion($0, stated: stated, changed: second.map { Instant(seconds: $0) }) },
            now: now
        )
    }

    static let fieldChanges: [ItemField: Instant] = Dictionary(
        uniqueKeysWithValues: [
            ItemField.title, .note, .project, .priority, .place, .link, .due, .wait, .recurrence, .parent, .status,
        ].map { ($0, Instant(seconds: 10)) }
    )
}

/// A field that takes three values.
struct MergedField: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: [SharedItem]
    /// The conflict if the first value is kept and the second is lost.
    let conflict: @Sendable (_ kept: SharedItem, _ lost: SharedItem) -> MergeConflict

    private init<Value: Sendable>(
        _ path: any WritableKeyPath<SharedItem, Value> & Sendable,
        _ values: [Value],
        _ conflict: @escaping @Sendable (Value, Value) -> MergeConflict,
        with change: (inout SharedItem) -> Void = { _ in }
    ) {
        testDescription = "\(path)"
        self.values = values.map { value in
            MergeSample.item { item in
                change(&item)
                item[keyPath: path] = value
            }
        }
        self.conflict = { conflict($0[keyPath: path], $1[keyPath: path]) }
    }

    static let all: [MergedField] = [
        MergedField(\.details.title, ["A", "B", "C"], { .title(kept: $0, lost: $1) }),
        MergedField(\.details.note, ["A", "B", "C"], { .note(kept: $0, lost: $1) }),
        MergedField(\.details.project, ["a", "b", nil], { .project(kept: $0, lost: $1) }),
        MergedField(\.details.place, ["a", "b", nil], { .place(kept: $0, lost: $1) }),
        MergedField(\.details.link, ["a", "b", nil], { .link(kept: $0, lost: $1) }),
        MergedField(\.details.priority, [.low, .high, nil], { .priority(kept: $0, lost: $1) }),
        MergedField(
            \.details.due,
            [Due(day: .saturday), Due(day: .saturday, time: .midnight), nil],
            { .due(kept: $0, lost: $1) }
        ),
        MergedField(\.details.wait, [.saturday, .saturday + 1, nil], { .wait(kept: $0, lost: $1) }),
        MergedField(
            \.details.recurrence,
            [.every(Repetition(.daily)), .again(Repetition(.weekly)), nil],
            { .recurrence(kept: $0, lost: $1) },
            with: { $0.details.due = Due(day: .saturday) }
        ),
        MergedField(
            \.parent,
            [MergeSample.uuid(2), MergeSample.uuid(3), nil],
            { .parent(kept: $0, lost: $1) }
        ),
    ]
}
