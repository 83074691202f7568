import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct MigrationTests {
    private func found(_ word: String, in list: TestList) throws -> [Int] {
        try list.store.read { connection throws(ListError) in
            var ids: [Int] = []
            try Search.items([SearchWord(word)], on: connection) { item throws(ListError) in ids.append(item.id) }
            return ids
        }
    }

    @Test func `items from before the search index are found`() throws {
        let old = try OldList(version: 1)

        #expect(try found("mil", in: old.list) == [1])
        #expect(try found("fresh", in: old.list) == [1])
        #expect(try found("errand", in: old.list) == [1])
        #expect(try found("ÜBERWEIS", in: old.list) == [2])
        #expect(try old.list.index() == old.list.freshIndex())
        #expect(Files.names(in: old.folder.path) == ["list.db", "list.db.backup-v1"])
    }

    @Test func `changes from before undo existed can be undone`() throws {
        let old = try OldList(version: 1)

        #expect(try old.list.store.undo(2).map(\.command) == ["tag", "add"])

        #expect(try old.list.contents() == [])
        #expect(try old.list.index() == old.list.freshIndex())
    }

    @Test func `items indexed with their accents are found without them`() throws {
        let add = "INSERT INTO item (uuid, title, created, changed) VALUES (zeroblob(16), 'Café', 1, 1)"
        let index = "INSERT INTO search (rowid, title) VALUES (1, 'ca af fé é')"
        let old = try OldList(version: 2, [("add", add), ("index", index)])
        let list = old.list

        #expect(try found("cafe", in: list) == [1])
        try list.edit(1) { $0.title = "Tea" }
        #expect(try found("cafe", in: list) == [])
        #expect(try list.index() == list.freshIndex())
        #expect(Files.names(in: old.folder.path) == ["list.db", "list.db.backup-v2"])
    }

    @Test func `the search index follows changes after the migration`() throws {
        let old = try OldList(version: 1)

        try old.list.edit(1) { ($0.title, $0.tags) = ("Buy bread", ["shop"]) }

        #expect(try found("milk", in: old.list) == [])
        #expect(try found("errand", in: old.list) == [])
        #expect(try found("bread", in: old.list) == [1])
        #expect(try old.list.index() == old.list.freshIndex())
    }
}
