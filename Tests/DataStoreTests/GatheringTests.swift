import Almanac
import CSQLite
import Entities
import TestKit
import Testing

@testable import DataStore

/// Many changes that are brought onto the disk at once.
struct GatheringTests {
    private let folder: TemporaryFolder
    private let store: Store
    private var path: String { folder.path + "/list.db" }

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: folder.path + "/list.db"), patience: Patience(seconds: 0))
        store.gathersChanges = true
    }

    private func add(_ title: String, and rest: (Connection) throws(StoreError) -> Void = { _ in }) throws {
        try store.change("add \(title)", at: Instant(seconds: 1)) { connection throws(StoreError) in
            var random = SystemRandomNumberGenerator()
            let uuid = ItemUUID(at: Instant(seconds: 1), using: &random)
            let item = NewItem(uuid: uuid, details: ItemDetails(title: title), created: Instant(seconds: 1))
            _ = try ItemRows.insert([item], on: connection)
            try rest(connection)
        }
    }

    private func titles(in store: Store) throws -> [String] {
        try store.read { connection throws(StoreError) in
            try ItemRows.items(where: nil, on: connection).map(\.details.title)
        }
    }

    /// As another process sees it.
    private var settled: [String] {
        get throws { try titles(in: Store(StoreFile(path: path))) }
    }

    @Test func `others see what was gathered once it is settled, and not before`() throws {
        try add("a")
        try add("b")

        #expect(try titles(in: store) == ["a", "b"])
        #expect(try settled == [])

        try store.settle()
        #expect(try settled == ["a", "b"])
    }

    @Test func `each of them is a change of its own`() throws {
        try add("a")
        try add("b")

        #expect(try store.undo().map(\.command) == ["add b"])
        #expect(try settled == ["a"])
    }

    @Test func `one that fails takes no other with it`() throws {
        try add("a")
        #expect(throws: StoreError.self) {
            try add("b") { connection throws(StoreError) in try connection.run("nonsense") }
        }
        try add("c")

        try store.settle()

        #expect(try settled == ["a", "c"])
    }

    @Test func `a file in which nothing was gathered stays empty`() throws {
        try Files.write([], to: path)
        let nothing = try store.change("done all", at: Instant(seconds: 1)) { _ in false }
        _ = try titles(in: store)

        try store.settle()

        #expect(!nothing)
        #expect(try Files.read(path).isEmpty)
    }

    @Test func `what cannot be settled is gone as a whole, and the next can be`() throws {
        try add("a")
        try store.settle()
        try add("b")
        let reader = try Connection.open(StoreFile(path: path), patience: Patience(seconds: 0))

        try reader.transaction(.reading) { () throws(StoreError) in
            _ = try reader.integer("SELECT count(*) FROM item")
            #expect { try store.settle() } throws: { ($0 as? ListTrouble)?.kind == .busy }
        }
        try add("c")
        try store.settle()

        #expect(try settled == ["a", "c"])
    }

    @Test func `what ends the transaction in the middle is told when it is settled`() throws {
        try add("a")
        #expect(throws: StoreError.self) {
            try add("b") { connection throws(StoreError) in
                try connection.run("ROLLBACK")
                throw StoreError(.diskFull, message: "full", path: path)
            }
        }
        #expect(throws: StoreError.self) { try add("c") }

        #expect { try store.settle() } throws: { ($0 as? ListTrouble)?.kind == .diskFull }
        #expect(try settled == [])
    }
}
