import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindItemsDataManagerTests {
    private let store = Store()
    private let dataManager: FindItemsDataManager

    init() {
        dataManager = FindItemsDataManager(store: store)
    }

    private func add(_ details: ItemDetails...) throws {
        var random = SystemRandomNumberGenerator()
        let instant = Instant(seconds: 1_000)
        let items = details.map { NewItem(uuid: ItemUUID(at: instant, using: &random), details: $0, created: instant) }
        try store.change("add", at: instant) { connection throws(ListError) in
            _ = try ItemRows.insert(items, on: connection)
        }
    }

    private func found(_ words: SearchWord..., in selection: Selection = .everything) throws -> [FoundItem] {
        var found: [FoundItem] = []
        try dataManager.findItems(FindItemsQuery(words: words, selection: selection), today: saturday) {
            found.append($0)
        }
        return found
    }

    @Test func `items match all words, best match first, with the matching fields`() throws {
        try add(
            ItemDetails(title: "Ask Anna", note: "about the rent"),
            ItemDetails(title: "Rent a car"),
            ItemDetails(title: "Call mum", tags: ["parents"], project: "home")
        )

        let found = try found(SearchWord("RENT"))

        #expect(found.map(\.item.id) == [2, 3, 1])
        #expect(
            found.flatMap(\.texts) == [
                FoundText(.title, "Rent a car", [0..<4]), FoundText(.tag, "parents", [2..<6]),
                FoundText(.note, "about the rent", [10..<14]),
            ]
        )
        #expect(try self.found(SearchWord("home", in: .project)).map(\.item.id) == [3])
    }

    @Test func `an item with an open dependency is blocked`() throws {
        try add(ItemDetails(title: "first"), ItemDetails(title: "then", needs: [1]))

        #expect(try found(SearchWord("t")).map(\.blockers.isEmpty) == [false, true])
    }

    @Test func `only selected items are found, and other matches are known to exist`() throws {
        try add(ItemDetails(title: "rent"), ItemDetails(title: "rent"))
        try store.change("done", at: Instant(seconds: 2_000)) { connection throws(ListError) in
            try connection.run("UPDATE item SET status = 1, completed = 2000, changed = 2000 WHERE id = 1")
        }

        #expect(try found(SearchWord("rent")).map(\.item.id) == [1, 2])
        #expect(try found(SearchWord("rent"), in: Selection([[.open]])).map(\.item.id) == [2])
        #expect(try dataManager.hasItems(with: [SearchWord("ren")]))
        #expect(try !dataManager.hasItems(with: [SearchWord("bread")]))
    }

    @Test func `a list is empty until an item is added`() throws {
        #expect(try dataManager.isListEmpty())

        try add(ItemDetails(title: "x"))

        #expect(try !dataManager.isListEmpty())
    }

    @Test func `storage errors are converted to list errors`() {
        let dataManager = FindItemsDataManager(store: Store(StoreFile(path: "/dev/null/x")))

        #expect(throws: ListError.self) {
            try dataManager.findItems(FindItemsQuery(words: [], selection: .everything), today: saturday) { _ in }
        }
    }

    @Test func `each word of the list is passed on once, in lowercase`() throws {
        try add(
            ItemDetails(title: "Buy MILK, milk & Café-crème", note: "한글을\n2nd", tags: ["@shop"], project: "home.new"),
            ItemDetails(title: "buy")
        )

        var words: [String] = []
        try dataManager.forEachWord { words.append($0) }

        #expect(words == ["buy", "milk", "cafe", "creme", "home", "new", "한글을", "2nd", "shop"])
    }
}
