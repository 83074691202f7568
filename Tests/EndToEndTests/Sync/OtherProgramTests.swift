import CalDAV
import Glibc
import TestKit
import Testing

/// Items of other programs on a real server, and the changes that a sync with them makes.
struct OtherProgramTests {
    private let server: RealServer
    private let home: Program
    private let list: String

    init() throws {
        let (server, here, _) = try SyncTests.homes(.radicale)
        (self.server, home) = (server, here)
        let status = try here.run("sync", "--status", "--plain").output.split(separator: "\n")
        list = String(try #require(status.first { $0.hasPrefix("address: ") }).dropFirst("address: ".count))
    }

    private func request(_ method: Request.Method, _ name: String, _ lines: [String] = []) throws {
        let all =
            lines.isEmpty ? [] : ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN"] + lines + ["END:VCALENDAR"]
        let url = try #require(ResourceURL(list + name))
        let body = all.isEmpty ? nil : Array(all.map { "\($0)\r\n" }.joined().utf8)
        let headers = all.isEmpty ? [] : [Header("Content-Type", "text/calendar; charset=utf-8")]
        try server.courier().send([Request(method, url, headers, body: body)]) { _ in true }
    }

    /// Writes an item like another program.
    private func write(_ name: String, _ lines: String...) throws {
        let own = ["BEGIN:VTODO", "UID:\(name)", "DTSTAMP:20261120T080000Z", "SUMMARY:\(name)"]
        try request(.put, "\(name).ics", own + lines + ["END:VTODO"])
    }

    private func writeWater() throws {
        try write(
            "Water",
            "DTSTART:20261127T090000Z",
            "DUE:20261127T090000Z",
            "RRULE:FREQ=HOURLY;INTERVAL=6",
            "STATUS:IN-PROCESS",
            "PERCENT-COMPLETE:40",
            "LOCATION:Garden",
            "URL:https://example.org/water",
            "ATTACH:https://example.org/plan",
            "COMMENT:No salt.",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            "DESCRIPTION:Water",
            "TRIGGER:-PT15M",
            "END:VALARM",
            "END:VTODO",
            "BEGIN:VTODO",
            "UID:Water",
            "DTSTAMP:20261120T080000Z",
            "RECURRENCE-ID:20261127T150000Z",
            "SUMMARY:Water twice"
        )
    }

    private func body(_ name: String) throws -> String {
        var body: [UInt8] = []
        let url = try #require(ResourceURL("\(list)\(name)"))
        try server.courier().send([Request(.get, url)]) { part in
            if case .body(let bytes) = part { body += bytes }
            return true
        }
        return String(decoding: body, as: UTF8.self)
    }

    @discardableResult
    private func run(_ line: String) throws -> Outcome {
        try home.run(arguments: line.split(separator: " ").map { Array($0.utf8) })
    }

    @Test func `a series that adder can't follow is marked, shown and left alone`() throws {
        defer { server.stop() }
        try writeWater()

        let synced = try run("sync")
        let rows = try run("list")
        let shown = try run("show 1")
        let refused = try run("done 1")
        let renamed = try run("change 1 to Flowers")
        let sent = try run("sync")

        #expect(synced.output.contains("new  1 Water"), "\(synced)")
        #expect(rows.output.contains("↻") || rows.output.contains("repetition"), "\(rows)")
        #expect(shown.output.contains("every 6 hours, in another program"), "\(shown)")
        #expect(
            shown.output.contains("also there")
                && shown.output.contains("1 alarm, 1 attachment, 1 comment, 1 changed occurrence, 40 % done")
        )
        #expect(
            refused.ending == .status(65) && refused.messages.contains("Another program repeats item 1"),
            "\(refused)"
        )
        #expect(renamed.ending == .status(0) && sent.output.contains("sent  1 Flowers"), "\(sent)")
        let text = try body("Water.ics")
        for line in ["RRULE:FREQ=HOURLY;INTERVAL=6", "STATUS:IN-PROCESS", "LOCATION:Garden", "SUMMARY:Flowers"] {
            #expect(text.contains("\(line)\r\n"), "\(text)")
        }
    }

    @Test func `place, link and start are set for other programs, and stay what these are`() throws {
        defer { server.stop() }
        try write("Milk", "LOCATION;LANGUAGE=en:Shop", "URL:https://example.org", "X-OTHER:kept")
        try run("sync")
        try run("add Meet place:Seoul,2 link:https://a.org/?b=c,d;e start:2099-11-27")

        let shown = try run("show 1,2")
        let changed = try run("change 1 place:Market link:")
        let sent = try run("sync")

        #expect(shown.output.contains("place  Shop") && shown.output.contains("link   https://example.org"), "\(shown)")
        #expect(changed.output.contains("place Shop → Market, no link"), "\(changed)")
        #expect(sent.output.contains("sent  1 Milk"), "\(sent)")
        let milk = try body("Milk.ics")
        #expect(
            milk.contains("LOCATION:Market\r\n") && milk.contains("X-OTHER:kept") && !milk.contains("URL"),
            "\(milk)"
        )
        let uuid = try run("show 2 --full --plain").output.split(separator: "\n").last { $0.hasPrefix("uuid: ") }
        let meet = try body("\(#require(uuid).dropFirst(6)).ics")
        for line in ["LOCATION:Seoul\\,2", "URL:https://a.org/?b=c,d;e", "DTSTART;VALUE=DATE:20991127"] {
            #expect(meet.contains("\(line)\r\n"), "\(meet)")
        }
    }

    @Test func `an item that a sync removed is in the history, and can be brought back`() throws {
        defer { server.stop() }
        try write("Milk", "PRIORITY:1")
        try run("sync")
        try request(.delete, "Milk.ics")

        let removed = try run("sync --yes")
        let history = try run("history --plain")
        let undone = try run("undo --sync")
        let sent = try run("sync")

        #expect(removed.output.contains("removed  1 Milk"), "\(removed)")
        #expect(history.output.hasPrefix("undo 1 --sync: sync"), "\(history)")
        #expect(undone.ending == .status(0) && undone.messages.contains("adder sync makes"), "\(undone)")
        #expect(sent.output.contains("sent  1 Milk"), "\(sent)")
        #expect(try run("list").output.contains("Milk"))
    }

    /// Returns answers to commands with `--json` that have all members.
    static func documents() throws -> [String] {
        try OtherProgramTests().documents()
    }

    private func documents() throws -> [String] {
        defer { server.stop() }
        var documents: [String] = []
        func add(_ line: String) throws {
            let outcome = try run("\(line) --json")
            documents += (outcome.output + outcome.messages).split(separator: "\n").map(String.init)
        }
        try writeWater()
        try write("Call", "DTSTART:20261127T090000Z", "DUE;TZID=America/New_York:20261127T090000")
        try home.fill((1...60).map { "Item \($0)" }.joined(separator: "\n"))
        try add("sync")
        try add("show 1,61,62")
        try add("history")
        for id in 1...60 {
            let path = try DatabaseFile(home.list).column("SELECT path FROM sync_object WHERE item = \(id)")
            if id <= 11, let name = path.first?.split(separator: "/").last { try request(.delete, String(name)) }
        }
        try add("sync")
        let folder = "\(home.home.path)/state/adder"
        let name = try #require(Files.names(in: folder).first { $0.hasPrefix("sync-") })
        for state in ["7\n253402300799\nremovals\n", "7\n1795300000\n"] {
            try Files.write(state.utf8, to: "\(folder)/\(name)")
            try add("sync --status")
        }
        return documents
    }
}
