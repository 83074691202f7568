import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct UndoPropertyTests {
    private let list = TestList()

    @Test(arguments: 1...6)
    func `undo and redo pass through the same states`(seed: UInt64) throws {
        var editor = RandomEditor(seed: seed)
        var states = [try list.contents()]
        while states.count <= 40 {
            try list.change { connection throws(ListError) in
                for _ in 0..<Int.random(in: 1...4, using: &editor.random) { try editor.act(on: connection) }
            }
            if try list.rows("SELECT count(*) FROM change") == ["\(states.count)"] {
                states.append(try list.contents())
            }
        }

        for state in states.dropLast().reversed() {
            #expect(try list.store.undo().count == 1)
            #expect(try list.contents() == state)
        }
        for state in states.dropFirst() {
            #expect(try list.store.redo().count == 1)
            #expect(try list.contents() == state)
        }
        try expectFreshIndex()

        #expect(try list.store.undo(17).count == 17)
        #expect(try list.contents() == states[23])
        try expectFreshIndex()
        #expect(try list.store.redo(9).count == 9)
        #expect(try list.contents() == states[32])
        try expectFreshIndex()

        #expect(try list.store.undo(.max).count == 32)
        #expect(try list.contents() == [])
        try expectFreshIndex()
        #expect(try list.store.redo(.max).count == 40)
        #expect(try list.contents() == states.last)
        try expectFreshIndex()
    }

    private func expectFreshIndex() throws {
        let index = try list.index()
        #expect(try index == list.freshIndex())
    }
}

/// Makes random changes to a list.
struct RandomEditor {
    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
    }

    mutating func act(on connection: Connection) throws(ListError) {
        var items: [Item] = []
        try ItemRows.items(on: connection) { item throws(ListError) in items.append(item) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
            let new = NewItem(
                uuid: ItemUUID(high: random.next(), low: random.next()),
                details: details(among: items.map(\.id)),
                created: Instant(seconds: .random(in: 0..<1_000, using: &random))
            )
            _ = try ItemRows.insert([new], on: connection)
        case 4..<8:
            guard let item = items.randomElement(using: &random) else { return }
            try update(item, among: items.map(\.id).filter { $0 != item.id }, on: connection)
        case 8..<10:
            guard let item = items.filter({ $0.status == .open }).randomElement(using: &random) else { return }
            try complete(item, on: connection)
        default:
            let doomed = items.map(\.id).shuffled(using: &random).prefix(.random(in: 0...3, using: &random))
            _ = try ItemRows.remove(Array(doomed), on: connection)
        }
    }

    private mutating func complete(_ item: Item, on connection: Connection) throws(ListError) {
        let moment = Moment(utc: Instant(seconds: 86_400 * .random(in: 19_990..<20_010, using: &random)))
        let copy = try StoredItemRelations.items(with: [item.copyUUID(completedAt: moment)], on: connection).first
        let plan = ListPlan(completing: [ItemCompletion(of: item, at: moment, copy: copy)], at: moment.instant)
        _ = try plan.perform(on: connection)
    }

    private mutating func update(_ item: Item, among ids: [Int], on connection: Connection) throws(ListError) {
        let isDone = Bool.random(using: &random)
        let new = Item(
            id: item.id,
            uuid: item.uuid,
            details: details(among: ids),
            status: isDone ? .done : .open,
            created: item.created,
            changed: Instant(seconds: .random(in: 0..<1_000, using: &random)),
            completed: isDone ? Instant(seconds: .random(in: 0..<1_000, using: &random)) : nil
        )
        try ItemRows.update(item, to: new, on: connection)
    }

    private mutating func details(among ids: [Int]) -> ItemDetails {
        ItemDetails(
            title: text() ?? "title",
            note: text(),
            tags: some(of: ["a", "B", "@c", "한글", "é"]),
            project: text(),
            priority: Priority.allCases.randomElement(using: &random),
            due: maybe { Due(day: Day(number: 20_000), time: TimeOfDay(minute: .random(in: 0..<2_000, using: &$0))) },
            wait: maybe { Day(number: .random(in: 0..<100, using: &$0)) },
            recurrence: maybe { Bool.random(using: &$0) ? .every(.workdays) : .again(Repetition(.daily)) },
            needs: some(of: ids),
            parent: maybe { _ in () } == nil ? nil : ids.randomElement(using: &random)
        )
    }

    private mutating func text() -> String? {
        let words = some(of: ["Milk", "한글", "CAFÉ", "a\"b", "e\u{301}x", "👩\u{200D}👧", "1", "\n"])
        return words.isEmpty ? nil : words.joined(separator: Bool.random(using: &random) ? " " : "")
    }

    private mutating func some<Value>(of values: [Value]) -> [Value] {
        values.filter { _ in .random(in: 0..<3, using: &random) == 0 }
    }

    private mutating func maybe<Value>(_ value: (inout SeededGenerator) -> Value) -> Value? {
        Bool.random(using: &random) ? value(&random) : nil
    }
}
