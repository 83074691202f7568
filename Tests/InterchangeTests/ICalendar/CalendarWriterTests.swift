import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct CalendarWriterTests {
    private static let uuid = ItemUUID(high: 0x019A_B5C2_7E40_7D3E, low: 0x9C41_6F0B_8A2D_5E11)
    private static let instant = Instant(seconds: 1_795_253_400)

    private func write(_ items: [ExportedItem]) -> (text: String, losses: [Loss]) {
        var writer = CalendarWriter()
        writer.begin()
        for item in items { writer.write(item) }
        writer.end()
        return (String(decoding: writer.takeBytes(), as: UTF8.self), writer.takeLosses())
    }

    private func item(_ details: ItemDetails, completed: Instant? = nil) -> ExportedItem {
        let item = Item(id: 7, uuid: Self.uuid, details: details, created: Self.instant, changed: Self.instant)
        return ExportedItem(item: completed.map { item.marked(completed: $0, changed: $0) } ?? item)
    }

    /// Returns the lines of a VTODO but for those that every item has.
    private func lines(_ details: ItemDetails) -> [String] {
        let common = ["UID:", "DTSTAMP:", "CREATED:", "LAST-MODIFIED:", "SUMMARY:", "STATUS:"]
        return write([item(details)]).text.split(separator: "\r\n").map(String.init)
            .drop { $0 != "BEGIN:VTODO" }.dropFirst().prefix { $0 != "END:VTODO" }
            .filter { line in !common.contains { line.hasPrefix($0) } }
    }

    private func day(_ text: String) throws -> Day { try #require(Day(iso: text)) }

    @Test func `a calendar has a head, an end and CR LF`() {
        let (text, losses) = write([item(ItemDetails(title: "Buy milk"))])

        #expect(
            text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init) == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//adder//adder//EN", "BEGIN:VTODO",
                "UID:019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11", "DTSTAMP:20261121T093000Z", "CREATED:20261121T093000Z",
                "LAST-MODIFIED:20261121T093000Z", "SUMMARY:Buy milk", "STATUS:NEEDS-ACTION", "END:VTODO",
                "END:VCALENDAR", "",
            ]
        )
        #expect(losses.isEmpty)
    }

    @Test func `texts, tags, project and priority are written`() {
        let details = ItemDetails(
            title: "a; b, c",
            note: "one\ntwo\\",
            tags: ["@shop", "money"],
            project: "home, garden",
            priority: .low
        )

        #expect(
            lines(details) == [
                #"DESCRIPTION:one\ntwo\\"#, "PRIORITY:9", "CATEGORIES:@shop,money", #"X-ADDER-PROJECT:home\, garden"#,
            ]
        )
        #expect(write([item(details)]).text.split(separator: "\r\n").contains(#"SUMMARY:a\; b\, c"#))
        #expect(lines(ItemDetails(title: "x", priority: .high)) == ["PRIORITY:1"])
        #expect(lines(ItemDetails(title: "x", priority: .medium)) == ["PRIORITY:5"])
    }

    @Test func `a done item says when`() {
        let text = write([item(ItemDetails(title: "x"), completed: Self.instant)]).text

        #expect(
            text.split(separator: "\r\n").suffix(5) == [
                "STATUS:COMPLETED", "COMPLETED:20261121T093000Z", "PERCENT-COMPLETE:100", "END:VTODO", "END:VCALENDAR",
            ]
        )
    }

    @Test(
        arguments: [
            ("2026-11-27", nil, ["DUE;VALUE=DATE:20261127"]), ("2026-11-27T17:00", nil, ["DUE:20261127T170000"]),
            // The start has the type of the due date and comes before it.
            ("2026-11-27", "2026-11-25", ["DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261127"]),
            ("2026-11-27T17:00", "2026-11-25", ["DTSTART:20261125T000000", "DUE:20261127T170000"]),
            ("2026-11-27", "2026-11-27", ["DUE;VALUE=DATE:20261127", "X-ADDER-WAIT:2026-11-27"]),
            ("2026-11-27", "2026-11-28", ["DUE;VALUE=DATE:20261127", "X-ADDER-WAIT:2026-11-28"]),
            (nil, "2026-11-25", ["DTSTART;VALUE=DATE:20261125"]),
        ] as [(String?, String?, [String])]
    )
    func `dates are floating`(due: String?, wait: String?, expected: [String]) throws {
        let details = ItemDetails(title: "x", due: try due.map { try self.due($0) }, wait: try wait.map { try day($0) })

        #expect(lines(details) == expected)
    }

    @Test(
        arguments: [
            ("2026-11-27", "FREQ=WEEKLY;BYDAY=FR", nil, ["RRULE:FREQ=WEEKLY;BYDAY=FR"]),
            ("2026-11-27", "FREQ=DAILY;COUNT=3", "2026-11-25", ["RRULE:FREQ=DAILY;COUNT=3", "X-ADDER-WAIT:-P2D"]),
            (
                "2026-11-27", "FREQ=DAILY;UNTIL=20261231", "2026-11-28",
                ["RRULE:FREQ=DAILY;UNTIL=20261231", "X-ADDER-WAIT:P1D"]
            ),
            ("2026-11-27T17:00", "FREQ=DAILY;UNTIL=20261231", nil, ["RRULE:FREQ=DAILY;UNTIL=20261231T170000"]),
        ] as [(String, String, String?, [String])]
    )
    func `a repeating item starts on its due date`(due: String, rule: String, wait: String?, expected: [String]) throws
    {
        let due = try self.due(due)
        let details = ItemDetails(
            title: "x",
            due: due,
            wait: try wait.map { try day($0) },
            recurrence: .every(try #require(Repetition(rule: rule)))
        )

        let value = due.time == nil ? ";VALUE=DATE:20261127" : ":20261127T170000"
        #expect(lines(details) == ["DTSTART\(value)", "DUE\(value)"] + expected)
    }

    @Test func `a repetition from the completion is marked`() throws {
        let details = ItemDetails(title: "x", due: try due("2026-11-27"), recurrence: .again(Repetition(.daily)))

        #expect(lines(details).suffix(2) == ["RRULE:FREQ=DAILY", "X-ADDER-REPEATS-FROM:DONE"])
    }

    @Test func `references are UUIDs`() {
        let other = ExportedItem.Reference(id: 3, uuid: Self.uuid, isExported: false)
        let exported = ExportedItem(item: item(ItemDetails(title: "x")).item, parent: other, needs: [other, other])

        let lines = write([exported]).text.split(separator: "\r\n").filter { $0.hasPrefix("RELATED") }

        let uuid = Self.uuid
        #expect(
            lines == [
                "RELATED-TO;RELTYPE=PARENT:\(uuid)", "RELATED-TO;RELTYPE=DEPENDS-ON:\(uuid)",
                "RELATED-TO;RELTYPE=DEPENDS-ON:\(uuid)",
            ]
        )
    }

    @Test func `control characters are left out and reported, and lines are short`() {
        let title = "a\u{7}\(String(repeating: "물", count: 60))\r\nb\u{FFFF}"

        let (text, losses) = write([item(ItemDetails(title: title, note: "\u{1}"))])

        #expect(losses.map(\.field) == ["title", "note"])
        #expect(losses.map(\.place) == [7, 7])
        #expect(losses.allSatisfy { $0.kind == .character })
        #expect(text.utf8.split(separator: 0x0A).allSatisfy { $0.count <= 76 })
        #expect(!text.unicodeScalars.contains("\u{7}"))
        // No empty property is written.
        #expect(!text.split(separator: "\r\n").contains { $0.hasPrefix("DESCRIPTION") })
    }

    private func due(_ text: String) throws -> Due {
        let parts = text.split(separator: "T")
        return Due(day: try day(String(parts[0])), time: parts.count > 1 ? TimeOfDay(iso: parts[1]) : nil)
    }
}
