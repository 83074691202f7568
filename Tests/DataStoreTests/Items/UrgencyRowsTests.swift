import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

struct UrgencyRowsTests {
    private let fixture = ModuleFixture()

    private func rows(_ weights: RankWeights = .standard, where condition: Condition? = nil) throws -> UrgencyRows {
        try fixture.store.read { connection throws(ListError) in
            try UrgencyRows(where: condition, today: .saturday, weights: weights, on: connection)
        }
    }

    private func items(_ weights: RankWeights = .standard, where condition: Condition? = nil) throws -> [UrgencyFacts] {
        try rows(weights, where: condition).items.sorted { $0.id < $1.id }
    }

    @Test func `done, waiting and blocked items are left out, and the latter two are counted`() throws {
        try fixture.add(
            ItemDetails(title: "first"),
            ItemDetails(title: "blocked", needs: [1]),
            ItemDetails(title: "waiting", wait: .saturday + 1, needs: [1]),
            ItemDetails(title: "back", wait: .saturday)
        )
        try fixture.add(ItemDetails(title: "done"), isDone: true)
        try fixture.add(ItemDetails(title: "free", needs: [5]), ItemDetails(title: "blocked too", needs: [1, 5]))

        #expect(try items().map(\.id) == [1, 4, 6])
        #expect(try items().map(\.blocks) == [3, 0, 0] && items().map(\.wait) == [nil, .saturday, nil])
        #expect(try (rows().waiting, rows().blocked) == (1, 2))
        let second = Condition.ids([2])
        #expect(try rows(where: second).items.isEmpty && rows(where: second).blocked == 1)
    }

    @Test func `an item is started if parts of it or of its parent are done`() throws {
        try fixture.add(ItemDetails(title: "begun"), ItemDetails(title: "new"))
        try fixture.add(ItemDetails(title: "done part", parent: 1), isDone: true)
        try fixture.add(ItemDetails(title: "part", parent: 1), ItemDetails(title: "part of new", parent: 2))

        #expect(try items().filter(\.isStarted).map(\.id) == [1, 4])
    }

    @Test func `the copies that a repeating part leaves start nothing`() throws {
        try fixture.add(ItemDetails(title: "parent"))
        let now = Moment.saturday.instant
        let uuid = ItemUUID(ofCopyOf: ItemUUID(high: 1, low: 2), due: Due(day: .saturday))
        let copy = NewItem(uuid: uuid, details: ItemDetails(title: "copy", parent: 1), created: now)
        try fixture.store.change("done", at: now) { connection throws(ListError) in
            for item in try ItemRows.insert([copy], on: connection) {
                try ItemRows.update(item, to: item.marked(completed: now, changed: now), on: connection)
            }
        }

        #expect(try items().map(\.isStarted) == [false])
    }

    @Test func `the facts are read, with the tags and projects that have weights`() throws {
        let due = Due(day: .saturday, time: .midnight)
        try fixture.add(
            ItemDetails(title: "a", tags: ["@b", "home", "x"], project: "p", priority: .medium, due: due),
            ItemDetails(title: "b", tags: ["x"])
        )
        var weights = RankWeights.standard
        let now = Moment.saturday.instant

        #expect(try items()[0] == UrgencyFacts(id: 1, due: due, priority: .medium, created: now, changed: now))

        weights.tags = [.init("x", 1), .init("@b", 1), .init("y", 1)]
        weights.projects = [.init("q", 1)]
        #expect(try items(weights).map(\.tags) == [["@b", "x"], ["x"]])
        #expect(try items(weights).map(\.project) == ["p", nil])
    }
}
