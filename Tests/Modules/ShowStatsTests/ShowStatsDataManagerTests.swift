import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsDataManagerTests {
    private let fixture = ModuleFixture()
    private let dataManager: ShowStatsDataManager

    init() {
        dataManager = ShowStatsDataManager(store: fixture.store, clock: FixedClock.saturday)
    }

    private func facts(_ selection: Selection = .everything) throws -> StatsFacts {
        try dataManager.facts(of: selection, durationsSince: .saturday - 7, at: .saturday, limit: 2)
    }

    /// Runs SQL as a change made some days after Saturday.
    private func change(_ command: String, after days: Int = 0, _ sql: String...) throws {
        let at = Instant(seconds: Moment.saturday.instant.seconds + days * 86_400)
        try fixture.store.change(command, at: at) { connection throws(ListError) in
            for statement in sql { try connection.run(statement) }
        }
    }

    @Test func `what happened is counted by day, removed items included`() throws {
        try fixture.add(ItemDetails(title: "a"), ItemDetails(title: "b"), ItemDetails(title: "c"))
        try fixture.add(ItemDetails(title: "done"))
        try change("done 4", "UPDATE item SET status = 1, completed = created + 1 WHERE id = 4")
        try change("remove 2", after: 1, "DELETE FROM item WHERE id = 2")
        try change("remove 4", after: 1, "DELETE FROM item WHERE id = 4")

        let activity = try facts().activity

        #expect(activity.days == [.saturday: .init(added: 4, done: 1), .saturday + 1: .init(removed: 1)])
        #expect(activity.ages == [0: 2] && activity.oldest == 1)
        #expect(activity.open(on: [.saturday - 1, .saturday, .saturday + 1]) == [0, 3, 2])
    }

    @Test func `an item that is done in the second in which it was added is added and done, also after its removal`()
        throws
    {
        try fixture.add(ItemDetails(title: "a"), ItemDetails(title: "b"), isDone: true)
        try change("remove 2", after: 1, "DELETE FROM item WHERE id = 2")

        let activity = try facts().activity

        #expect(activity.days == [.saturday: .init(added: 2, done: 2)])
        #expect(activity.durations == [0: 1] && activity.open(on: [.saturday, .saturday + 1]) == [0, 0])
    }

    @Test func `repeating items have no age`() throws {
        let habit = ItemDetails(title: "habit", due: Due(day: .saturday), recurrence: .every(Repetition(.daily)))
        try fixture.add(habit)
        #expect(try facts().activity.ages.isEmpty && facts().oldestTitle == nil)

        try fixture.add(ItemDetails(title: "b"))
        #expect(try facts().activity.ages == [0: 1] && facts().oldestTitle == "b")
        let filtered = try facts(Selection([[.open]])).activity
        #expect(filtered.ages == [0: 1] && filtered.oldest == 2)
    }

    @Test func `a filter matches removed items as they were`() throws {
        try fixture.add(ItemDetails(title: "Rent", tags: ["home"]), ItemDetails(title: "Offer"))
        try fixture.add(ItemDetails(title: "Rent a car", tags: ["home"], priority: .high))
        try change("remove all", after: 1, "DELETE FROM item")

        func removed(_ term: Selection.Term) throws -> Int? {
            try facts(Selection([[term]])).activity.days[.saturday + 1]?.removed
        }
        #expect(try removed(.tag("home")) == 2)
        #expect(try removed(.priority(.high)) == 1)
        #expect(try removed(.word("rent")) == 2)
        #expect(try removed(.tag("other")) == nil)
    }

    @Test func `a filter matches removed parts of an item`() throws {
        try fixture.add(ItemDetails(title: "Move"))
        try fixture.add(ItemDetails(title: "Pack", parent: 1))
        try change("remove 2", after: 1, "DELETE FROM item WHERE id = 2")

        #expect(try facts(Selection([[.parent([1...1])]])).activity.days[.saturday + 1]?.removed == 1)
    }

    @Test func `an item that was removed, imported again and removed is counted twice with a filter`() throws {
        try fixture.add(ItemDetails(title: "a", tags: ["home"]), ItemDetails(title: "b", tags: ["home"]))
        try change("remove all", after: 1, "DELETE FROM item")
        try fixture.store.writeSyncState { connection throws(ListError) in
            try connection.run("UPDATE replaced SET uuid = (SELECT max(uuid) FROM replaced)")
        }

        #expect(try facts(Selection([[.tag("home")]])).activity.days[.saturday + 1]?.removed == 2)
    }

    @Test func `values out of range in the record of changes are damage`() throws {
        try fixture.add(ItemDetails(title: "a", tags: ["home"]))
        try change("remove 1", after: 1, "DELETE FROM item")
        try fixture.store.writeSyncState { connection throws(ListError) in
            try connection.run("UPDATE replaced SET priority = 9223372036854775807")
        }

        #expect(throws: ListError.self) { try facts(Selection([[.tag("home")]])) }
    }

    @Test func `an undone removal didn't happen`() throws {
        try fixture.add(ItemDetails(title: "a"), ItemDetails(title: "b"))
        try change("remove 2", after: 1, "DELETE FROM item WHERE id = 2")
        _ = try fixture.store.undo()

        #expect(try facts().activity.days == [.saturday: .init(added: 2)])
    }

    @Test func `an undone addition didn't happen`() throws {
        try fixture.add(ItemDetails(title: "a"))
        try fixture.add(ItemDetails(title: "b"))
        _ = try fixture.store.undo()

        #expect(try facts().activity.days == [.saturday: .init(added: 1)])
    }

    @Test func `the times from added to done are those since the day`() throws {
        let added = Moment.saturday.instant.seconds - 20 * 86_400
        for done in [added + 10 * 86_400, added + 15 * 86_400] {
            let values = "(randomblob(16), 'a', 1, \(added), \(added), \(done))"
            try change("add", "INSERT INTO item (uuid, title, status, created, changed, completed) VALUES \(values)")
        }

        #expect(try facts().activity.durations == [15: 1])
    }

    @Test func `names of open items are counted, the most frequent first`() throws {
        try fixture.add(
            ItemDetails(title: "a", tags: ["home", "town"], project: "work"),
            ItemDetails(title: "b", tags: ["town"], project: "travel"),
            ItemDetails(title: "c", tags: ["away"], project: "travel", due: Due(day: .saturday - 1))
        )
        try fixture.add(ItemDetails(title: "d", tags: ["home"], project: "work"))
        try change("done 4", "UPDATE item SET status = 1, completed = created + 1 WHERE id = 4")

        let facts = try facts()
        #expect(facts.projects == [.init(name: "travel", number: 2, overdue: 1), .init(name: "work", number: 1)])
        #expect(
            facts.tags == [
                .init(name: "town", number: 2), .init(name: "away", number: 1, overdue: 1),
                .init(name: "home", number: 1),
            ]
        )
        #expect(facts.overdue == 1 && facts.oldestTitle == "a")
        let filtered = try self.facts(Selection([[.tag("home")]]))
        #expect(filtered.projects == [.init(name: "work", number: 1)] && filtered.overdue == 0)
        #expect(try self.facts(Selection([[.tag("away")]])).projects == [.init(name: "travel", number: 1, overdue: 1)])
        #expect(filtered.activity.days == [.saturday: .init(added: 2, done: 1)])
    }

    @Test func `only moves to a later day or time are postponements`() throws {
        let due = Due(day: .saturday)
        try fixture.add(
            ItemDetails(title: "twice", due: due),
            ItemDetails(title: "earlier", due: due),
            ItemDetails(title: "once, then undated", due: due),
            ItemDetails(title: "dated"),
            ItemDetails(title: "undone", due: due)
        )
        let day = Day.saturday.number
        try change("1", "UPDATE item SET due_day = \(day + 1) WHERE id IN (1, 3)")
        try change("2", "UPDATE item SET due_day = \(day + 7) WHERE id IN (1, 4)")
        try change("3", "UPDATE item SET due_day = \(day - 7) WHERE id = 2")
        try change("4", "UPDATE item SET due_day = NULL WHERE id = 3")
        try change("5", "UPDATE item SET title = 'Twice' WHERE id = 1")
        try change("6", "UPDATE item SET due_minute = 600 WHERE id = 2")
        try change("7", "UPDATE item SET due_minute = 630 WHERE id = 2")
        try change("8", "UPDATE item SET due_day = \(day + 9) WHERE id = 5")
        _ = try fixture.store.undo()

        let expected: [StatsFacts.ItemNumber] = [
            .init(id: 1, title: "Twice", number: 2), .init(id: 2, title: "earlier", number: 1),
        ]
        #expect(try facts().postponed == expected)
        #expect(try facts(Selection([[.ids([3...3])]])).postponed.map(\.id) == [3])
    }
}
