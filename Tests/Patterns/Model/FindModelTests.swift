import Almanac
import DataStore
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindModelTests {
    private let fixture = ModuleFixture()

    private func search(
        _ words: String...,
        conditions: [Selection.Term] = [],
        isOpenOnly: Bool = false
    ) throws -> (rows: [FindModel.Row], outcome: FindModel.Outcome) {
        let model = FindModel(store: fixture.store, clock: FixedClock.saturday, weekStart: .monday)
        let request = FindItemsRequest(words.map { SearchWord($0) }, conditions: conditions, isOpenOnly: isOpenOnly)
        var rows: [FindModel.Row] = []
        let outcome = try model.search(request) { row, _ in rows.append(row) }
        return (rows, outcome)
    }

    @Test func `items match all words, best match first, and are counted`() throws {
        try fixture.addRentItems()

        let (rows, outcome) = try search("rent")

        #expect(rows.map(\.item.id) == [1, 4, 2])
        #expect(outcome == .found(FindItemsTotals(items: 3, done: 1)))
        #expect(try search("rent", "anna").rows.map(\.item.id) == [2])
    }

    @Test func `the matching fields are reported`() throws {
        try fixture.addRentItems()

        let matches = try search("rent").rows.map(\.matches)

        #expect(matches[0] == [FoundText(.title, "Pay rent", [4..<8])])
        #expect(matches[1] == [FoundText(.tag, "parents", [2..<6])])
    }

    @Test func `an item with an open dependency is blocked`() throws {
        try fixture.addRentItems()

        #expect(try search("우유").rows.map(\.standing.blockers) == [[1]])
    }

    @Test func `only open items are searched on request`() throws {
        try fixture.addRentItems()

        #expect(try search("rent", isOpenOnly: true).rows.map(\.item.id) == [1, 2])
    }

    @Test func `conditions limit the search`() throws {
        try fixture.addRentItems()

        #expect(try search("rent", conditions: [.tag("home")]).rows.map(\.item.id) == [1])
    }

    @Test func `an empty list is reported as such`() throws {
        #expect(try search("rent").outcome == .nothing(.emptyList))
    }

    @Test func `the reason for which nothing is found is reported`() throws {
        try fixture.addRentItems()

        #expect(try search("coffee", "tea").outcome == .nothing(.noMatch(words: 2)))
        #expect(try search("coffee", isOpenOnly: true).outcome == .nothing(.noMatch(words: 1)))
        #expect(try search("bread", isOpenOnly: true).outcome == .nothing(.onlyDoneMatch))
        #expect(try search("anna", conditions: [.tag("home")]).outcome == .nothing(.conditionsExclude))
    }

    @Test func `storage errors are converted to list errors`() {
        let store = Store(StoreFile(path: "/dev/null/x"))
        let model = FindModel(store: store, clock: FixedClock.saturday, weekStart: .monday)

        #expect(throws: ListError.self) { try model.search(FindItemsRequest([SearchWord("x")])) { _, _ in } }
    }
}
