import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct SameTitleTests {
    private let list = TestList()

    private func other(titled title: String, than id: Int = 999) throws -> Int? {
        try list.store.read { connection throws(ListError) in
            try SameTitle.items(titled: title, otherThan: id, on: connection).first?.id
        }
    }

    @Test(arguments: [
        "Buy milk", "BUY MILK", "x", "우유 사기", "CAFÉ \"a*b\"", "cafe\u{301} \"A*B\"", "!", "a b c d e",
        String(repeating: "long title ", count: 200) + "end",
    ])
    func `an open item with the title is found in any case`(title: String) throws {
        try list.add(
            ItemDetails(title: "Buy milk"),
            ItemDetails(title: "x"),
            ItemDetails(title: "우유 사기"),
            ItemDetails(title: "Café \"a*b\""),
            ItemDetails(title: "!"),
            ItemDetails(title: "a b c d e"),
            ItemDetails(title: String(repeating: "long title ", count: 200) + "end"),
            ItemDetails(title: "Buy milkshake")
        )

        let id = try #require(try other(titled: title))
        #expect(try other(titled: title, than: 99) == id)
        #expect(try other(titled: title, than: id) == nil)
    }

    @Test(arguments: [99, 999])
    func `all of several such items are found`(id: Int) throws {
        try list.add(ItemDetails(title: "Buy milk"), ItemDetails(title: "Rest"), ItemDetails(title: "buy milk"))

        let items = try list.store.read { connection throws(ListError) in
            try SameTitle.items(titled: "Buy milk", otherThan: id, on: connection)
        }

        #expect(items.map(\.id).sorted() == [1, 3])
    }

    @Test(arguments: [(3...5, 2), (2...5, 1), (1...2, 0), (5...5, 0), (8...9, 0)])
    func `items with the title of an earlier one are counted`(ids: ClosedRange<Int>, count: Int) throws {
        try list.add(
            ItemDetails(title: "Buy milk"),
            ItemDetails(title: "Rest"),
            ItemDetails(title: "Buy milk"),
            ItemDetails(title: "Rest"),
            ItemDetails(title: "Run")
        )

        let known = try list.store.read { connection throws(ListError) in
            try StoredItemRelations(connection).countOfKnownTitles(among: ids)
        }

        #expect(known == count)
    }

    @Test(arguments: ["Buy", "milk", "Buy milk today", "Cafe", "Buy  milk", "uy milk"])
    func `another title is not`(title: String) throws {
        try list.add(ItemDetails(title: "Buy milk"), ItemDetails(title: "Café"), ItemDetails(title: "b", note: "Buy"))

        #expect(try other(titled: title) == nil && other(titled: title, than: 99) == nil)
    }

    @Test(arguments: [
        ("Buy the milk", "title : \"bu uy y\""), ("Quiz", "title : \"ui iz z\""), ("ab", "title : \"ab b\""),
        ("x", "title : \"x\""),
    ])
    func `the rarest part of the title is searched`(title: String, query: String) {
        #expect(SameTitle.query(for: title) == query)
    }
}
