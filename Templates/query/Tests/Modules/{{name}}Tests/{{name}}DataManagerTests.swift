import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let store = Store()
    private let dataManager: {{name}}DataManager

    init() {
        dataManager = {{name}}DataManager(store: store)
    }

    private func add(_ title: String, tags: [String] = [], isDone: Bool = false) throws {
        var random = SystemRandomNumberGenerator()
        let instant = Instant(seconds: 1_000)
        let item = NewItem(
            uuid: ItemUUID(at: instant, using: &random),
            details: ItemDetails(title: title, tags: tags),
            created: instant
        )
        try store.change("add", at: instant) { connection throws(ListError) in
            let id = try ItemRows.insert([item], on: connection)[0].id
            guard isDone else { return }
            try connection.run("UPDATE item SET status = 1, completed = 1000 WHERE id = ?", [.integer(id)])
        }
    }

    private func counts(_ selection: Selection) throws -> [NamedCount] {
        try dataManager.counts(selection, today: Moment.saturday.today)
    }

    @Test func `open and done items are counted by name, those without one last`() throws {
        try add("a", tags: ["@shop", "money"])
        try add("b", tags: ["money"], isDone: true)
        try add("c")
        try add("d", isDone: true)

        #expect(try counts(.everything) == [count("@shop", 1, 0), count("money", 1, 1), count(nil, 1, 1)])
        #expect(try counts(Selection([[.any]])) == [count("@shop", 1, 0), count("money", 1, 1), count(nil, 1, 1)])
    }

    @Test func `only matching items are counted`() throws {
        try add("a", tags: ["@shop", "money"])
        try add("b", tags: ["money"], isDone: true)
        try add("c")
        try add("d", isDone: true)

        #expect(try counts(Selection([[.tag("money")]])) == [count("@shop", 1, 0), count("money", 1, 1)])
        #expect(try counts(Selection([[.word("nothing")]])) == [])
    }

    @Test func `a list is empty until an item is added`() throws {
        #expect(try dataManager.isListEmpty())
        #expect(try counts(.everything) == [])

        try add("a", isDone: true)

        #expect(try !dataManager.isListEmpty())
    }
}
