import Almanac
import DataStore
import Entities
import Interchange
import TestKit
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemDataManagerTests {
    private let store = Store()
    private let dataManager: ShowItemDataManager

    /// 2 needs 1 and is part of it; 3 needs 2.
    init() throws {
        dataManager = ShowItemDataManager(store: store, context: ForeignContext(clock: FixedClock.saturday))
        let details = [
            ItemDetails(title: "a"), ItemDetails(title: "b", needs: [1], parent: 1),
            ItemDetails(title: "c", needs: [2]),
        ]
        for (index, details) in details.enumerated() {
            let new = NewItem(uuid: ItemUUID(high: 0, low: UInt64(index)), details: details, created: now)
            try store.change("add", at: now) { connection throws(ListError) in
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func history(_ id: Int) throws -> ItemHistory? {
        var found: ItemHistory?
        let selection = Selection([[.ids([id...id])]])
        try dataManager.findHistories(of: selection, today: saturday, shouldRead: { _ in true }, body: { found = $0 })
        return found
    }

    @Test func `the properties on the server without a field here are found`() throws {
        let lines = [
            "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "SUMMARY:a", "STATUS:CANCELLED", "PERCENT-COMPLETE:40",
            "LOCATION:Café\\, 2nd floor", "URL:https://example.org/1", "DTSTART;VALUE=DATE:20261120",
            "DUE;VALUE=DATE:20261127", "ATTACH:https://example.org/2", "ATTACH:https://example.org/3", "BEGIN:VALARM",
            "TRIGGER:-PT15M", "END:VALARM", "END:VTODO", "END:VCALENDAR",
        ]
        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://dav.example.org/tasks/")
            try list.save(on: connection)
            let saved = try SyncedList.all(on: connection)[0]
            var object = SyncedObject(name: Array("a.ics".utf8), path: "/tasks/a.ics")
            (object.item, object.body) = (1, lines.flatMap { Array("\($0)\r\n".utf8) })
            try object.save(in: saved, on: connection)
        }

        let facts = try history(1)?.elsewhere

        var expected = ForeignFacts()
        (expected.state, expected.percent) = (.cancelled, 40)
        (expected.place, expected.link) = ("Café, 2nd floor", "https://example.org/1")
        (expected.alarms, expected.attachments) = (1, 2)
        #expect(facts == expected)
        #expect(try history(2)?.elsewhere == ForeignFacts())
    }

    @Test func `an item is found with its related items and history`() throws {
        let first = try history(1)
        let second = try history(2)

        #expect(first?.blocks.map(\.id) == [2])
        #expect(first?.parts.map(\.id) == [2])
        #expect(second?.needs.map(\.id) == [1])
        #expect(second?.parent?.id == 1)
        #expect(second?.blocks.map(\.id) == [3])
        #expect(second?.changes.map(\.change.command) == ["add"])
        #expect(try history(9) == nil)
    }

    @Test func `a series is found with its copies, and each copy with its series`() throws {
        let habit = ItemDetails(title: "d", due: Due(day: saturday), recurrence: .every(Repetition(.daily)))
        let new = NewItem(uuid: ItemUUID(high: 0, low: 9), details: habit, created: now)
        try store.change("add", at: now) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
        for days in 1...2 {
            let moment = Moment(utc: Instant(seconds: now.seconds + days * 86_400))
            try store.change("done 4", at: moment.instant) { connection throws(ListError) in
                guard let item = try ItemRows.item(4, on: connection) else { return }
                let completion = ItemCompletion(of: item, at: moment)
                _ = try ListPlan(completing: [completion], at: moment.instant).perform(on: connection)
            }
        }

        let series = try history(4)
        let copy = try history(6)
        #expect(
            series?.copies.mapValues(\.id) == [Due(day: saturday): 5, Due(day: saturday + 2): 6]
                && series?.series == nil
        )
        #expect(copy?.series?.id == 4 && copy?.copies == [:])
        #expect(try history(1)?.series == nil)
    }

    @Test func `items of a synchronized list say where they stand`() throws {
        #expect(try history(1)?.sync == nil)

        try store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: "https://a.example/")
            try list.save(on: connection)
            var object = SyncedObject(name: [65], path: "/A")
            (object.item, object.agreed) = (1, try SyncFacts.lastChange(to: 1, on: connection))
            try object.save(in: list, on: connection)
        }

        #expect(try history(1)?.sync == .inStep && history(2)?.sync == .neverSent)
    }

    @Test func `the ids come first, in order, and items are read only on request`() throws {
        var asked: [[Int]] = []
        var read: [Int] = []

        for shouldRead in [false, true] {
            try dataManager.findHistories(of: .everything, today: saturday) { ids in
                asked.append(ids)
                return shouldRead
            } body: { history in
                read.append(history.item.id)
            }
        }

        #expect(asked == [[1, 2, 3], [1, 2, 3]])
        #expect(read == [1, 2, 3])
    }
}
