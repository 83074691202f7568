import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// Dates in other time zones, days that a series leaves out, and the lines of other programs that come back.
struct SyncListDatesTests {
    let server = FakeServer()
    let home: Home

    init() {
        home = Home(server)
    }

    /// Its clocks change on the second Sunday of March.
    static let zone = [
        "BEGIN:VTIMEZONE", "TZID:America/New_York", "BEGIN:STANDARD", "DTSTART:20071104T020000", "TZOFFSETFROM:-0400",
        "TZOFFSETTO:-0500", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:20070311T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
        "END:DAYLIGHT", "END:VTIMEZONE",
    ]

    private func write(_ lines: String...) {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + Self.zone + ["BEGIN:VTODO", "UID:1", "SUMMARY:Milk"] + lines
            + ["END:VTODO", "END:VCALENDAR"]
        server.write(all.map { $0 + "\r\n" }.joined(), to: "1.ics")
    }

    private var body: String { String(decoding: server.items["1.ics"] ?? [], as: UTF8.self) }

    private var lines: [String] {
        let version = ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "PRODID"]
        return body.split(separator: "\r\n").map(String.init).filter { line in !version.contains { line.hasPrefix($0) }
        }
    }

    private var due: String? {
        get throws { try home.items.first { $0.status == .open }?.details.due?.description }
    }

    private func move(by days: Int) throws {
        try home.change(1) { details in details.due = details.due.map { Due(day: $0.day + days, time: $0.time) } }
    }

    @Test func `a due date in another zone keeps its time there, and is corrected here, when the clocks change`() throws
    {
        write("DTSTART;TZID=America/New_York:20270313T083000", "DUE;TZID=America/New_York:20270313T090000")
        home.sync()
        #expect(try due == "2027-03-13T14:00")

        try move(by: 2)
        home.sync()

        #expect(body.contains("DUE;TZID=America/New_York:20270315T090000"))
        #expect(body.contains("DTSTART;TZID=America/New_York:20270315T083000"))
        #expect(try due == "2027-03-15T13:00")
        let unchanged = home.sync()
        #expect(unchanged?.sent.total == 0 && unchanged?.received.total == 0)
        try home.undo()
        home.sync()
        #expect(try due == "2027-03-13T14:00")
        #expect(body.contains("DUE;TZID=America/New_York:20270313T090000"))
    }

    @Test func `a start becomes the wait day when the due date moves behind it`() throws {
        write("DTSTART:20261210T150000", "DUE:20261205T120000")
        home.sync()

        try move(by: 10)
        home.sync()

        #expect(try home.items.first?.details.wait?.description == "2026-12-10")
        #expect(body.contains("DTSTART:20261210T150000"))
    }

    @Test func `a server that stores nothing although it says so makes no item vanish or revert`() throws {
        write("DUE:20261205T120000")
        home.sync()
        try move(by: 1)
        try home.add(ItemDetails(title: "New"))
        server.override = { $0.method == .put ? Answer(201) : nil }

        for _ in 1...2 {
            let response = home.sync()
            #expect(response?.stuck.map(\.problem) == [.notStored, .notStored])
            #expect(try home.titles == ["Milk", "New"] && due == "2026-12-06T12:00")
        }
        server.override = nil
        let response = home.sync()

        #expect(response?.stuck == [])
        #expect(body.contains("DUE:20261206T120000") && server.items.count == 2)
    }

    @Test func `a series that loses its date with its rule has neither on the server`() throws {
        write("DTSTART;VALUE=DATE:20261205", "DUE;VALUE=DATE:20261205", "RRULE:FREQ=WEEKLY")
        home.sync()

        try home.change(1) { ($0.due, $0.recurrence) = (nil, nil) }
        home.sync()

        #expect(!["FREQ=WEEKLY", "DTSTART;VALUE=DATE", "DUE"].contains { body.contains($0) })
        try home.undo()
        home.sync()
        #expect(body.contains("DUE;VALUE=DATE:20261205") && body.contains("RRULE:FREQ=WEEKLY"))
    }

    @Test(arguments: [201, 204])
    func `a change that a server with words of its own doesn't store is sent again`(status: Int) throws {
        let server = FakeServer([.sortsLines, .liesAboutETags])
        let home = Home(server)
        try home.add(ItemDetails(title: "Old"))
        home.sync()
        try home.change(1) { $0.title = "New" }
        server.override = { $0.method == .put ? Answer(status) : nil }

        let response = home.sync()
        #expect(response?.stuck.map(\.problem) == [.notStored] && response?.sent.total == 0)
        #expect(try home.titles == ["New"])
        server.override = nil
        home.sync()

        #expect(server.items.values.map { String(decoding: $0, as: UTF8.self).contains("SUMMARY:New") } == [true])
    }

    @Test(arguments: ["DUE;TZID=America/New_York:20270313T090000", "DUE:20270313T140000Z"])
    func `the first sync in another place corrects all times`(line: String) throws {
        write(line)
        home.sync()
        home.time.offset = 7_200

        home.sync()

        #expect(try due == "2027-03-13T16:00")
        // There is nothing to undo.
        #expect(try home.store.changesToUndoOfSyncs(9).count == 1)
        #expect(home.sync()?.sent.total == 0)
        #expect(body.contains(line))
    }

    @Test func `a date without a zone is the same everywhere`() throws {
        write("DUE:20270313T140000")
        home.sync()
        home.time.offset = 7_200

        home.sync()

        #expect(try due == "2027-03-13T14:00")
    }

    @Test func `days that a series leaves out are passed over, and stay left out`() throws {
        write(
            "DTSTART;VALUE=DATE:20261121",
            "DUE;VALUE=DATE:20261121",
            "RRULE:FREQ=DAILY",
            "EXDATE;VALUE=DATE:20261122"
        )
        home.sync()

        try home.complete(1)
        home.sync()

        #expect(try due == "2026-11-23")
        #expect(body.contains("DUE;VALUE=DATE:20261123") && body.contains("EXDATE;VALUE=DATE:20261122"))
        try home.undo()
        home.sync()
        #expect(body.contains("DUE;VALUE=DATE:20261121") && body.contains("EXDATE;VALUE=DATE:20261122"))
    }

    @Test func `a day that is left out later is passed over, too`() throws {
        write("DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY")
        home.sync()
        write("DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY", "EXDATE;VALUE=DATE:20261122")

        try home.complete(1)
        home.sync()

        #expect(try due == "2026-11-23")
        #expect(body.contains("EXDATE;VALUE=DATE:20261122"))
    }

    @Test func `an undone change brings back the lines that it replaced`() throws {
        write("DTSTART:20261201T083000", "DUE:20261205T120000", "STATUS:CANCELLED", "PERCENT-COMPLETE:40")
        home.sync()
        let before = lines
        try move(by: 1)
        home.sync()
        try home.complete(1)
        home.sync()
        #expect(body.contains("STATUS:COMPLETED"))

        try home.undo()
        home.sync()
        try home.undo()
        home.sync()

        #expect(lines == before)
        #expect(home.sync()?.sent.total == 0)
    }

    @Test func `the lines don't come back if another program has changed the item since`() throws {
        write("DUE:20261205T120000", "STATUS:CANCELLED")
        home.sync()
        try home.complete(1)
        home.sync()
        server.write(body.replacing("SUMMARY:Milk\r\n", with: "SUMMARY:Milk\r\nCOLOR:red\r\n"), to: "1.ics")
        home.sync()

        try home.undo()
        home.sync()

        #expect(body.contains("COLOR:red") && body.contains("STATUS:NEEDS-ACTION"))
    }
}
