import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Values that the list would refuse.
struct StorableItemTests {
    private func read(
        _ format: ForeignFormat,
        _ text: String,
        hours: Int = 0
    ) throws -> (item: ForeignItem, losses: [Loss]) {
        let context = ForeignContext(clock: ZoneClock(hours: hours))
        let reader = try format.makeReader(Exchange.source(Array(text.utf8)), context)
        let result = try Exchange.read(reader)
        return (try #require(result.items.first), result.losses)
    }

    private func read(json members: String) throws -> (item: ForeignItem, losses: [Loss]) {
        try read(.json, #"{"adder":1,"items":[{"title":"a",\#(members)}]}"#)
    }

    @Test(arguments: [#""note":"""#, #""project":"""#])
    func `an empty text is none`(member: String) throws {
        let (item, losses) = try read(json: member)

        #expect(item.details == ItemDetails(title: "a"))
        #expect(losses.isEmpty)
    }

    @Test(arguments: ["9999", "10000"])
    func `an interval has at most four digits`(interval: String) throws {
        let rule = "FREQ=HOURLY;INTERVAL=\(interval)"
        let (item, losses) = try read(json: #""due":"2026-12-01","every":"\#(rule)""#)

        #expect((item.details.recurrence?.rule == rule) == (interval == "9999"))
        #expect(losses.map(\.value) == (interval == "9999" ? [] : [rule]))
    }

    @Test func `tags and projects are spelled as people can type them`() throws {
        let (item, losses) = try read(json: #""tags":["a b","","x\ny","a-b"],"project":"my\n house""#)

        #expect(item.details.tags == ["a-b", "x-y"])
        #expect(item.details.project == "my house")
        #expect(losses.map(\.kind) == [.tag, .tag, .project])
    }

    @Test func `a note of control characters is none`() throws {
        let (item, losses) = try read(.iCalendar, "BEGIN:VTODO\nSUMMARY:a\nDESCRIPTION:\u{1}\nEND:VTODO\n")

        #expect(item.details.note == nil)
        #expect(losses.map(\.kind) == [.character])
    }

    @Test(arguments: ["entry", "modified", "due", "wait", "end"])
    func `instants after the year 9999 are lost`(name: String) throws {
        let (item, losses) = try read(
            .taskwarrior,
            #"[{"description":"a","status":"completed","\#(name)":999999999999}]"#
        )

        #expect(item.created == nil && item.changed == nil && item.completed == nil)
        #expect(item.details == ItemDetails(title: "a"))
        #expect(losses.first == Loss(.date, at: 1, field: name, value: "999999999999"))
    }

    @Test(arguments: [
        (ForeignFormat.todoTxt, "0001-01-01 a", 2),
        (.taskwarrior, #"[{"description":"a","due":"99991231T235959Z"}]"#, 2),
        (.taskwarrior, #"[{"description":"a","wait":"00010101T000000Z"}]"#, -2),
        (.taskwarrior, #"[{"description":"a","entry":"99991231T235959"}]"#, -2),
        (.csv, "title,created\na,9999-12-31T23:59:59\n", -2),
        (.iCalendar, "BEGIN:VTODO\nSUMMARY:a\nDUE:99991231T235959Z\nEND:VTODO\n", 2),
        (.iCalendar, "BEGIN:VTODO\nSUMMARY:a\nCREATED:99991231T235959\nEND:VTODO\n", -2),
        (.markdown, "- [ ] a ➕ 0001-01-01", 2),
    ])
    func `dates that leave the calendar in another time zone are lost`(
        format: ForeignFormat,
        text: String,
        hours: Int
    ) throws {
        let (item, losses) = try read(format, text, hours: hours)

        #expect(item.details == ItemDetails(title: "a"))
        #expect(item.created == nil)
        #expect(losses.last?.kind == .date)
    }

    @Test func `no time of completion is invented, but for calendars of other programs`() throws {
        let (item, losses) = try read(json: #""status":"done","changed":"2026-11-21T08:00:00Z""#)
        #expect(item.isDone && item.completed == nil && losses == [])

        let lines = ["STATUS:COMPLETED", "LAST-MODIFIED:20261121T080000Z", "SUMMARY:a"]
        let (todo, reported) = try TestCalendar.todo(lines.joined(separator: "\r\n"))
        #expect(todo?.completed == Instant(seconds: 1_795_248_000))
        #expect(reported.map(\.field) == ["completed"])
        let own =
            "BEGIN:VCALENDAR\nPRODID:-//adder//adder//EN\nBEGIN:VTODO\n\(lines.joined(separator: "\n"))\nEND:VTODO\n"
        #expect(try TestCalendar.read(own + "END:VCALENDAR\n").items.map(\.completed) == [nil])
    }

    @Test(arguments: ForeignFormat.allCases)
    func `an unknown time of completion stays unknown, or is reported`(format: ForeignFormat) throws {
        let instant = Instant(seconds: 1_795_212_000)
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: ItemDetails(title: "Rest"),
            status: .done,
            created: instant,
            changed: instant,
            completed: Item.unknownCompletion
        )
        let written = Exchange.write([ExportedItem(item: item)], format.makeWriter(Exchange.context))

        let read = try read(format, written.text).item

        #expect(read.isDone && read.details.title == "Rest")
        #expect(read.completed == nil || written.losses.map(\.field) == ["completed"], "\(written)")
    }

    @Test func `an open item is not completed`() throws {
        let (item, losses) = try read(json: #""status":"open","completed":"2026-11-21T08:00:00Z""#)

        #expect(item.completed == nil)
        #expect(losses == [Loss(.date, at: 1, field: "completed", value: "2026-11-21T08:00:00Z")])
    }
}
