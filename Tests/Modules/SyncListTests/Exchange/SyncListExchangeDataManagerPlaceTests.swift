import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// Items with a time zone of their own are changed in one place and synchronized in another.
struct SyncListExchangeDataManagerPlaceTests {
    enum Place: Int {
        case berlin = 3_600
        case newYork = -18_000
        case losAngeles = -28_800
        case tokyo = 32_400
    }

    private let server = FakeServer()
    let home: Home

    init() {
        home = Home(server)
        go(to: .berlin)
    }

    func go(to place: Place) { home.time.offset = place.rawValue }

    func write(_ lines: String...) {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + SyncListDatesTests.zone + ["BEGIN:VTODO", "UID:1", "SUMMARY:Milk"]
            + lines + ["END:VTODO", "END:VCALENDAR"]
        server.write(all.map { $0 + "\r\n" }.joined(), to: "1.ics")
    }

    /// The dates on the server.
    var dates: [String] {
        let todo =
            String(decoding: server.items["1.ics"] ?? [], as: UTF8.self).split(separator: "BEGIN:VTODO").last ?? ""
        return todo.split(separator: "\r\n").map(String.init).filter { line in
            ["DTSTART", "DUE", "RRULE"].contains { line.hasPrefix($0) }
        }
    }

    private var due: String? {
        get throws { try home.items.first { $0.status == .open }?.details.due?.description }
    }

    private func postpone() throws {
        try home.change(1) { $0.due = $0.due.map { Due(day: $0.day + 1, time: $0.time) } }
    }

    @Test(arguments: ["remove", "done", "postpone", "postpone and remove"])
    func `a change that is undone in another place sends the times that it replaced`(change: String) throws {
        for line in ["DUE;TZID=America/New_York:20261129T210000", "DUE:20261130T020000Z", "DUE:20261130T030000"] {
            write(line)
            go(to: .berlin)
            let home = Home(server)
            home.time.offset = Place.berlin.rawValue
            home.sync()
            if change.hasPrefix("postpone") {
                try home.change(1) { $0.due = $0.due.map { Due(day: $0.day + 1, time: $0.time) } }
                home.sync()
            }
            if change == "done" { try home.complete(1) }
            if change.hasSuffix("remove") { try home.remove(1) }
            home.sync()
            home.time.offset = Place.newYork.rawValue

            try home.undo()
            if change == "postpone and remove" { try home.undo() }
            home.sync()

            #expect(dates == [line])
            #expect(home.sync()?.sent.total == 0)
        }
    }

    @Test func `a series that is done in another place keeps its weekday there, also if that is undone at home`() throws
    {
        let lines =
            ["DTSTART", "DUE"].map { "\($0);TZID=America/New_York:20261129T210000" } + ["RRULE:FREQ=WEEKLY;BYDAY=SU"]
        write(lines[0], lines[1], lines[2])
        home.sync()
        #expect(try due == "2026-11-30T03:00")
        go(to: .newYork)

        try home.complete(1)
        home.sync()

        #expect(try due == "2026-12-06T21:00")
        #expect(dates == lines.map { $0.replacing("20261129", with: "20261206") })
        go(to: .berlin)
        try home.undo()
        home.sync()
        #expect(try due == "2026-11-30T03:00" && dates == lines)
    }

    @Test func `a series that is undone in another place keeps its weekday and its number of occurrences`() throws {
        let lines = ["DTSTART;TZID=America/New_York:20261129T210000", "RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=3"]
        write(lines[0], lines[1])
        home.sync()
        try home.complete(1)
        home.sync()
        #expect(dates.contains("RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=2"))
        go(to: .newYork)

        try home.undo()
        home.sync()

        #expect(dates == lines)
        #expect(try due == "2026-11-29T21:00")
    }

    @Test func `an item that is postponed in another place is corrected at home`() throws {
        write("DUE;TZID=America/New_York:20261129T210000")
        home.sync()
        go(to: .losAngeles)

        try postpone()
        home.sync()

        #expect(dates == ["DUE;TZID=America/New_York:20261130T210000"])
        go(to: .berlin)
        home.sync()
        #expect(try due == "2026-12-01T03:00")
        try postpone()
        home.sync()
        #expect(dates == ["DUE;TZID=America/New_York:20261201T210000"])
    }

    @Test(arguments: [true, false])
    func `a change can be undone after travel, at home and elsewhere`(isHome: Bool) throws {
        write("DUE;TZID=America/New_York:20261129T090000")
        home.sync()
        try postpone()
        home.sync()
        go(to: .newYork)
        home.sync()
        #expect(try due == "2026-11-30T09:00")
        if isHome {
            go(to: .berlin)
            home.sync()
        }

        try home.undo()
        home.sync()

        #expect(dates == ["DUE;TZID=America/New_York:20261129T090000"])
        _ = try home.store.redo(at: home.time.instant)
        go(to: .losAngeles)
        home.sync()
        #expect(dates == ["DUE;TZID=America/New_York:20261130T090000"])
        #expect(try due == "2026-11-30T06:00")
    }

    @Test func `a removal is undone after travel`() throws {
        write("DUE;TZID=America/New_York:20261129T210000")
        home.sync()
        try home.remove(1)
        home.sync()
        go(to: .newYork)
        home.sync()

        try home.undo()
        home.sync()

        #expect(dates == ["DUE;TZID=America/New_York:20261129T210000"])
        #expect(try due == "2026-11-29T21:00")
    }

    @Test func `another server in another place gets the same times`() throws {
        write("DUE;TZID=America/New_York:20261129T210000")
        home.sync()
        home.forget()
        server.remove("1.ics")
        go(to: .newYork)

        home.sync()

        #expect(
            server.items.values.map {
                String(decoding: $0, as: UTF8.self).contains("DUE;TZID=America/New_York:20261129T210000")
            } == [true]
        )
        #expect(try due == "2026-11-29T21:00")
    }

    @Test func `a time that is typed in another place is one of that place`() throws {
        write("DUE;TZID=America/New_York:20261129T210000")
        home.sync()
        go(to: .newYork)

        try home.change(1) { $0.due = Due(day: .saturday + 9, time: TimeOfDay(minute: 480)) }
        home.sync()

        #expect(dates == ["DUE;TZID=America/New_York:20261130T080000"])
    }

    @Test func `a dry run in another place sends nothing and corrects nothing`() throws {
        write("DUE;TZID=America/New_York:20261129T210000")
        home.sync()
        try postpone()
        home.sync()
        go(to: .newYork)

        let response = home.sync { $0.isDryRun = true }

        #expect(response?.sent.total == 0 && response?.received.total == 0)
        #expect(try due == "2026-12-01T03:00")
    }

    /// Two lists move an item by days, complete it, and undo and redo that, in three places.
    @Test(arguments: 1...UInt64(Sampling.rounds(4, full: 20)))
    func `an item that is only moved keeps its time and its weekday in its own zone`(seed: UInt64) throws {
        let isSeries = seed.isMultiple(of: 2)
        let line = "DTSTART;TZID=America/New_York:20261129T210000"
        if isSeries { write(line, "RRULE:FREQ=WEEKLY;BYDAY=SU") } else { write(line.replacing("DTSTART", with: "DUE")) }
        var random = SeededGenerator(state: seed)
        let homes = [home, Home(server)]
        for home in homes { home.sync() }

        for step in 1...40 {
            let home = homes[Int.random(in: 0...1, using: &random)]
            home.time.instant = Instant(seconds: self.home.time.instant.seconds + step * 60)
            let place = [Place.berlin, .newYork, .losAngeles].randomElement(using: &random) ?? .berlin
            home.time.offset = place.rawValue
            let open = try home.items.first { $0.status == .open }
            switch Int.random(in: 1...6, using: &random) {
            case 1: _ = try? home.store.undo(at: home.time.instant)
            case 2: _ = try? home.store.redo(at: home.time.instant)
            case 3:
                guard let open else { break }
                if isSeries {
                    try home.complete(open.id)
                } else {
                    try home.change(open.id) { $0.due = $0.due.map { Due(day: $0.day + 1, time: $0.time) } }
                }
            default: home.sync()
            }
            #expect(
                dates.allSatisfy { $0.hasSuffix("T210000") || $0 == "RRULE:FREQ=WEEKLY;BYDAY=SU" },
                "\(step): \(dates)"
            )
        }
        for home in homes + homes {
            home.time.offset = Place.newYork.rawValue
            home.sync()
        }
        #expect(dates.allSatisfy { $0.hasSuffix("T210000") || $0 == "RRULE:FREQ=WEEKLY;BYDAY=SU" }, "\(dates)")
        #expect(
            try homes.allSatisfy {
                try $0.items.first { $0.status == .open }?.details.due?.time == TimeOfDay(minute: 1_260)
            }
        )
        #expect(try homes[0].shared == homes[1].shared)
    }
}
