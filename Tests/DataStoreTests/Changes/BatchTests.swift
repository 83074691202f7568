import Almanac
import CSQLite
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Several changes in one transaction.
struct BatchTests {
    private let folder: TemporaryFolder
    private let store: Store
    private var path: String { folder.path + "/list.db" }

    init() throws {
        folder = try TemporaryFolder()
        store = Store(StoreFile(path: folder.path + "/list.db"), timeout: Timeout(seconds: 0))
        store.batchesChanges = true
    }

    private func add(_ title: String, and rest: (Connection) throws(ListError) -> Void = { _ in }) throws {
        try store.change("add \(title)", at: Instant(seconds: 1)) { connection throws(ListError) in
            var random = SystemRandomNumberGenerator()
            let uuid = ItemUUID(at: Instant(seconds: 1), using: &random)
            let item = NewItem(uuid: uuid, details: ItemDetails(title: title), created: Instant(seconds: 1))
            _ = try ItemRows.insert([item], on: connection)
            try rest(connection)
        }
    }

    private func titles(in store: Store) throws -> [String] {
        try store.read { connection throws(ListError) in
            try ItemRows.items(where: nil, on: connection).map(\.details.title)
        }
    }

    /// The titles that another process sees.
    private var committed: [String] {
        get throws { try titles(in: Store(StoreFile(path: path))) }
    }

    @Test func `other processes see a batch only after it is committed`() throws {
        try add("a")
        try add("b")

        #expect(try titles(in: store) == ["a", "b"])
        #expect(try committed == [])

        try store.commitBatch()
        #expect(try committed == ["a", "b"])
    }

    @Test func `each change in a batch can be undone separately`() throws {
        try add("a")
        try add("b")

        #expect(try store.undo().map(\.command) == ["add b"])
        #expect(try committed == ["a"])
    }

    @Test func `a change that fails doesn't affect the others in the batch`() throws {
        try add("a")
        #expect(throws: ListError.self) {
            try add("b") { connection throws(ListError) in try connection.run("nonsense") }
        }
        try add("c")

        try store.commitBatch()

        #expect(try committed == ["a", "c"])
    }

    @Test func `an empty batch leaves an empty file empty`() throws {
        try Files.write([], to: path)
        let nothing = try store.change("done all", at: Instant(seconds: 1)) { _ in false }
        _ = try titles(in: store)

        try store.commitBatch()

        #expect(!nothing)
        #expect(try Files.read(path).isEmpty)
    }

    @Test func `a batch that can't be committed is lost as a whole, and the next one can be committed`() throws {
        try add("a")
        try store.commitBatch()
        try add("b")
        let reader = try Connection.open(StoreFile(path: path), timeout: Timeout(seconds: 0))

        try reader.transaction(.reading) { () throws(ListError) in
            _ = try reader.integer("SELECT count(*) FROM item")
            #expect { try store.commitBatch() } throws: { ($0 as? ListError)?.kind == .busy }
        }
        try add("c")
        try store.commitBatch()

        #expect(try committed == ["a", "c"])
    }

    @Test func `an error that ends the transaction is thrown again when the batch is committed`() throws {
        try add("a")
        #expect(throws: ListError.self) {
            try add("b") { connection throws(ListError) in
                try connection.run("ROLLBACK")
                throw ListError(.diskFull, path: path, detail: .message("full"))
            }
        }
        #expect(throws: ListError.self) { try add("c") }

        #expect { try store.commitBatch() } throws: { ($0 as? ListError)?.kind == .diskFull }
        #expect(try committed == [])
    }
}
