import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct ItemMergeTests {
    private let base = MergeSample.item
    private let changed = MergeSample.item { $0.details.title = "Buy bread" }

    @Test func `an item that was never synced is copied to the other side`() {
        let local = MergeSample.merge(nil, base, nil)
        let remote = MergeSample.merge(nil, nil, base)

        #expect(local.item == base && local.writesRemote && !local.writesLocal)
        #expect(remote.item == base && remote.writesLocal && !remote.writesRemote)
        #expect(local.conflicts.isEmpty && remote.conflicts.isEmpty)
    }

    @Test func `an item removed on one side is removed on the other`() {
        let local = MergeSample.merge(base, nil, base)
        let remote = MergeSample.merge(base, base, nil)
        let both = MergeSample.merge(base, nil, nil)

        #expect(local.item == nil && local.writesRemote && !local.writesLocal)
        #expect(remote.item == nil && remote.writesLocal && !remote.writesRemote)
        #expect(both.item == nil && !both.writesLocal && !both.writesRemote)
        #expect((local.conflicts + remote.conflicts + both.conflicts).isEmpty)
    }

    @Test func `an item removed on one side and changed on the other stays, with a report`() {
        let removedHere = MergeSample.merge(base, nil, changed)
        let removedThere = MergeSample.merge(base, changed, nil)

        #expect(removedHere.item == changed && removedHere.writesLocal && !removedHere.writesRemote)
        #expect(removedHere.conflicts == [.removal(isLocal: true)])
        #expect(removedThere.item == changed && removedThere.writesRemote && !removedThere.writesLocal)
        #expect(removedThere.conflicts == [.removal(isLocal: false)])
    }

    @Test func `merging the result again writes nothing`() {
        let remote = MergeSample.item { $0.details.note = "2 liters" }
        let item = MergeSample.merge(base, changed, remote).item

        let again = MergeSample.merge(item, item, item)

        #expect(again.item == item && !again.writesLocal && !again.writesRemote && again.conflicts.isEmpty)
    }
}

// MARK: - Values that servers don't have

extension ItemMergeTests {
    private static let full = SharedItem(
        uuid: MergeSample.uuid(1),
        details: ItemDetails(
            title: "Buy milk",
            note: "2 liters",
            tags: ["shop"],
            project: "home",
            priority: .high,
            due: Due(day: .saturday),
            wait: .saturday - 1,
            recurrence: .every(Repetition(.weekly))
        ),
        parent: MergeSample.uuid(2),
        needs: [MergeSample.uuid(3)],
        completed: Instant(seconds: 3)
    )

    @Test func `a field that the server doesn't state is not cleared`() {
        let full = ItemMergeTests.full

        let synced = MergeSample.merge(full, full, MergeSample.item, stated: [])
        let unsynced = MergeSample.merge(nil, full, MergeSample.item, remoteAt: 15, stated: [])

        #expect(synced.item == full && !synced.writesLocal && !synced.writesRemote)
        #expect(unsynced.item == full && !unsynced.writesLocal && unsynced.writesRemote)
    }

    @Test func `a field that the server states is cleared`() {
        let merge = MergeSample.merge(ItemMergeTests.full, ItemMergeTests.full, MergeSample.item)

        #expect(merge.item == MergeSample.item)
        #expect(merge.writesLocal && !merge.writesRemote)
    }

    @Test func `a local change of a field that the server doesn't state is written`() {
        var local = ItemMergeTests.full
        local.details.project = "work"

        let merge = MergeSample.merge(ItemMergeTests.full, local, MergeSample.item, stated: [])

        #expect(merge.item == local && merge.writesRemote)
    }

    private func done(_ change: (inout ForeignItem) -> Void = { _ in }) -> RemoteVersion {
        var foreign = ForeignItem(line: 1, uuid: MergeSample.uuid(1), details: ItemMergeTests.full.details)
        foreign.details.recurrence = nil
        foreign.isDone = true
        foreign.stated = .all
        foreign.changed = Instant(seconds: 50)
        change(&foreign)
        return RemoteVersion(foreign)
    }

    @Test func `a completed item keeps its repetition and the known time of completion`() {
        let full = ItemMergeTests.full
        var open = full
        open.completed = nil

        let results = [full, open].map { base in
            ItemMerge(
                base: base,
                local: LocalVersion(base, changed: MergeSample.now),
                remote: done(),
                now: MergeSample.now
            )
        }

        #expect(results[0].item?.completed == full.completed)
        #expect(results[1].item?.completed == Instant(seconds: 50))
        #expect(results.allSatisfy { $0.item?.details == full.details })
    }

    @Test func `a completion at an unknown time is not written again`() {
        var item = ItemMergeTests.full
        (item.details.recurrence, item.completed) = (nil, Item.unknownCompletion)
        let local = LocalVersion(item, changed: MergeSample.now)

        let merge = ItemMerge(base: item, local: local, remote: done(), now: MergeSample.now)

        #expect(!merge.writesRemote && merge.item?.completed == Item.unknownCompletion)
    }

    @Test func `a completed item without a due date no longer repeats`() {
        let full = ItemMergeTests.full

        let remote = done { $0.details.due = nil }
        let merge = ItemMerge(
            base: full,
            local: LocalVersion(full, changed: MergeSample.now),
            remote: remote,
            now: MergeSample.now
        )

        #expect(merge.item?.details.due == nil && merge.item?.details.recurrence == nil)
    }

    @Test func `an item doesn't refer to itself`() {
        let item = SharedItem(
            uuid: MergeSample.uuid(1),
            details: ItemDetails(title: "A", tags: ["b", "a", "b"], needs: [1], parent: 1),
            parent: MergeSample.uuid(1),
            needs: [MergeSample.uuid(1), MergeSample.uuid(2)]
        )

        #expect(item.parent == nil)
        #expect(item.needs == [MergeSample.uuid(2)])
        #expect(item.details == ItemDetails(title: "A", tags: ["a", "b"]))
    }

    @Test func `references become UUIDs`() {
        let item = SharedItem(
            .sample(1, parent: 2) { $0.needs = [3, 4] },
            uuids: [2: MergeSample.uuid(2), 3: MergeSample.uuid(3)]
        )
        var foreign = ForeignItem(line: 1, uuid: MergeSample.uuid(1), details: ItemDetails(title: "A"))
        foreign.parent = .uuid(MergeSample.uuid(2))
        foreign.needs = [.uuid(MergeSample.uuid(3)), .key("x")]
        foreign.isDone = true

        let remote = RemoteVersion(foreign)

        #expect(item.parent == MergeSample.uuid(2) && item.needs == [MergeSample.uuid(3)])
        #expect(remote.item.parent == MergeSample.uuid(2) && remote.item.needs == [MergeSample.uuid(3)])
        #expect(remote.isDone && !remote.item.isDone && remote.stated == .status)
    }
}
