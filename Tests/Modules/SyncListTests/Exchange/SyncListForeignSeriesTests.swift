import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

extension SyncListSeriesTests {
    private static let completed = ["STATUS": "STATUS:COMPLETED\r\nCOMPLETED:20261121T100000Z"]

    @Test(arguments: [weekly, .again(Repetition(.weekly))])
    func `a series that another program completed moves on and leaves a copy`(recurrence: Recurrence) throws {
        let name = try addSeries(recurrence)
        edit(name, Self.completed)
        // The sync can't send what it adds, and the lists disagree on the day of completion.
        server.override = { $0.method == .put ? Answer(503) : nil }
        there.time.offset = 54_000
        here.sync()
        there.sync()
        server.override = nil

        there.sync()
        syncAll()

        let next = try #require(try here.items[0].details.due?.day)
        #expect([Day.saturday + 7, Day.saturday + 8].contains(next))
        try expectSame(["done 2026-11-21", "open \(next)"])
        #expect(body(name).contains("STATUS:NEEDS-ACTION") && body(name).contains("RRULE"))
        #expect(
            try here.items[1].completed == Instant(seconds: Moment.saturday.instant.seconds / 86_400 * 86_400 + 36_000)
        )
    }

    @Test func `a series that another program completed leaves out the days that it excludes`() throws {
        let name = try addSeries(.every(Repetition(.daily)))
        edit(
            name,
            ["RRULE": "RRULE:FREQ=DAILY\r\nEXDATE;VALUE=DATE:20261122,20261205"]
                .merging(Self.completed) { first, _ in first }
        )

        syncAll()

        try expectSame(["done 2026-11-21", "open 2026-11-23"])
        #expect(body(name).contains("EXDATE;VALUE=DATE:20261122,20261205\r\n"))
    }

    @Test func `a series that counts from an early completion leaves one copy, whatever the time zones`() throws {
        let name = try addSeries(.again(Repetition(.daily, interval: 3)))
        edit(name, ["DTSTART": "DTSTART;VALUE=DATE:20261224", "DUE": "DUE;VALUE=DATE:20261224"])
        syncAll()
        there.sync()
        edit(name, Self.completed)
        // It is the day before or after here, and the server takes nothing from the first home.
        there.time.offset = -15 * 3_600
        server.override = { $0.method == .put ? Answer(503) : nil }
        there.sync()
        server.override = nil

        here.sync()
        there.sync()
        here.sync()

        let found = try states(here)
        #expect(found.count == 2 && server.items.count == 2)
        #expect(try here.shared == there.shared)
    }

    @Test func `another program completes the occurrence that the server has`() throws {
        let name = try addSeries()
        edit(name, ["DTSTART": "DTSTART;VALUE=DATE:20261128", "DUE": "DUE;VALUE=DATE:20261128"])
        edit(name, Self.completed)

        try here.complete(1)
        syncAll()
        there.sync()

        try expectSame(["done 2026-11-21", "done 2026-11-28", "open 2026-12-05"])
    }

    @Test func `the last occurrence that another program completes is done itself, and loses its rule there`() throws {
        let name = try addSeries(.every(Repetition(.weekly, end: .count(1))))
        edit(name, Self.completed)

        syncAll()

        try expectSame(["done 2026-11-21"])
        #expect(!body(name).contains("RRULE:") && body(name).contains("STATUS:COMPLETED"))
    }

    @Test func `a done series that is new to the list is a done item`() throws {
        let name = try addSeries()
        edit(name, Self.completed)
        let home = Home(server)

        home.sync()

        #expect(try states(home) == ["done 2026-11-21"])
    }

    @Test func `a series that another program moved on leaves no copy`() throws {
        let name = try addSeries()
        edit(name, ["DTSTART": "DTSTART;VALUE=DATE:20261205", "DUE": "DUE;VALUE=DATE:20261205"])

        syncAll()

        try expectSame(["open 2026-12-05"])
    }

    @Test func `a copy that was reopened is done again if another program completes the series`() throws {
        let name = try addSeries()
        try here.complete(1)
        try here.reopen(2)
        try here.change(1) { $0.due = Due(day: .saturday) }
        syncAll()
        edit(name, Self.completed)

        syncAll()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
    }

    @Test func `a copy that comes together with another program's completion is added once`() throws {
        let name = try addSeries()
        let old = body(name)
        try here.complete(1)
        here.sync()
        server.write(old, to: name)
        edit(name, Self.completed)

        there.sync()

        #expect(try there.output.failure == nil && states(there) == ["done 2026-11-21", "open 2026-11-28"])
        syncAll()
        try expectSame(["done 2026-11-21", "open 2026-11-28"])
    }

    @Test func `an item that depends on a series that another program completed depends on its copy`() throws {
        let vacuum = try addSeries()
        try here.add(ItemDetails(title: "Mop", due: Due(day: .saturday), recurrence: Self.weekly, needs: [1]))
        try here.add(ItemDetails(title: "Invite", needs: [1, 2]))
        syncAll()
        let mop = try #require(server.items.keys.first { body($0).contains("SUMMARY:Mop") })
        let invite = try #require(server.items.keys.first { body($0).contains("SUMMARY:Invite") })
        edit(vacuum, Self.completed)
        edit(mop, Self.completed)
        edit(invite, ["SUMMARY": "SUMMARY:Invite them"])

        syncAll()

        let items = try here.items
        #expect(items.map(\.details.title) == ["Water", "Mop", "Invite them", "Water", "Mop"])
        #expect(items.map(\.details.needs) == [[], [1], [4, 5], [], [4]])
        #expect(try here.shared == there.shared)
        #expect(here.sync()?.sent.total == 0 && there.sync()?.received.total == 0)
    }

    @Test func `an item that needs a later occurrence goes on to need it`() throws {
        let vacuum = try addSeries()
        try here.complete(1)
        try here.add(ItemDetails(title: "Invite", needs: [1]))
        edit(vacuum, Self.completed)

        here.sync()

        #expect(try here.items.map(\.details.needs) == [[], [], [1]])
    }

    @Test func `a series that another program completes needs the series again that it needed the copy of`() throws {
        let vacuum = try addSeries()
        try here.add(ItemDetails(title: "Mop", due: Due(day: .saturday), recurrence: Self.weekly, needs: [1]))
        syncAll()
        let mop = try #require(server.items.keys.first { body($0).contains("SUMMARY:Mop") })
        edit(vacuum, Self.completed)
        syncAll()
        #expect(try here.items.map(\.details.needs) == [[], [3], []])
        edit(mop, Self.completed)

        syncAll()

        #expect(try here.items.map(\.details.title) == ["Water", "Mop", "Water", "Mop"])
        #expect(try here.items.map(\.details.needs) == [[], [1], [], [3]])
        #expect(try here.shared == there.shared)
        #expect(here.sync()?.sent.total == 0 && there.sync()?.received.total == 0)
    }

    /// Adds the next occurrence of a series to the server, as adder 0.1 did.
    private func addNext(after name: String) throws {
        let series = try here.items[0].uuid
        let next = ItemUUID(ofOccurrenceAfter: series)
        let text = body(name).replacing("UID:\(series)", with: "UID:\(next)").replacing("20261121", with: "20261128")
        server.write(text, to: "\(next).ics")
    }

    @Test func `a series that adder 0.1 completed is done, and its next occurrence is the series`() throws {
        let name = try addSeries()
        try addNext(after: name)
        edit(
            name,
            ["STATUS": "STATUS:COMPLETED\r\nCOMPLETED:20261121T100000Z", "RRULE": "X-ADDER-REPEATED:FREQ=WEEKLY"]
        )

        try here.complete(1)
        let response = here.sync()
        syncAll()

        #expect(try states(here) == ["done 2026-11-21", "done 2026-11-21", "open 2026-11-28"])
        #expect(try here.shared == there.shared)
        #expect(response?.conflicts.map(\.lost.due) == [Due(day: .saturday + 7)])
    }

    @Test func `an item whose next occurrence is in the list is done itself`() throws {
        let name = try addSeries()
        try addNext(after: name)
        syncAll()

        edit(name, Self.completed)
        syncAll()

        try expectSame(["done 2026-11-21", "open 2026-11-28"])
        #expect(try here.items.map(\.status) == [.done, .open] && !body(name).contains("RRULE:"))
    }
}
