import Entities
import Testing
import Vocabulary

@testable import DataStore

struct StoredItemRelationsTests {
    @Test func `imported items that another command has changed are found`() throws {
        let list = TestList()
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"), ItemDetails(title: "c"), command: "import x")
        try list.add(ItemDetails(title: "d"))
        for id in [1, 4] { try list.edit(id) { $0.note = "later" } }
        try list.edit(2, "import y") { $0.note = "later" }

        let changed = try list.store.read { connection throws(ListError) in
            Result { () throws(ListError) in
                try StoredItemRelations(connection).idsChangedAfterImport(among: [1, 2, 3, 4])
            }
        }

        #expect(try changed.get() == [1])
    }
}
