import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListExchangeDataManagerReceivingTests {
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

    @Test func `an item that was removed here and changed there comes back`() throws {
        try here.add(ItemDetails(title: "Rest"))
        syncAll()

        try here.remove(1)
        try there.change(1) { $0.note = "Long." }
        there.sync()
        let response = here.sync()

        #expect(response?.conflicts.map(\.kind) == [.removedHere])
        #expect(try here.shared == there.shared && here.titles == ["Rest"])
    }

    @Test func `an item that was changed here and removed there stays`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        syncAll()

        try there.remove(1)
        try here.change(1) { $0.note = "Long." }
        there.sync()
        let response = here.sync()
        there.sync()

        #expect(response?.conflicts.map(\.kind) == [.removedThere])
        #expect(try here.shared == there.shared && there.titles == ["Bake", "Rest"])
    }

    @Test func `references are kept, whichever item comes first`() throws {
        for number in 1...250 { try here.add(ItemDetails(title: "Item \(number)")) }
        try here.change(3) { ($0.parent, $0.needs) = (250, [120]) }
        try here.change(250) { $0.needs = [1] }

        here.sync()
        there.sync()

        #expect(try there.shared == here.shared)
        #expect(there.sync()?.sent.total == 0)
    }

    @Test func `a cycle that two lists create together is broken in the same way in both`() throws {
        try here.add(ItemDetails(title: "Rest"))
        try here.add(ItemDetails(title: "Bake"))
        syncAll()

        try here.change(1) { $0.needs = [2] }
        let other = try #require(try there.items.first { $0.details.title == "Bake" })
        let first = try #require(try there.items.first { $0.details.title == "Rest" })
        try there.change(other.id) { $0.needs = [first.id] }
        syncAll()
        syncAll()

        #expect(try here.shared == there.shared)
        #expect(try here.items.flatMap(\.details.needs).count == 1)
    }

    /// Both lists add the next occurrence of a series that another program has completed.
    @Test(arguments: ["", "RRULE:FREQ=WEEKLY\r\n"])
    func `changes after a move to another time zone leave the due date on the server alone`(rule: String) throws {
        func calendar(_ note: String) -> String {
            "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:rest\r\nSUMMARY:Rest\r\n\(note)"
                + "DTSTART:20261121T220000Z\r\nDUE:20261121T220000Z\r\n\(rule)END:VTODO\r\nEND:VCALENDAR\r\n"
        }
        server.write(calendar(""), to: "rest.ics")
        here.sync()

        here.time.offset = 54_000
        try here.change(1) { $0.tags = ["home"] }
        here.sync()
        let sent = String(decoding: server.items["rest.ics"] ?? [], as: UTF8.self)
        try here.change(1) { $0.title = "Sleep" }
        server.write(calendar("DESCRIPTION:Long.\r\n"), to: "rest.ics")
        let response = here.sync()
        let merged = String(decoding: server.items["rest.ics"] ?? [], as: UTF8.self)

        #expect(sent.contains("CATEGORIES:home\r\n") && merged.contains("SUMMARY:Sleep\r\n"))
        for body in [sent, merged] { #expect(body.contains("DUE:20261121T220000Z\r\n\(rule)")) }
        #expect(response?.conflicts == [])
    }

    @Test func `a due date that was undone after a sync is sent with the next change`() throws {
        try here.add(ItemDetails(title: "Rest", due: Due(day: .saturday)))
        try here.change(1) { $0.due = Due(day: .saturday + 1) }
        syncAll()
        try here.undo()
        try here.change(1) { $0.title = "Sleep" }

        syncAll()

        #expect(try there.items.map(\.details.due) == [Due(day: .saturday)])
        #expect(try here.shared == there.shared)
    }

    @Test(arguments: [true, false], [nil, TimeOfDay.midnight])
    func `the last item of a series keeps its rule on a new computer`(isKnown: Bool, time: TimeOfDay?) throws {
        let every = Recurrence.every(Repetition(.weekly, weekdays: [.init(.saturday)], end: .count(1)))
        try here.add(ItemDetails(title: "Water", due: Due(day: .saturday, time: time), recurrence: every))
        if isKnown { here.sync() }
        try here.complete(1)
        here.sync()

        there.sync()

        #expect(try there.items.map { $0.status == .done && $0.isRepeating } == [true])
        #expect(try there.shared == here.shared)
    }

    @Test(arguments: [
        ["ATTACH:https://example.org/a.pdf"], ["COMMENT:Two litres."], ["STATUS:IN-PROCESS", "PERCENT-COMPLETE:40"],
        ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM"],
    ])
    func `an item that was removed here comes back if another program changed what adder has no field for`(
        lines: [String]
    ) throws {
        func write(_ lines: [String], version: Int) {
            let all =
                ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:1", "SUMMARY:Milk", "SEQUENCE:\(version)"]
                + lines
                + ["END:VTODO", "END:VCALENDAR"]
            server.write(all.map { $0 + "\r\n" }.joined(), to: "1.ics")
        }
        write([], version: 1)
        here.sync()
        try here.remove(1)
        write(lines, version: 2)

        let response = here.sync()

        #expect(response?.conflicts.map(\.kind) == [.removedHere] && response?.sent.removed == 0)
        #expect(try here.titles == ["Milk"])
        #expect(String(decoding: server.items["1.ics"] ?? [], as: UTF8.self).contains(lines[0]))
        try here.remove(here.items[0].id)
        write(lines, version: 3)
        #expect(here.sync()?.sent.removed == 1)
    }
}
