import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListExchangeDataManagerTests {
    private let server = FakeServer()
    private let here: Home
    private let there: Home

    init() {
        here = Home(server)
        there = Home(server)
    }

    private func syncAll() {
        for home in [here, there, here] { home.sync() }
    }

    @Test func `objects that are not items are left alone`() throws {
        let event = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        server.write(event, to: "event.ics")
        server.write("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n", to: "damaged.ics")

        here.sync()
        let requests = server.requests.count
        here.sync()

        #expect(try here.items == [] && server.items.count == 2)
        #expect(server.requests.count == requests + 1)
    }

    @Test func `an object that can't be read is named until it can be`() {
        server.write("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n", to: "damaged.ics")

        let (first, second, status) = (here.sync(), here.sync(), here.showStatus())

        for unread in [first?.unread, second?.unread, status?.unread] {
            #expect(unread?.map(\.name) == ["damaged.ics"] && unread?.map(\.problem) == [.unreadable])
        }
        server.write(Self.phone, to: "damaged.ics")
        #expect(here.sync()?.unread == [] && here.showStatus()?.unread == [])
    }

    @Test func `an item that comes back has other bytes, as servers can compare them`() throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        let (name, before) = try #require(server.items.first)
        try here.remove(1)
        here.sync()
        here.time.offset = 60

        try here.undo()
        syncAll()

        let after = try #require(server.items[name])
        #expect(after != before)
        #expect(try here.shared == there.shared && here.items.count == 1)
    }

    private static let phone = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Phone//EN", "BEGIN:VTODO", "UID:abc@phone",
        "DTSTAMP:20261101T000000Z", "SUMMARY:Rest", "X-PHONE-COLOR;A=\"b:c\":red", "BEGIN:VALARM", "ACTION:DISPLAY",
        "TRIGGER:-PT5M", "END:VALARM", "END:VTODO", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")

    private func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let text = String(decoding: server.items["abc.ics"] ?? [], as: UTF8.self)
        for line in ["UID:abc@phone", "X-PHONE-COLOR;A=\"b:c\":red", "TRIGGER:-PT5M"] + lines {
            #expect(text.contains(line + "\r\n"), sourceLocation: sourceLocation)
        }
    }

    @Test func `the bytes of another program survive a change`() throws {
        server.write(Self.phone, to: "abc.ics")
        here.sync()

        try here.change(1) { $0.priority = .low }
        here.sync()

        expect("PRIORITY:9")
    }

    @Test func `the bytes of another program survive if the item was removed there and changed here`() throws {
        server.write(Self.phone, to: "abc.ics")
        here.sync()
        server.remove("abc.ics")

        try here.change(1) { $0.priority = .low }
        let response = here.sync()
        there.sync()

        expect("PRIORITY:9")
        #expect(response?.conflicts.map(\.kind) == [.removedThere])
        #expect(server.items.count == 1 && here.sync { $0.isFull = true }?.sent.total == 0)
        #expect(try here.titles == ["Rest"] && there.titles == ["Rest"])
    }

    @Test func `the bytes of another program survive if a removal is undone`() throws {
        server.write(Self.phone, to: "abc.ics")
        here.sync()
        try here.remove(1)
        here.sync()
        #expect(server.items.isEmpty && here.sync()?.sent.total == 0)

        try here.undo()
        here.sync()

        expect()
        #expect(server.items.count == 1 && here.sync { $0.isFull = true }?.sent.total == 0)
        #expect(try here.titles == ["Rest"])
    }

    @Test func `a version that adder can't read is neither replaced nor removed`() throws {
        server.write(Self.phone, to: "abc.ics")
        here.sync()
        let damaged = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n"
        server.write(damaged, to: "abc.ics")
        here.sync()

        try here.change(1) { $0.priority = .low }
        let changed = here.sync()
        try here.remove(1)
        let removed = here.sync()

        #expect(server.items == ["abc.ics": Array(damaged.utf8)])
        for response in [changed, removed] {
            #expect(response?.stuck.map(\.item) == [ItemName(id: 1, title: "Rest")] && response?.sent.total == 0)
        }
    }

    @Test func `an item that was removed on a server that drops values stays removed`() throws {
        try here.add(ItemDetails(title: "Rest", project: "home"))
        here.sync()
        let name = try #require(server.items.keys.first)
        let lines = String(decoding: server.items[name] ?? [], as: UTF8.self).split(separator: "\r\n")
        server.write(lines.filter { !$0.hasPrefix("X-ADDER") }.joined(separator: "\r\n") + "\r\n", to: name)
        here.sync()

        server.remove(name)
        let response = here.sync { $0.isConfirmed = true }

        #expect(try here.items == [] && response?.received.removed == 1)
    }

    @Test func `an object that moved to another address is the same item`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        syncAll()
        let name = try #require(server.items.keys.sorted().first)
        let body = String(decoding: server.items[name] ?? [], as: UTF8.self)
        server.remove(name)
        server.write(body, to: "moved.ics")

        let response = here.sync()

        #expect(response?.received.total == 0 && response?.sent.total == 0)
        #expect(try here.items.count == 2 && server.items.count == 2)
    }

    @Test func `a second object with the same UID is not a second item`() throws {
        server.quirks = [.acceptsDuplicates]
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        let body = String(decoding: server.items.values.first ?? [], as: UTF8.self)
        server.write(body, to: "duplicate.ics")

        here.sync()
        Home(server).sync()

        #expect(try here.titles == ["Rest"] && server.items.count == 2)
    }

    @Test(arguments: [true, false])
    func `a second object replaces the first one when that is removed`(_ isChanged: Bool) throws {
        server.quirks = [.acceptsDuplicates]
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        here.sync()
        let first = try #require(
            server.items.first { String(decoding: $0.value, as: UTF8.self).contains("SUMMARY:Rest") }
        )
        let body = String(decoding: first.value, as: UTF8.self)
        server.write(body, to: "duplicate.ics")
        here.sync()

        server.remove(first.key)
        if isChanged { server.write(body + "\r\n", to: "duplicate.ics") }
        let response = here.sync()
        try here.change(1) { $0.title = "Sleep" }
        here.sync()

        #expect(response?.received.removed == 0 && server.items.count == 2)
        #expect(String(decoding: server.items["duplicate.ics"] ?? [], as: UTF8.self).contains("SUMMARY:Sleep"))
        server.remove("duplicate.ics")
        here.sync { $0.isConfirmed = true }
        #expect(try here.titles == ["Bake"])
    }

    @Test func `an item is removed when both of its objects are removed`() throws {
        server.quirks = [.acceptsDuplicates]
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        here.sync()
        let first = try #require(
            server.items.first { String(decoding: $0.value, as: UTF8.self).contains("SUMMARY:Rest") }
        )
        server.write(String(decoding: first.value, as: UTF8.self), to: "duplicate.ics")
        here.sync()

        server.remove(first.key)
        server.remove("duplicate.ics")
        here.sync()

        #expect(try here.titles == ["Bake"] && server.items.count == 1)
    }
}
