import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct ItemInsertTests {
    private let list = TestList()

    private func uuid(_ number: UInt64) -> ItemUUID { ItemUUID(high: 0, low: number) }

    private func new(_ number: UInt64, needs: [UInt64] = [], parent: UInt64? = nil) -> NewItem {
        NewItem(
            uuid: uuid(number),
            details: ItemDetails(title: "Item \(number)"),
            created: TestList.instant,
            needsNew: needs.map(uuid),
            parentNew: parent.map(uuid)
        )
    }

    /// Inserts each portion and then finishes.
    private func insert(_ portions: [NewItem]...) throws(ListError) -> [[Item]] {
        try list.change { connection throws(ListError) in
            let insertion = ItemInsertion(on: connection)
            var inserted: [[Item]] = []
            for portion in portions { inserted.append(try insertion.insert(portion)) }
            try insertion.finish()
            return inserted
        }
    }

    @Test func `an item keeps its identity and its times`() throws {
        let item = NewItem(
            uuid: uuid(7),
            details: ItemDetails(title: "Imported"),
            created: Instant(seconds: 1),
            changed: Instant(seconds: 2),
            completed: Instant(seconds: 3)
        )

        let inserted = try insert([item]).joined().first

        let stored = try #require(try list.item(1))
        #expect(inserted == stored)
        #expect(stored.uuid == uuid(7) && stored.status == .done)
        #expect([stored.created, stored.changed, stored.completed].map { $0?.seconds } == [1, 2, 3])
    }

    @Test func `an item is open and unchanged unless told otherwise`() throws {
        let stored = try insert([new(1)]).joined().first

        #expect(stored?.status == .open && stored?.completed == nil)
        #expect(stored?.changed == TestList.instant)
    }

    @Test func `items can refer to earlier and later ones of the same portion`() throws {
        let inserted = try insert([new(1, needs: [2], parent: 3), new(2), new(3, needs: [1, 1])])

        #expect(inserted.joined().map(\.details.needs) == [[2], [], [1]])
        #expect(inserted.joined().map(\.details.parent) == [3, nil, nil])
        #expect(try list.item(1) == inserted[0][0] && list.item(3) == inserted[0][2])
    }

    @Test func `items can refer to ones of a later portion and of the list`() throws {
        _ = try insert([new(1)])

        let inserted = try insert([new(2, needs: [1, 3], parent: 4), new(3)], [new(4, parent: 1)])

        #expect(inserted.joined().map(\.details.needs) == [[1, 3], [], []])
        #expect(try list.item(2)?.details.needs == [1, 3])
        #expect(try list.item(2)?.details.parent == 4)
        #expect(try list.item(4)?.details.parent == 1)
        #expect(try list.rows("SELECT count(*) FROM replaced") == ["0"])
        #expect(try list.rows("SELECT touched FROM item") == ["1", "2", "2", "2"])
    }

    @Test func `a reference to a missing item undoes the change`() throws {
        #expect(throws: ListError.self) { try insert([new(1, needs: [2])]) }

        #expect(try list.rows("SELECT count(*) FROM item") == ["0"])
    }

    @Test func `tags and text are stored in normal form, and reported like that`() throws {
        let details = ItemDetails(title: "e\u{301}", tags: ["b", "a", "b"], project: "cafe\u{301}")

        let inserted = try list.add(details)

        #expect(inserted.map(\.details.tags) == [["a", "b"]])
        #expect(inserted.first.map { Array($0.details.title.unicodeScalars) } == ["\u{E9}"])
        #expect(try list.item(1) == inserted.first)
    }
}
