import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct StorePastTests {
    private let list = TestList()

    private func contents(of store: Store) throws -> [String] {
        try TestList(store).contents()
    }

    private func past(at second: Int) -> Store { list.store.past(at: Instant(seconds: second)) }

    private func change(at second: Int, isSync: Bool = false, _ body: (Connection) throws(ListError) -> Void) throws {
        let instant = Instant(seconds: second)
        if isSync {
            try list.store.synchronize("sync", at: instant, body)
        } else {
            try list.store.change("change", at: instant, body)
        }
    }

    private func forget(before second: Int) throws {
        _ = try list.store.forget(.before(Instant(seconds: second)))
    }

    @Test func `a list that has only what syncs brought has a past, too`() throws {
        var editor = RandomEditor(seed: 1)
        try change(at: 1, isSync: true) { connection throws(ListError) in try editor.act(on: connection) }
        let contents = try list.contents()
        try change(at: 3, isSync: true) { connection throws(ListError) in
            for _ in 0..<5 { try editor.act(on: connection) }
        }

        #expect(try self.contents(of: past(at: 2)) == contents)
    }

    @Test(arguments: 1...UInt64(Sampling.rounds(3, full: 12)))
    func `the past is what it was`(seed: UInt64) throws {
        var editor = RandomEditor(seed: seed)
        var states: [[String]] = [[]]
        for second in 1...60 {
            let instant = Instant(seconds: second)
            switch Int.random(in: 0..<10, using: &editor.random) {
            case 0..<2: _ = try? list.store.undo(.random(in: 1...3, using: &editor.random), at: instant)
            case 2..<4: _ = try? list.store.redo(.random(in: 1...3, using: &editor.random), at: instant)
            case let number:
                try change(at: second, isSync: number == 4) { connection throws(ListError) in
                    for _ in 0..<Int.random(in: 1...3, using: &editor.random) { try editor.act(on: connection) }
                    if number == 5 { try connection.beginNextChange() }
                    if number == 5 { try editor.act(on: connection) }
                }
            }
            states.append(try list.contents())
        }

        for (second, state) in states.enumerated() {
            let store = past(at: second)
            #expect(try contents(of: store) == state)
            #expect(try TestList(store).index() == TestList(store).freshIndex())
        }
        #expect(try list.contents() == states.last)
    }

    @Test func `before forgotten changes, the past is unknown`() throws {
        for second in [10, 20, 30] {
            try change(at: second) { connection throws(ListError) in
                _ = try ItemRows.insert([.titled("\(second)", UInt64(second))], on: connection)
            }
        }
        try forget(before: 20)

        #expect(try contents(of: past(at: 20)).count == 2)
        #expect(throws: ListError.self) { try past(at: 19).read { _ in } }
    }

    @Test func `an undo of a forgotten change hides what was there before`() throws {
        for second in [10, 20] {
            try change(at: second) { connection throws(ListError) in
                _ = try ItemRows.insert([.titled("\(second)", UInt64(second))], on: connection)
            }
        }
        _ = try list.store.undo(2, at: Instant(seconds: 30))
        try change(at: 40) { connection throws(ListError) in
            _ = try ItemRows.insert([.titled("40", 40)], on: connection)
        }
        try forget(before: 20)

        #expect(try contents(of: past(at: 30)).count == 0 && contents(of: past(at: 40)).count == 1)
        #expect(throws: ListError.self) { try past(at: 29).read { _ in } }
    }

    @Test func `a list without a past was empty`() throws {
        #expect(try contents(of: past(at: 5)) == [])
        try change(at: 10) { connection throws(ListError) in
            _ = try ItemRows.insert([.titled("10", 10)], on: connection)
        }
        #expect(try contents(of: past(at: 9)) == [] && contents(of: past(at: 10)).count == 1)
    }
}

extension NewItem {
    fileprivate static func titled(_ title: String, _ uuid: UInt64) -> NewItem {
        NewItem(
            uuid: ItemUUID(high: 0, low: uuid),
            details: ItemDetails(title: title),
            created: Moment.saturday.instant
        )
    }
}
