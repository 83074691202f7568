import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// Series that are completed in two lists and by other programs.
struct SyncListSeriesTests {
    static let weekly = Recurrence.every(Repetition(.weekly))

    let server = FakeServer()
    let here: Home
    let there: Home

    init() {
        here = Home(server)
        there = Home(server)
    }

    func syncAll() {
        for home in [here, there, here] { home.sync() }
    }

    /// Adds a series to both lists and returns its file name.
    func addSeries(_ recurrence: Recurrence = weekly) throws -> String {
        try here.add(ItemDetails(title: "Water", due: Due(day: .saturday), recurrence: recurrence))
        syncAll()
        return try #require(server.items.keys.first)
    }

    func body(_ name: String) -> String { String(decoding: server.items[name] ?? [], as: UTF8.self) }

    /// Changes lines like another program, each by its beginning.
    func edit(_ name: String, _ changes: [String: String]) {
        let lines = body(name).split(separator: "\r\n").map { line in
            changes.first { line.hasPrefix($0.key) }?.value ?? String(line)
        }
        server.write(lines.filter { !$0.isEmpty }.joined(separator: "\r\n") + "\r\n", to: name)
    }

    /// The open and done items of the list, as `open 2026-11-28`.
    func states(_ home: Home) throws -> [String] {
        try home.items.map { "\($0.status) \($0.details.due?.description ?? "-")" }.sorted()
    }

    /// Expects both lists and the server to be equal, and nothing left to do.
    func expectSame(_ states: [String], location: SourceLocation = #_sourceLocation) throws {
        #expect(try self.states(here) == states, sourceLocation: location)
        #expect(try here.shared == there.shared, sourceLocation: location)
        #expect(server.items.count == states.count, sourceLocation: location)
        for home in [here, there] {
            let response = home.sync()
            #expect(response?.sent.total == 0 && response?.received.total == 0, sourceLocation: location)
        }
    }
}

// MARK: - Two lists

extension SyncListSeriesTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func `a habit of three weeks in two lists is the same in both, and every day done stays done`(seed: UInt64) throws {
        _ = try addSeries(.every(Repetition(.daily)))
        var random = SeededGenerator(state: seed)
        let start = here.time.instant
        for day in 0..<21 {
            for home in [here, there] {
                home.time.instant = Instant(seconds: start.seconds + 86_400 * day)
                let series = try home.items[0]
                let isDue = try #require(series.details.due).day <= .saturday + day
                if isDue, Int.random(in: 0..<3, using: &random) > 0 {
                    try home.complete(series.id)
                    if Int.random(in: 0..<6, using: &random) == 0 { try home.undo() }
                }
                if Bool.random(using: &random) { home.sync() }
            }
        }

        syncAll()
        let states = try states(here)
        try expectSame(states)

        let done = states.filter { $0.hasPrefix("done") }
        let due = try #require(states.last).dropFirst(5)
        #expect(Set(done).count == done.count && done.allSatisfy { $0.dropFirst(5) < due })
        #expect(states.count == done.count + 1 && done.count > 7)
    }

    @Test func `a completed series moves on in the other list, and its copy is added there`() throws {
        let name = try addSeries()

        try here.complete(1)
        syncAll()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
        let copy = try #require(here.items.first { $0.status == .done })
        #expect(copy.uuid == ItemUUID(ofCopyOf: try here.items[0].uuid, due: Due(day: .saturday)))
        #expect(!body("\(copy.uuid).ics").contains("RRULE") && body(name).contains("RRULE:FREQ=WEEKLY\r\n"))
        #expect(try there.items.filter { $0.status == .done }.map(\.created) == [copy.created])
    }

    @Test func `two lists that complete the same occurrence have one copy, which was done at the earlier time`() throws
    {
        _ = try addSeries(.again(Repetition(.weekly)))

        try here.complete(1)
        there.time.instant = Instant(seconds: here.time.instant.seconds + 86_400)
        try there.complete(1)
        let done = try here.items[1].completed
        syncAll()
        there.sync()

        try expectSame(["done 2026-11-21", "open 2026-11-29"])
        #expect(try there.items[1].completed == done)
    }

    @Test func `two lists in other time zones leave one copy`() throws {
        _ = try addSeries()

        there.time.offset = 54_000
        try here.complete(1)
        try there.complete(1)
        syncAll()
        there.sync()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
    }

    @Test func `a list that completed two occurrences has both copies`() throws {
        _ = try addSeries(.every(Repetition(.weekly, end: .count(2))))

        try here.complete(1)
        try here.complete(1)
        try there.complete(1)
        syncAll()

        try expectSame(["done 2026-11-21", "done 2026-11-28"])
        #expect(try here.items.map(\.isRepeating) == [true, false])
    }

    @Test func `a postponement loses to a completion, even if it is later`() throws {
        _ = try addSeries()

        try here.complete(1)
        there.time.instant = Instant(seconds: here.time.instant.seconds + 60)
        try there.change(1) { ($0.due, $0.priority) = (Due(day: .saturday + 2), .high) }
        here.sync()
        let response = there.sync()
        here.sync()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
        #expect(try here.items[0].details.priority == .high)
        #expect(response?.conflicts.map(\.lost.due) == [Due(day: .saturday + 2)])
    }

    @Test func `a time that was set elsewhere is kept`() throws {
        _ = try addSeries()

        try here.complete(1)
        try there.change(1) { $0.due = Due(day: .saturday, time: TimeOfDay(minute: 600)) }
        syncAll()

        try expectSame(["done 2026-11-21", "open 2026-11-28T10:00"])
    }

    @Test func `a completion that is undone after it was sent is undone everywhere`() throws {
        _ = try addSeries()
        try here.complete(1)
        syncAll()

        try here.undo()
        syncAll()

        try expectSame(["open 2026-11-21"])
    }

    @Test func `an undone completion that another list has made itself stays`() throws {
        _ = try addSeries()
        try here.complete(1)
        try there.complete(1)
        here.sync()

        try here.undo()
        here.sync()
        there.sync()
        here.sync()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
    }

    @Test func `an undone completion doesn't take back the next one`() throws {
        _ = try addSeries()
        try here.complete(1)
        syncAll()

        try there.complete(1)
        there.sync()
        try here.undo()
        let response = here.sync()
        there.sync()

        try expectSame(["done 2026-11-28", "open 2026-12-05"])
        #expect(response?.conflicts.map(\.lost.due) == [Due(day: .saturday)])
    }

    @Test func `a series that one list removed comes back if the other list completed it`() throws {
        _ = try addSeries()

        try here.remove(1)
        try there.complete(1)
        there.sync()
        let response = here.sync()
        there.sync()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
        #expect(response?.conflicts.map(\.kind) == [.removedHere])
    }

    @Test func `the object of a series keeps the data of another program, except the progress`()
        throws
    {
        let lines = [
            "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:pills", "SUMMARY:Take pills", "DTSTART:20261121T090000Z",
            "DUE:20261121T090000Z", "RRULE:FREQ=DAILY", "X-COLOR:red", "STATUS:IN-PROCESS", "PERCENT-COMPLETE:40",
            "CREATED:20260101T000000Z",
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM",
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20261121T080000Z", "END:VALARM",
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DURATION:-PT5M", "END:VALARM",
            "END:VTODO", "END:VCALENDAR",
        ]
        server.write(lines.joined(separator: "\r\n") + "\r\n", to: "pills.ics")
        here.sync()

        try here.complete(1)
        syncAll()

        let (series, copy) = (body("pills.ics"), body("\(try here.items[1].uuid).ics"))
        for line in [
            "X-COLOR:red", "TRIGGER:-PT15M", "DTSTART:20261122T090000Z", "RRULE:FREQ=DAILY", "STATUS:NEEDS-ACTION",
            "CREATED:20260101T000000Z",
        ] {
            #expect(series.contains("\(line)\r\n"))
        }
        #expect(!series.contains("PERCENT") && series.contains("TRIGGER;VALUE=DATE-TIME:20261122T080000Z\r\n"))
        #expect(series.contains("VALUE=DURATION:-PT5M"))
        #expect(copy.contains("STATUS:COMPLETED") && !copy.contains("VALARM") && !copy.contains("X-COLOR"))
        #expect(try there.shared == here.shared)
    }
}
