import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct HistoryTests {
    private let list = TestList()

    private func entries(limit: Int = 10, olderThan change: Int? = nil) throws -> [HistoryEntry] {
        try list.store.read { connection throws(ListError) in
            try History.entries(limit: limit, olderThan: change, on: connection)
        }
    }

    private func changes(of item: Int) throws -> [ItemChange] {
        try list.store.read { connection throws(ListError) in try History.changes(of: item, on: connection) }
    }

    private func due(_ day: Int, _ minute: Int? = nil) -> Due {
        Due(day: Day(number: day), time: minute.flatMap(TimeOfDay.init(minute:)))
    }

    @Test func `the history of an item can stop at a change`() throws {
        try list.add(ItemDetails(title: "a"))
        for title in ["b", "c", "d"] { try list.edit(1, title) { $0.title = title } }
        try list.add(ItemDetails(title: "e"))

        let changes = try [3, 4, 5].map { first in
            try list.store.read { connection throws(ListError) in
                try History.changes(of: 1, since: first, on: connection).map(\.change.id)
            }
        }

        #expect(changes == [[3, 4], [4], []])
    }

    private func onlyItem(of change: Int) throws -> ItemName? {
        try list.store.read { connection throws(ListError) in
            try History.onlyItem(of: change, on: connection)?.name
        }
    }

    @Test func `a change is about the only item that it didn't add, or about the only one that it added`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.add(ItemDetails(title: "b"), ItemDetails(title: "c"))
        try list.edit(2, "rename") { $0.title = "d" }
        try list.store.change("done", at: TestList.instant) { connection throws(ListError) in
            let copy = NewItem(
                uuid: ItemUUID(high: 0, low: 9),
                details: ItemDetails(title: "copy"),
                created: TestList.instant
            )
            _ = try ItemRows.insert([copy], on: connection)
            try connection.run("UPDATE item SET title = 'next' WHERE id = 1")
        }
        try list.store.change("both", at: TestList.instant) { connection throws(ListError) in
            try connection.run("UPDATE item SET title = 'x' WHERE id IN (2, 3)")
        }

        #expect(try (1...5).map { try onlyItem(of: $0)?.id } == [1, nil, 2, 1, nil])
    }

    @Test func `a removed item is the only one of its removal, until that is undone`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.store.change("remove", at: TestList.instant) { connection throws(ListError) in
            try connection.run("DELETE FROM item WHERE id = 1")
        }

        #expect(try onlyItem(of: 2) == ItemName(id: 1, title: "a"))

        _ = try list.store.undo()
        #expect(try onlyItem(of: 2) == nil)
    }

    // MARK: The list

    @Test func `changes are listed newest first, with the items they touched`() throws {
        try list.add(ItemDetails(title: "a"), ItemDetails(title: "b"), command: "add both")
        try list.edit(2, "rename b") { $0.title = "c" }
        _ = try list.store.undo()

        #expect(
            try entries() == [
                HistoryEntry(
                    change: Change(id: 2, instant: TestList.instant, command: "rename b", isUndone: true),
                    itemCount: 1,
                    items: [ItemName(id: 2, title: "c")],
                    canBeRedone: true
                ),
                HistoryEntry(
                    change: Change(id: 1, instant: TestList.instant, command: "add both"),
                    itemCount: 2,
                    items: [ItemName(id: 1, title: "a"), ItemName(id: 2, title: "b")]
                ),
            ]
        )
    }

    @Test func `only changes undone since the newest change can be redone`() throws {
        for _ in 1...4 { try list.add(ItemDetails(title: "a")) }
        _ = try list.store.undo()
        try list.add(ItemDetails(title: "b"))
        _ = try list.store.undo(3)
        _ = try list.store.redo()

        #expect(try entries().map(\.change.isUndone) == [true, true, true, false, false])
        #expect(try entries().map(\.canBeRedone) == [true, false, true, false, false])
        let redoCount = try list.store.read { connection throws(ListError) in
            try History.redoCount(on: connection)
        }
        #expect(redoCount == 2)
    }

    @Test func `changes can be read page by page`() throws {
        for _ in 1...5 { try list.add(ItemDetails(title: "a")) }

        #expect(try entries(limit: 2).map(\.change.id) == [5, 4])
        #expect(try entries(limit: 2, olderThan: 4).map(\.change.id) == [3, 2])
        #expect(try entries(limit: 0).isEmpty)
        #expect(try entries(limit: -1).isEmpty)
    }

    @Test func `an item is shown with its title at the time of the change`() throws {
        try list.add(ItemDetails(title: "Pay rent"))
        try list.edit(1, "rename") { $0.title = "Oops" }
        _ = try list.store.undo()
        try list.edit(1, "move") { $0.due = due(20_000) }
        _ = try list.store.undo(2)

        #expect(try entries().map { $0.items.map(\.title) } == [["Pay rent"], ["Oops"], ["Pay rent"]])
    }

    @Test func `a removed item is named before the items that depended on it`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.change { connection throws(ListError) in
            _ = try TestList.insert((1...4).map { ItemDetails(title: "item \($0)", needs: [1]) }, on: connection)
        }
        try list.change { connection throws(ListError) in try ItemRows.remove([1], on: connection) }

        let entry = try #require(entries().first)

        #expect(entry.itemCount == 5)
        #expect(entry.items.first == ItemName(id: 1, title: "first"))
    }

    @Test func `a bulk change shows the number of items and names a few`() throws {
        try list.change { connection throws(ListError) in
            _ = try TestList.insert(
                (1...20).map { ItemDetails(title: "item \($0)", tags: ["a", "b"]) },
                on: connection
            )
        }

        let entry = try #require(entries().first)
        #expect(entry.itemCount == 20)
        #expect(entry.items.map(\.title) == ["item 1", "item 2", "item 3"])
    }

    @Test func `removed items are named as well`() throws {
        try list.add(ItemDetails(title: "first"))
        try list.edit(1) { $0.title = "last" }
        try list.remove(1)

        #expect(try entries().map { $0.items.map(\.title) } == [["last"], ["last"], ["first"]])

        try list.add(ItemDetails(title: "taken back"))
        _ = try list.store.undo()
        #expect(try entries().first?.items == [ItemName(id: 2, title: "taken back")])
    }

    // MARK: An item

    @Test func `an item's history starts with all of its fields`() throws {
        try list.add(ItemDetails(title: "mother"))
        let recurrence = Recurrence.every(Repetition(.monthly, monthDays: [31]))
        try list.add(
            ItemDetails(
                title: "title",
                note: "note",
                tags: ["a"],
                project: "home",
                priority: .high,
                due: due(20_000, 720),
                wait: Day(number: 19_000),
                recurrence: recurrence,
                needs: [1],
                parent: 1
            )
        )

        #expect(
            try changes(of: 2).map(\.effects) == [
                [
                    .created, .title(before: nil, after: "title"), .note(before: nil, after: "note"),
                    .project(before: nil, after: "home"), .priority(before: nil, after: .high),
                    .due(before: nil, after: due(20_000, 720)), .wait(before: nil, after: Day(number: 19_000)),
                    .recurrence(before: nil, after: recurrence), .parent(before: nil, after: 1),
                    .status(before: nil, after: .open), .tagAdded("a"), .needAdded(1),
                ]
            ]
        )
    }

    @Test func `a field stored in two columns is one effect even if only one column changed`() throws {
        try list.add(ItemDetails(title: "a", due: due(5, 60), recurrence: .every(Repetition(.daily))))
        try list.edit(1) { $0.due = due(5, 90) }
        try list.edit(1) { $0.due = due(6, 90) }
        try list.edit(1) { $0.recurrence = .again(Repetition(.daily)) }

        #expect(
            try changes(of: 1).dropFirst().map(\.effects) == [
                [.due(before: due(5, 60), after: due(5, 90))],
                [.due(before: due(5, 90), after: due(6, 90))],
                [.recurrence(before: .every(Repetition(.daily)), after: .again(Repetition(.daily)))],
            ]
        )
    }

    @Test func `an undone change is not in an item's history`() throws {
        try list.add(ItemDetails(title: "a"))
        try list.edit(1) { $0.title = "b" }
        _ = try list.store.undo()
        try list.edit(1, "new") { $0.title = "c" }

        #expect(try changes(of: 1).map(\.change.command) == ["add", "new"])
        #expect(try changes(of: 1).last?.effects == [.title(before: "a", after: "c")])
    }

    @Test func `history shows tags, dependencies, completions and removals`() throws {
        try list.add(ItemDetails(title: "a", tags: ["x"]), ItemDetails(title: "b", needs: [1]))
        try list.edit(2) { ($0.tags, $0.needs) = (["y"], []) }
        try list.edit(1) { $0.tags = ["z"] }
        try list.change { connection throws(ListError) in
            guard let item = try ItemRows.item(1, on: connection) else { return }
            let done = item.with(status: .done, completed: Instant(seconds: 9))
            _ = try ItemRows.update(item, to: done, on: connection)
        }
        try list.remove(1)

        #expect(try changes(of: 2).last?.effects == [.tagAdded("y"), .needRemoved(1)])
        let effects = try changes(of: 1).map(\.effects)
        #expect(effects[1] == [.tagRemoved("x"), .tagAdded("z")])
        #expect(effects[2] == [.status(before: .open, after: .done)])
        #expect(effects[3].suffix(2) == [.removed, .tagRemoved("z")])
        #expect(effects[3].contains(.title(before: "a", after: nil)))
    }

    @Test func `a value that a change sets and resets is not in the history`() throws {
        try list.add(ItemDetails(title: "a", tags: ["x"]))
        try list.change { connection throws(ListError) in
            try connection.run("UPDATE item SET title = 'b', changed = 3")
            try connection.run("DELETE FROM tag")
            try connection.run("INSERT INTO tag VALUES (1, 'x')")
            try connection.run("UPDATE item SET title = 'a'")
        }

        #expect(try changes(of: 1).map(\.change.id) == [1])
    }

    @Test func `an item that never existed has no history`() throws {
        #expect(try changes(of: 7).isEmpty)
    }

    @Test(arguments: ["due_day = 9999999999", "touched = 2", "priority = 9"])
    func `an invalid value is reported as damage`(value: String) throws {
        try list.add(ItemDetails(title: "a"))
        try list.edit(1) { $0.title = "b" }
        try list.tamper("UPDATE replaced SET \(value)")

        #expect { try changes(of: 1) } throws: { ($0 as? ListError)?.kind == .damaged }
    }

    @Test func `history queries use indexes`() throws {
        let statements = [
            History.changes, History.change, History.removal, TouchedItems.names, TouchedItems.newest,
            TouchedItems.step,
        ]

        let plans = try statements.map { try list.plan(of: $0) }

        // The subquery looks up the newest change, once.
        #expect(
            plans[0] == ["SEARCH change USING INTEGER PRIMARY KEY (rowid<?)", "SCALAR SUBQUERY 1", "SEARCH change"]
        )
        for plan in plans.joined() {
            #expect(!["SCAN item", "SCAN replaced", "SCAN change "].contains { plan.hasPrefix($0) }, "\(plan)")
        }
    }
}
