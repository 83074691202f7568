import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct LocalItemTests {
    private static let instant = Instant(seconds: 10)

    private static func change(_ id: Int, isSync: Bool = false, _ effects: ItemEffect...) -> ItemChange {
        let change = Change(id: id, instant: Instant(seconds: id), command: "", isSync: isSync)
        return ItemChange(change: change, effects: effects)
    }

    private func local(
        _ details: ItemDetails = ItemDetails(title: "Rest"),
        uuids: [Int: ItemUUID] = [:],
        outside: [WantedReference] = [],
        history: [ItemChange] = []
    ) -> LocalItem {
        let item = Item(
            id: 1,
            uuid: MergeSample.uuid(1),
            details: details,
            created: Self.instant,
            changed: Self.instant
        )
        return LocalItem(item, uuids: uuids, outside: outside, history: history)
    }

    @Test func `references to items that are not in the list count, but a parent that was chosen here stays`() {
        func wanted(_ number: Int, isParent: Bool) -> WantedReference {
            WantedReference(item: 1, uuid: MergeSample.uuid(number), isParent: isParent)
        }
        let outside = [wanted(8, isParent: false), wanted(9, isParent: true)]
        let free = local(ItemDetails(title: "Rest"), outside: outside).version(since: nil, base: nil).item
        let details = ItemDetails(title: "Rest", needs: [2], parent: 3)
        let uuids = [2: MergeSample.uuid(2), 3: MergeSample.uuid(3)]
        let bound = local(details, uuids: uuids, outside: outside).version(since: nil, base: nil).item

        #expect(free.parent == MergeSample.uuid(9) && free.needs == [MergeSample.uuid(8)])
        #expect(bound.parent == MergeSample.uuid(3) && bound.needs == [MergeSample.uuid(2), MergeSample.uuid(8)])
        #expect(
            Set(free.references(missingIn: local().item, uuids: [:]).map(\.uuid))
                == [MergeSample.uuid(8), MergeSample.uuid(9)]
        )
        #expect(bound.references(missingIn: local(details).item, uuids: uuids).map(\.uuid) == [MergeSample.uuid(8)])
    }

    @Test func `only typed changes since the last sync have a time`() {
        let history = [
            Self.change(1, .title(before: "A", after: "B")), Self.change(3, .priority(before: nil, after: .low)),
            Self.change(4, isSync: true, .note(before: nil, after: "x")), Self.change(5, .tagAdded("home")),
        ]

        let version = local(history: history).version(since: 1, base: nil)

        #expect(version.fieldChanges == [.priority: Instant(seconds: 3)])
    }

    @Test func `days that another program leaves out of the rule count, but not those that have passed`() {
        let weekly = Recurrence.every(Repetition(.weekly))
        let days = RuleDays.SingleDays(excluded: [.saturday + 7, .saturday + 14])
        let details = ItemDetails(title: "Rest", due: Due(day: .saturday + 7), recurrence: weekly)
        let base = MergeSample.item {
            $0.details.due = Due(day: .saturday)
            $0.details.recurrence = weekly.with(days)
        }
        let moved = Self.change(2, .due(before: nil, after: nil))

        let version = local(details, history: [Self.change(1, .created), moved]).version(since: 1, base: base)
        #expect(version.item.details.recurrence?.rule == "FREQ=WEEKLY;EXDATE=20261205")

        // A rule that was typed has only its own days.
        let typed = Self.change(3, .recurrence(before: nil, after: weekly))
        let own = local(details, history: [Self.change(1, .created), typed]).version(since: 1, base: base)
        #expect(own.item.details.recurrence == weekly)
    }

    /// After a move to another time zone, the server's date reads differently.
    @Test(
        arguments: [
            ([change(1, .created)], 1, Day.saturday - 1), ([change(1, .created)], 2, .saturday),
            ([change(1, .created), change(2, .due(before: nil, after: nil))], 1, .saturday),
        ] as [([ItemChange], Int, Day)]
    )
    func `an unchanged date is the server's, unless the last sync was undone`(
        history: [ItemChange],
        agreed: Int,
        day: Day
    ) {
        let details = ItemDetails(title: "Rest", due: Due(day: .saturday))
        let base = MergeSample.item { $0.details.due = Due(day: .saturday - 1) }

        let version = local(details, history: history).version(since: agreed, base: base)

        #expect(version.item.details.due?.day == day)
    }
}
