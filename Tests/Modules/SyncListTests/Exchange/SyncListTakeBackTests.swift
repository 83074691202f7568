import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// The changes of a sync are named, and can be taken back.
struct SyncListTakeBackTests {
    let server = FakeServer()
    let home: Home

    init() {
        home = Home(server)
    }

    private func body(_ name: String) -> String { String(decoding: server.items[name] ?? [], as: UTF8.self) }

    /// Writes an item with an alarm.
    private func write(_ uid: String, _ lines: String...) {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:\(uid)", "SUMMARY:\(uid)"] + lines
            + [
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20261127T080000Z", "END:VALARM", "END:VTODO",
                "END:VCALENDAR",
            ]
        server.write(all.map { $0 + "\r\n" }.joined(), to: "\(uid).ics")
    }

    private func names(_ changes: [SyncChange]?) -> [String] {
        (changes ?? []).map { "\($0.kind) \($0.item.id) \($0.item.title)" }
    }

    @Test func `the items that are received and sent are named`() throws {
        write("Milk")
        #expect(names(home.sync { $0.isDryRun = true }?.receivedItems) == ["added 0 Milk"])
        #expect(names(home.sync()?.receivedItems) == ["added 1 Milk"])

        try home.add(ItemDetails(title: "Rest"))
        #expect(names(home.sync { $0.isDryRun = true }?.sentItems) == ["added 2 Rest"])
        #expect(names(home.sync()?.sentItems) == ["added 2 Rest"])

        write("Milk", "PRIORITY:1")
        try home.remove(2)
        let response = home.sync()
        #expect(
            names(response?.receivedItems) == ["updated 1 Milk"] && names(response?.sentItems) == ["removed 2 Rest"]
        )

        server.remove("Milk.ics")
        #expect(names(home.sync()?.receivedItems) == ["removed 1 Milk"])
    }

    @Test func `a backup is made before many items are removed`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        for number in 1...60 { try home.add(ItemDetails(title: "Item \(number)")) }
        home.sync()
        for name in server.items.keys.sorted().prefix(10) { server.remove(name) }
        #expect(home.sync()?.backup == nil)
        home.time.instant = Instant(seconds: home.time.instant.seconds + 90_000)
        for name in server.items.keys.sorted().prefix(11) { server.remove(name) }
        home.sync { $0.isDryRun = true }
        let before = home.store.backups(on: home.time).filter { $0.kind == .manual }

        let response = home.sync { $0.isConfirmed = true }

        let backups = home.store.backups(on: home.time).filter { $0.kind == .manual }
        #expect(try home.items.count == 39)
        #expect(before.isEmpty && backups.map(\.items) == [50] && response?.backup == backups.first?.name)
    }

    @Test func `undoing a sync brings back an item that was removed elsewhere, with the data of other programs`() throws
    {
        write("Milk")
        home.sync()
        let before = body("Milk.ics")
        server.remove("Milk.ics")
        home.sync { $0.isConfirmed = true }
        #expect(try home.items.isEmpty)

        let undone = try home.store.undoSyncs(at: home.time.instant)
        let response = home.sync()

        #expect(undone.map(\.isSync) == [true])
        #expect(names(response?.sentItems) == ["added 1 Milk"])
        #expect(server.items.values.map { String(decoding: $0, as: UTF8.self) } == [before])
        #expect(try home.titles == ["Milk"] && home.sync()?.sent.total == 0)
    }

    @Test func `undoing a sync takes back all of its changes, and a redo makes them again`() throws {
        try home.add(ItemDetails(title: "Rest"))
        for number in 1...120 { write("Item\(number)") }
        home.sync()
        for number in 1...110 { server.remove("Item\(number).ics") }
        home.time.instant = Instant(seconds: home.time.instant.seconds + 90_000)
        home.sync { $0.isConfirmed = true }
        #expect(try home.items.count == 11)

        let undone = try home.store.undoSyncs(at: home.time.instant)
        #expect(undone.count == 2 && undone.steps.count == 1)
        #expect(try home.items.count == 121)

        let redone = try home.store.redo(at: home.time.instant)
        #expect(redone.count == 2)
        #expect(try home.items.count == 11)
    }

    @Test func `a redo makes a whole sync again, also if an item was added while it ran`() throws {
        for number in 1...120 { write("Item\(number)") }
        server.override = { _ in
            if (try? home.items.count) == 100 { _ = try? home.add(ItemDetails(title: "Rest")) }
            return nil
        }
        home.sync()
        server.override = nil
        #expect(try home.items.count > 120)

        try home.undo()
        let undone = try home.store.undoSyncs(at: home.time.instant)
        let redone = try home.store.redo(at: home.time.instant)

        #expect(undone.count == 2 && redone.map(\.isSync) == [true, true])
        #expect(try home.items.count == 120)
    }

    @Test func `an item that was brought back doesn't keep the others from coming back`() throws {
        write("Milk")
        write("Eggs")
        home.sync()
        let milk = try #require(try home.items.first { $0.details.title == "Milk" }?.id)
        server.remove("Milk.ics")
        server.remove("Eggs.ics")
        home.sync { $0.isConfirmed = true }
        _ = try home.store.bringBack(milk, typed: "restore --item \(milk)", at: home.time.instant)
        try home.change(milk) { $0.title = "Oat milk" }

        _ = try home.store.undoSyncs(at: home.time.instant)

        #expect(try home.titles.sorted() == ["Eggs", "Oat milk"])
    }

    @Test func `a removed item is brought back after later changes, with its parts and the data of others`() throws {
        write("Garden")
        write("Water", "RELATED-TO:Garden")
        home.sync()
        let ids = try home.items.map { ($0.details.title, $0.id) }
        let garden = try #require(ids.first { $0.0 == "Garden" }?.1)
        let water = try #require(ids.first { $0.0 == "Water" }?.1)
        let before = body("Garden.ics")
        server.remove("Garden.ics")
        home.sync { $0.isConfirmed = true }
        try home.change(water) { $0.title = "Flowers" }
        home.sync()

        let item = try home.store.bringBack(garden, typed: "restore --item \(garden)", at: home.time.instant)
        #expect(item?.item.id == garden && item?.item.details.title == "Garden" && item?.lost == [])
        #expect(try home.items.first { $0.id == water }?.details.parent == garden)
        #expect(try home.store.bringBack(garden, typed: "restore", at: home.time.instant) == nil)
        home.sync()
        let bodies = server.items.values.map { String(decoding: $0, as: UTF8.self) }
        #expect(bodies.contains(before) || bodies.contains { $0.contains("UID:Garden") && $0.contains("TRIGGER") })
        #expect(body("Water.ics").contains("RELATED-TO:Garden"))

        let names = try home.store.read { connection throws(ListError) in
            try History.entries(limit: 9, on: connection).map { $0.items.map(\.id) }
        }
        #expect(names.allSatisfy { Set($0).count == $0.count }, "\(names)")
        _ = try home.store.undo(at: home.time.instant)
        #expect(try home.items.map(\.details.title) == ["Flowers"])
        _ = try home.store.redo(at: home.time.instant)
        #expect(try home.items.count == 2)
    }

    @Test func `the parts of an item that was removed elsewhere keep their link on the server`() throws {
        write("Garden")
        write("Water", "RELATED-TO:Garden")
        home.sync()
        let before = body("Water.ics")
        server.remove("Garden.ics")
        home.sync { $0.isConfirmed = true }
        #expect(try home.items.map(\.details.parent) == [nil])

        home.sync()
        #expect(body("Water.ics") == before)
        try home.change(2) { $0.title = "Flowers" }
        home.sync()
        #expect(body("Water.ics").contains("RELATED-TO:Garden") && body("Water.ics").contains("SUMMARY:Flowers"))

        write("Garden")
        home.sync()
        let garden = try #require(try home.items.first { $0.details.title == "Garden" })
        #expect(try home.items.first { $0.details.title == "Flowers" }?.details.parent == garden.id)
    }

    @Test func `another server gets the data of other programs`() throws {
        write("Garden")
        write("Water", "RELATED-TO:Garden", "DUE:20261127T090000Z")
        home.sync()
        try home.add(ItemDetails(title: "Rest"))
        home.sync()
        home.forget()
        #expect(home.showStatus() == nil)
        try home.change(2) { $0.title = "Flowers" }
        let bodies = (body("Garden.ics"), body("Water.ics"))
        for name in server.items.keys { server.remove(name) }

        let response = home.sync()

        #expect(response?.sent.added == 3)
        let garden = try #require(
            server.items.values.map { String(decoding: $0, as: UTF8.self) }.first { $0 == bodies.0 }
        )
        #expect(garden.contains("TRIGGER"))
        let water = try #require(
            server.items.values.map { String(decoding: $0, as: UTF8.self) }.first { $0.contains("UID:Water") }
        )
        #expect(water.contains("RELATED-TO:Garden") && water.contains("TRIGGER") && water.contains("SUMMARY:Flowers"))
        let other = Home(server)
        other.sync()
        #expect(try other.shared == home.shared)
    }

    @Test func `alarms at a fixed time move with their item`() throws {
        write("Water", "DUE:20261127T090000Z")
        home.sync()

        try home.change(1) { $0.due = $0.due.map { Due(day: $0.day + 1, time: $0.time) } }
        home.sync()

        #expect(body("Water.ics").contains("TRIGGER;VALUE=DATE-TIME:20261128T080000Z"))
    }

    @Test func `undoing the first sync asks before it empties the server`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        for number in 1...30 { write("Item\(number)") }
        home.sync()
        _ = try home.store.undoSyncs(at: home.time.instant)

        #expect(home.sync { $0.isAutomatic = true } == nil)
        #expect(home.output.removalsThere?.count == 30 && home.output.removalsThere?.of == 30)
        #expect(home.showStatus()?.pause == .blocked(.removals) && server.items.count == 30)
        #expect(home.sync { $0.confirmed = [.removals] } == nil && server.items.count == 30)

        _ = try home.store.redo(at: home.time.instant)
        #expect(home.sync()?.sent.total == 0)
        _ = try home.store.undoSyncs(at: home.time.instant)
        #expect(home.sync { $0.isConfirmed = true }?.sent.removed == 30)
        #expect(server.items.isEmpty)
    }

    @Test func `items that the user removed are removed on the server without a question`() throws {
        for number in 1...30 { write("Item\(number)") }
        home.sync()
        for item in try home.items { try home.remove(item.id) }

        #expect(home.sync()?.sent.removed == 30 && server.items.isEmpty)
    }
}
