import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListPortionDataManagerTests {
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

    @Test func `what is not an item is left alone`() throws {
        let event = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        server.write(event, to: "event.ics")
        server.write("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n", to: "damaged.ics")

        here.sync()
        let requests = server.requests.count
        here.sync()

        #expect(try here.items == [] && server.items.count == 2)
        #expect(server.requests.count == requests + 1)
    }

    @Test func `the bytes of another program survive a change`() throws {
        let body = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Phone//EN", "BEGIN:VTODO", "UID:abc@phone",
            "DTSTAMP:20261101T000000Z", "SUMMARY:Rest", "X-PHONE-COLOR;A=\"b:c\":red", "BEGIN:VALARM", "ACTION:DISPLAY",
            "TRIGGER:-PT5M", "END:VALARM", "END:VTODO", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
        server.write(body, to: "abc.ics")
        here.sync()

        try here.change(1) { $0.priority = .low }
        here.sync()

        let text = String(decoding: server.items["abc.ics"] ?? [], as: UTF8.self)
        for line in ["UID:abc@phone", "X-PHONE-COLOR;A=\"b:c\":red", "TRIGGER:-PT5M", "PRIORITY:9"] {
            #expect(text.contains(line + "\r\n"))
        }
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
        server.quirks = [.acceptsDoubles]
        try here.add(ItemDetails(title: "Rest"))
        syncAll()
        let body = String(decoding: server.items.values.first ?? [], as: UTF8.self)
        server.write(body, to: "double.ics")

        here.sync()
        Home(server).sync()

        #expect(try here.titles == ["Rest"] && server.items.count == 2)
    }
}
