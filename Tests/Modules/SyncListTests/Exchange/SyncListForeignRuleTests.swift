import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

/// Objects whose rules, states and zones only other programs follow.
struct SyncListForeignRuleTests {
    static let name = "a.ics"

    let server = FakeServer()
    let home: Home

    init() {
        home = Home(server)
    }

    private func write(_ lines: String...) {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:other-1", "SUMMARY:Water"]
            + lines
            + ["END:VTODO", "END:VCALENDAR"]
        server.write(all.map { $0 + "\r\n" }.joined(), to: Self.name)
    }

    private var body: String { String(decoding: server.items[Self.name] ?? [], as: UTF8.self) }

    private func lines(_ names: String...) -> [String] {
        body.split(separator: "\r\n").map(String.init).filter { line in names.contains { line.hasPrefix($0) } }
    }

    static let rules = [
        "FREQ=HOURLY;BYDAY=MO", "FREQ=DAILY;BYHOUR=9,17", "FREQ=MINUTELY;COUNT=5", "FREQ=DAILY;BYWEEKNO=20",
    ]

    private func receive(_ rule: String) throws -> Item {
        write("DTSTART:20261127T090000", "DUE:20261127T090000", "RRULE:\(rule)", "STATUS:IN-PROCESS")
        home.sync()
        return try #require(try home.items.first)
    }

    @Test(arguments: rules)
    func `a rule that adder can't follow is known, and kept when the item changes`(rule: String) throws {
        let item = try receive(rule)

        try home.change(item.id) { $0.title = "Flowers" }
        try home.change(item.id) { $0.due = Due(day: .saturday + 9, time: TimeOfDay(hour: 9, minute: 0)) }
        home.sync()

        #expect(item.details.recurrence?.isForeign == true && item.status == .open)
        #expect(lines("RRULE", "STATUS") == ["RRULE:\(rule)", "STATUS:IN-PROCESS"])
        #expect(lines("DUE", "SUMMARY").sorted() == ["DUE:20261130T090000", "SUMMARY:Flowers"])
        let again = home.sync()
        #expect(again?.sent.total == 0 && again?.received.total == 0)
    }

    @Test(arguments: rules)
    func `a completion never ends a series that adder can't follow`(rule: String) throws {
        let item = try receive(rule)
        let before = body

        try home.complete(item.id)
        home.sync()

        #expect(body == before)
    }

    @Test func `the order of the parts of a rule makes no difference`() throws {
        _ = try receive("FREQ=MINUTELY;INTERVAL=6;COUNT=4")
        write(
            "DTSTART:20261127T090000",
            "DUE:20261127T090000",
            "RRULE:COUNT=4;INTERVAL=6;FREQ=MINUTELY",
            "STATUS:IN-PROCESS"
        )

        let response = home.sync()

        #expect(response?.received.total == 0)
        #expect(try home.items[0].details.recurrence == .foreign("FREQ=MINUTELY;COUNT=4;INTERVAL=6"))
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3", "20261230", "COUNT=2"),
        ("FREQ=YEARLY;COUNT=5;INTERVAL=2;BYMONTH=1,11;BYMONTHDAY=-4", "20280128", "COUNT=4"),
        ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=WE;UNTIL=20280101T090000", "20270519", "UNTIL=20280101T090000"),
    ])
    func `a rule with several parts is followed`(rule: String, next: String, end: String) throws {
        let item = try receive(rule)

        try home.complete(item.id)
        home.sync()

        #expect(try home.items.map(\.status) == [.open, .done])
        #expect(lines("DTSTART", "DUE") == ["DTSTART:\(next)T090000", "DUE:\(next)T090000"])
        let kept = rule.split(separator: ";").filter { !$0.hasPrefix("COUNT") }
        let parts = Set(lines("RRULE").joined().dropFirst("RRULE:".count).split(separator: ";"))
        #expect(parts == Set(kept + (end.isEmpty ? [] : [Substring(end)])))
        let other = Home(server)
        other.sync()
        #expect(try other.shared == home.shared && home.sync()?.sent.total == 0)
    }

    @Test func `a rule of hours is followed, and each time has a copy of its own`() throws {
        let item = try receive("FREQ=HOURLY;INTERVAL=6;COUNT=4")
        #expect(item.details.recurrence == .every(Repetition(.hourly, interval: 6, end: .count(4))))

        try home.complete(item.id)
        try home.complete(item.id)
        home.sync()

        #expect(try home.items.map(\.status) == [.open, .done, .done])
        #expect(lines("RRULE") == ["RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=2"])
        #expect(
            lines("DTSTART").map { $0.dropFirst("DTSTART:".count) } == lines("DUE").map { $0.dropFirst("DUE:".count) }
        )
        let other = Home(server)
        other.sync()
        #expect(try other.shared == home.shared && home.sync()?.sent.total == 0)
    }

    @Test func `a repetition that adder can follow replaces the rule of another program`() throws {
        let item = try receive("FREQ=MINUTELY")

        try home.change(item.id) { $0.recurrence = .every(Repetition(.weekly)) }
        home.sync()

        #expect(lines("RRULE") == ["RRULE:FREQ=WEEKLY"])
    }

    @Test func `another program completes a series that adder can't follow`() throws {
        _ = try receive("FREQ=MINUTELY")
        write(
            "DTSTART:20261127T090000",
            "DUE:20261127T090000",
            "RRULE:FREQ=MINUTELY",
            "STATUS:COMPLETED",
            "COMPLETED:20261127T100000Z"
        )

        let response = home.sync()

        #expect(try home.items.map(\.status) == [.done])
        #expect(response?.sent.total == 0)
        #expect(lines("RRULE") == ["RRULE:FREQ=MINUTELY"])
    }

    // MARK: - States

    @Test(arguments: ["CANCELLED", "IN-PROCESS"])
    func `an item that is cancelled or begun is open, and stays what it is`(state: String) throws {
        write("DUE;VALUE=DATE:20261127", "STATUS:\(state)", "PERCENT-COMPLETE:40")
        home.sync()

        try home.change(1) { ($0.title, $0.due) = ("Flowers", Due(day: .saturday + 8)) }
        home.sync()

        #expect(try home.items.map(\.status) == [.open])
        #expect(
            lines("STATUS", "PERCENT", "DUE") == ["DUE;VALUE=DATE:20261129", "STATUS:\(state)", "PERCENT-COMPLETE:40"]
        )
    }

    // MARK: - Zones

    @Test(arguments: ["DUE:202611DDT080000Z", "DUE;TZID=Europe/Berlin:202611DDT090000"])
    func `an item moves in its own time zone`(line: String) throws {
        func due(_ day: String) -> String { line.split(separator: "DD").joined(separator: day) }
        home.time.offset = 3_600
        write(due("27"))
        home.sync()

        home.time.offset = -18_000
        try home.change(1) { $0.due = $0.due.map { Due(day: $0.day + 1, time: $0.time) } }
        home.sync()

        #expect(lines("DUE") == [due("28")])
        #expect(home.sync()?.sent.total == 0)
    }

    @Test func `a new time is that of the zone in which it was set`() throws {
        home.time.offset = 3_600
        write("DUE:20261127T080000Z")
        home.sync()

        home.time.offset = -18_000
        try home.change(1) { $0.due = Due(day: .saturday + 6, time: TimeOfDay(hour: 10, minute: 0)) }
        home.sync()

        #expect(lines("DUE") == ["DUE:20261127T150000Z"])
    }
}
