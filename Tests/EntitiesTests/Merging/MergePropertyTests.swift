import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

struct MergePropertyTests {
    @Test(arguments: 1...300)
    func `three lists that are changed and synced in any order become equal and lose nothing`(seed: Int) {
        var random = SeededGenerator(state: UInt64(seed))
        var server = MergeServer()
        var lists = [MergeReplica(), MergeReplica(), MergeReplica()]
        var edits = MergeEdits()

        for _ in 0..<60 {
            let index = Int.random(in: 0..<3, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                lists[index].sync(with: &server, at: edits.tick())
            } else {
                edits.edit(&lists[index], using: &random)
            }
        }
        for _ in 0..<3 {
            for index in [0, 1, 2].shuffled(using: &random) { lists[index].sync(with: &server, at: edits.tick()) }
        }

        let items = lists[0].items.mapValues(\.item)
        #expect(lists.allSatisfy { $0.items.mapValues(\.item) == items })
        #expect(server.items.mapValues(\.item) == items)
        let kept = items.values.reduce(into: Set<String>()) { $0.formUnion($1.values) }
        let reported = lists.flatMap(\.conflicts).reduce(into: Set<String>()) { $0.formUnion($1.lostValues) }
        let replaced = lists.reduce(into: Set<String>()) { $0.formUnion($1.replaced) }
        let lost = edits.values.subtracting(kept).subtracting(reported).subtracting(replaced)
        // The wait day of a series moves on with it.
        let hasSeries = items.values.contains { $0.details.recurrence != nil && $0.details.wait != nil }
        #expect(lost.filter { !hasSeries || !$0.hasPrefix("wait") }.isEmpty)
        #expect(items.values.allSatisfy { $0.details.recurrence == nil || $0.details.due != nil })
        #expect(RelationCircles.closing(items.mapValues { Set([$0.parent].compactMap { $0 }) }).isEmpty)
        #expect(RelationCircles.closing(items.mapValues(\.needs)).isEmpty)

        let writes = lists.map(\.writes)
        for index in lists.indices { lists[index].sync(with: &server, at: edits.tick()) }
        #expect(lists.map(\.writes) == writes)
    }

    // A server has one time for all fields of an item: a change of a third field in between can make it look later.
    @Test(arguments: 1...100)
    func `the order of syncs doesn't matter for changes to one field, or by two lists`(seed: Int) {
        var random = SeededGenerator(state: UInt64(seed))
        var server = MergeServer()
        var lists = [MergeReplica(), MergeReplica(), MergeReplica()]
        var edits = MergeEdits()
        edits.add(to: &lists[0], using: &random)
        for index in lists.indices { lists[index].sync(with: &server, at: edits.tick()) }
        let isOneField = seed.isMultiple(of: 2)
        let kind = MergeEdits.distinctKinds.randomElement(using: &random) ?? 0
        for index in isOneField ? [0, 1, 2] : [0, 1] {
            edits.change(&lists[index], kind: isOneField ? kind : nil, using: &random)
        }

        let results = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map { order in
            var (server, lists) = (server, lists)
            for index in order + order { lists[index].sync(with: &server, at: MergeSample.now) }
            return server.items.mapValues { version in
                var item = version.item
                // Lines that three lists add at once come in the order of the syncs.
                item.details.note = item.details.note?.split(separator: "\n").sorted().joined(separator: "\n")
                return item
            }
        }

        #expect(results.allSatisfy { $0 == results[0] })
    }
}

/// Random changes. Each has its own instant, and most have a value of their own.
private struct MergeEdits {
    private(set) var values: Set<String> = []
    private var count = 0

    mutating func tick() -> Instant {
        count += 1
        return Instant(seconds: count)
    }

    mutating func edit(_ list: inout MergeReplica, using random: inout SeededGenerator) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: add(to: &list, using: &random)
        case 1:
            guard let uuid = MergeEdits.item(of: list, using: &random) else { return }
            list.set(nil, for: uuid, at: tick())
        default: change(&list, using: &random)
        }
    }

    mutating func add(to list: inout MergeReplica, using random: inout SeededGenerator) {
        let instant = tick()
        // Two lists can import the same item.
        let uuid = MergeSample.uuid(.random(in: 1...6, using: &random))
        guard list.items[uuid] == nil else { return }
        set(SharedItem(uuid: uuid, details: ItemDetails(title: "New \(count)")), in: &list, [.title], instant)
    }

    static let kinds = 0..<16
    /// Without the changes that lead to the same value twice. The second such change is not written, so its time isn't, either.
    static let distinctKinds = kinds.filter { $0 != 4 && $0 != 13 }

    mutating func change(_ list: inout MergeReplica, kind: Int? = nil, using random: inout SeededGenerator) {
        guard let uuid = MergeEdits.item(of: list, using: &random), var item = list.items[uuid]?.item else { return }
        let instant = tick()
        let day = Day.saturday + count
        var fields: [ItemField] = []
        switch kind ?? Int.random(in: MergeEdits.kinds, using: &random) {
        case 0: (item.details.title, fields) = ("Title \(count)", [.title])
        case 1: (item.details.note, fields) = ("Text \(count)", [.note])
        case 2:
            item.details.note = (item.details.note.map { $0 + "\n" } ?? "") + "Line \(count)"
            fields = [.note]
        case 3: (item.details.project, fields) = ("p\(count)", [.project])
        case 4: (item.details.priority, fields) = (Priority.allCases.randomElement(using: &random), [.priority])
        case 5: (item.details.due, fields) = (Due(day: day), [.due])
        case 6: (item.details.wait, fields) = (day, [.wait])
        case 7:
            item.details.due = item.details.due ?? Due(day: day)
            item.details.recurrence = .every(Repetition(.daily, interval: count, end: .until(day + 200)))
            fields = [.due, .recurrence]
        case 8:
            (item.details.due, item.details.recurrence) = (nil, nil)
            fields = [.due, .recurrence]
        case 9:
            guard item.details.recurrence != nil else { return }
            if let copy = list.complete(uuid, at: Moment(instant: instant, today: day, time: .midnight)) {
                values.formUnion(list.items[copy]?.item.values ?? [])
            }
            return
        case 10: (item.completed, fields) = (item.isDone ? nil : instant, [.status, .completed])
        case 11:
            item.details.tags = (item.details.tags.dropFirst(.random(in: 0...1, using: &random)) + ["t\(count)"])
                .sorted()
        case 12: item.needs.formSymmetricDifference([MergeSample.uuid(.random(in: 1...6, using: &random))])
        case 14: (item.details.place, fields) = ("Place \(count)", [.place])
        case 15: (item.details.link, fields) = ("link:\(count)", [.link])
        default: (item.parent, fields) = (MergeSample.uuid(.random(in: 1...6, using: &random)), [.parent])
        }
        item = SharedItem(
            uuid: uuid,
            details: item.details,
            parent: item.parent,
            needs: item.needs,
            completed: item.completed
        )
        set(item, in: &list, fields, instant)
    }

    private mutating func set(
        _ item: SharedItem,
        in list: inout MergeReplica,
        _ fields: [ItemField],
        _ instant: Instant
    ) {
        var kept = item
        // A series may move on.
        if item.details.recurrence != nil { (kept.details.due, kept.details.wait) = (nil, nil) }
        values.formUnion(kept.values)
        list.set(item, for: item.uuid, fields: fields, at: instant)
    }

    private static func item(of list: MergeReplica, using random: inout SeededGenerator) -> ItemUUID? {
        list.items.keys.sorted { $0.low < $1.low }.randomElement(using: &random)
    }
}
