import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TaskwarriorReaderTests {
    private func read(_ text: String) throws(ForeignFileError) -> Exchange.Result {
        try Exchange.read(try TaskwarriorReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    private func readTasks(_ members: String...) throws -> Exchange.Result {
        try read("[\(members.map { "{\"description\":\"a\",\($0)}" }.joined(separator: ",\n"))]")
    }

    private func item(_ members: String) throws -> ForeignItem {
        try #require(try readTasks(members).items.first)
    }

    @Test func `a task with everything`() throws {
        let item = try item(
            #"""
            "id":3,"uuid":"11111111-1111-4111-8111-111111111111","status":"completed","entry":"20261120T080000Z",
            "modified":"20261121T080000Z","end":"20261121T090000Z","due":"20261126T220000Z","wait":"20261124T220000Z",
            "project":"home.garden","priority":"M","tags":["@shop","money"],"urgency":3.2,
            "depends":["22222222-1111-4111-8111-111111111111"],"adder_again":"FREQ=MONTHLY",
            "adder_parent":"33333333-1111-4111-8111-111111111111",
            "annotations":[{"entry":"20261120T080000Z","description":"one\nmore"},{"description":"two"}]
            """#
        )

        #expect(item.uuid.description == "11111111-1111-4111-8111-111111111111")
        #expect(
            item.details
                == ItemDetails(
                    title: "a",
                    note: "one\nmore\ntwo",
                    tags: ["@shop", "money"],
                    project: "home.garden",
                    priority: .medium,
                    due: Due(day: try #require(Day(iso: "2026-11-27"))),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .again(Repetition(.monthly))
                )
        )
        #expect(item.isDone)
        #expect(item.created?.description == "2026-11-20T08:00:00Z")
        #expect(item.changed?.description == "2026-11-21T08:00:00Z")
        #expect(item.completed?.description == "2026-11-21T09:00:00Z")
        #expect(item.needs.count == 1)
        #expect(item.parent != nil)
    }

    @Test(arguments: [
        ("20261127T150500Z", "2026-11-27T17:05"), ("20261126T220000Z", "2026-11-27"),
        ("20261127T170500", "2026-11-27T17:05"),
        ("20261127", "2026-11-27"), ("2026-11-27T15:05:00Z", "2026-11-27T17:05"), ("1795791900", "2026-11-27T17:05"),
    ])
    func `due dates in local time`(written: String, due: String) throws {
        #expect(try item("\"due\":\"\(written)\"").details.due?.description == due)
    }

    @Test(arguments: [
        ("daily", "FREQ=DAILY"), ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ("fortnight", "FREQ=WEEKLY;INTERVAL=2"),
        ("quarterly", "FREQ=MONTHLY;INTERVAL=3"), ("semiannual", "FREQ=MONTHLY;INTERVAL=6"),
        ("biannual", "FREQ=YEARLY;INTERVAL=2"),
        ("3d", "FREQ=DAILY;INTERVAL=3"), ("2weeks", "FREQ=WEEKLY;INTERVAL=2"), ("P1M", "FREQ=MONTHLY"),
        ("2q", "FREQ=MONTHLY;INTERVAL=6"),
        ("month", "FREQ=MONTHLY"), ("6hours", "FREQ=HOURLY;INTERVAL=6"), ("PT6H", "FREQ=HOURLY;INTERVAL=6"),
        ("1hour", "FREQ=HOURLY"),
        ("annual", "FREQ=YEARLY"),
    ])
    func `periods`(recur: String, rule: String) throws {
        let recurrence = try item(#""status":"pending","recur":"\#(recur)""#).details.recurrence

        #expect(recurrence == .every(try #require(Repetition(rule: rule))))
    }

    @Test(arguments: ["minutely", "P", "0d", "2", "soon", "pt5m"])
    func `other periods are lost`(recur: String) throws {
        let result = try readTasks(#""recur":"\#(recur)""#)

        #expect(result.losses == [Loss(.repetition, at: 1, field: "recur", value: recur)])
    }

    @Test(arguments: [
        ("20261231T145900Z", "20261230"), ("20261231T150000Z", "20261231"), ("20261230T220000Z", "20261230"),
    ])
    func `a series ends with the last occurrence before its end`(until: String, end: String) throws {
        let result = try readTasks(#""due":"20261127T150000Z","recur":"weekly","until":"\#(until)""#)

        #expect(result.items.first?.details.recurrence?.rule == "FREQ=WEEKLY;UNTIL=\(end)")
        #expect(result.losses.isEmpty)
    }

    @Test func `a series of hours ends with the day, which is reported`() throws {
        let result = try readTasks(#""due":"20261127T080000Z","recur":"6hours","until":"20261201T120000Z""#)

        #expect(result.items.first?.details.recurrence?.rule == "FREQ=HOURLY;INTERVAL=6;UNTIL=20261201")
        #expect(
            result.losses
                == [Loss(.time, at: 1, field: "until", value: "20261201T120000Z", became: "2026-12-01")]
        )
    }

    @Test func `the end of a task that does not repeat is lost`() throws {
        let series = #""parent":"11111111-1111-4111-8111-111111111111","recur":"weekly","until":"20261231T150000Z""#
        let result = try readTasks(
            #""until":"20261231T150000Z""#,
            #"\#(series),"due":"20261127T150000Z""#,
            #"\#(series),"due":"20261204T150000Z""#
        )

        #expect(result.losses == [1, 2].map { Loss(.attribute, at: $0, field: "until", value: "20261231T150000Z") })
        #expect(result.items.last?.details.recurrence?.rule == "FREQ=WEEKLY;UNTIL=20261231")
    }

    @Test func `the newest open task of a series repeats, and its template is skipped`() throws {
        let template =
            #""uuid":"11111111-1111-4111-8111-111111111111","status":"recurring","recur":"weekly","due":"20261126T220000Z""#
        let children = ["20261126", "20261210", "20261203"].map {
            #""parent":"11111111-1111-4111-8111-111111111111","status":"pending","recur":"weekly","due":"\#($0)T220000Z""#
        }
        let done =
            #""parent":"11111111-1111-4111-8111-111111111111","status":"completed","recur":"weekly","end":"20261120T090000Z""#

        let result = try readTasks(children[0], template, children[1], done, children[2])

        let items = result.items.filter { !$0.isDeleted }
        #expect(items.map(\.line) == [4, 1, 3, 5])
        #expect(items.map { $0.details.recurrence != nil } == [false, false, true, false])
        #expect(result.losses == [Loss(.repetition, at: 4, field: "recur", value: "weekly")])
        let alone = try readTasks(template, done).items
        #expect(alone.map(\.isDone) == [true, false])
        #expect(alone.last?.details.recurrence == .every(Repetition(.weekly)))
    }

    @Test(arguments: [
        (#""status":"deleted""#, Loss(.item, at: 1, field: "status", value: "deleted")),
        (#""status":"odd""#, Loss(.status, at: 1, field: "status", value: "odd", became: "open")),
        (#""start":"20261120T080000Z""#, Loss(.attribute, at: 1, field: "start", value: "20261120T080000Z")),
        (#""estimate":4"#, Loss(.attribute, at: 1, field: "estimate", value: "4")),
        (#""priority":"X""#, Loss(.priority, at: 1, field: "priority", value: "X")),
        (#""tags":["c++"]"#, Loss(.tag, at: 1, field: "tags", value: "c++", became: "c")),
        (#""due":"soon""#, Loss(.date, at: 1, field: "due", value: "soon")),
        (
            #""due":"20261127T150507Z""#,
            Loss(.time, at: 1, field: "due", value: "2026-11-27T15:05:07Z", became: "2026-11-27T17:05")
        ),
        (
            #""wait":"20261127T150500Z""#,
            Loss(.time, at: 1, field: "wait", value: "2026-11-27T15:05:00Z", became: "2026-11-27")
        ),
        (
            #""wait":"20261124T220000Z","scheduled":"20261125T220000Z""#,
            Loss(.date, at: 1, field: "scheduled", value: "20261125T220000Z")
        ),
        (#""adder_every":"FREQ=MINUTELY""#, Loss(.repetition, at: 1, field: "adder_every", value: "FREQ=MINUTELY")),
        (#""description":"""#, Loss(.title, at: 1, field: "description", value: "", became: "(no title)")),
        (#""uuid":"x""#, Loss(.attribute, at: 1, field: "uuid", value: "x")),
        (#""end":"20261121T090000Z""#, Loss(.date, at: 1, field: "completed", value: "2026-11-21T09:00:00Z")),
        (
            #""status":"completed","recur":"weekly","end":"20261120T090000Z""#,
            Loss(.repetition, at: 1, field: "recur", value: "weekly")
        ),
        (
            #""annotations":[{"entry":"20261120T080000Z","description":"b"}]"#,
            Loss(.time, at: 1, field: "annotations", value: "20261120T080000Z")
        ),
        (#""due":[7]"#, Loss(.date, at: 1, field: "due", value: "[7]")),
        (#""annotations":"b""#, Loss(.note, at: 1, field: "annotations", value: "b")),
        (#""description":"a\u0007""#, Loss(.character, at: 1, field: "description", value: "a\u{7}", became: "a")),
    ])
    func `values that adder can't represent are reported`(members: String, loss: Loss) throws {
        let result = try readTasks(members)

        #expect(result.losses == [loss])
        #expect(result.items.map(\.isDeleted) == [loss.kind == .item])
    }

    @Test func `in a file of changes, a task of a series that was deleted since carries on nothing`() throws {
        let series = #""parent":"11111111-1111-4111-8111-111111111111","recur":"weekly""#
        let task = { (uuid: Int, status: String, hour: Int) in
            #""uuid":"\#(uuid)1111111-1111-4111-8111-111111111111","status":"\#(status)","modified":"20261120T\#(hour)0000Z""#
        }

        let items = try readTasks(
            "\(task(2, "pending", 10)),\(series),\"due\":\"20261201T000000Z\"",
            "\(task(3, "pending", 10)),\(series),\"due\":\"20261208T000000Z\"",
            "\(task(3, "pending", 11)),\(series),\"due\":\"20261209T000000Z\"",
            "\(task(3, "deleted", 11)),\(series)",
            "\(task(1, "pending", 10))",
            "\(task(1, "recurring", 11)),\"recur\":\"weekly\""
        ).items

        #expect(items.map(\.line) == [4, 5, 1, 6])
        #expect(items.map(\.isDeleted) == [true, false, false, true])
        #expect(items.map { $0.details.recurrence != nil }[2])
    }

    @Test func `scheduled is the wait date if there is no other`() throws {
        #expect(try item(#""scheduled":"20261124T220000Z""#).details.wait?.description == "2026-11-25")
    }

    @Test(arguments: [
        #"{"description":"a"}"#, "[{\"description\":\"a\"}]", " [\n{\"description\":\"a\"}\n]\n",
        "{\"description\":\"a\"},\n",
    ])
    func `the shapes of files`(text: String) throws {
        #expect(try read(text).items.map(\.details.title) == ["a"])
    }

    @Test func `an object on each line, with and without commas`() throws {
        #expect(try read("{\"description\":\"a\"},\n{\"description\":\"b\"}\n{\"description\":\"c\"}").items.count == 3)
        #expect(try read("[]").items.isEmpty)
    }

    @Test func `characters outside the Basic Multilingual Plane are mended`() throws {
        let bytes = Array(#"{"description":"a "#.utf8) + [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80] + Array(#""}"#.utf8)

        let item = try Exchange.read(TaskwarriorReader(Exchange.source(bytes), Exchange.context)).items.first

        #expect(item?.details.title == "a 😀")
    }

    @Test(
        arguments: [
            ("7", .expected("an array or an object"), 1, 1), ("[7]", .expected("an object"), 1, 2),
            ("[{\"description\":[1]}]", .expected("a “description”, as tasks of Taskwarrior have it"), 1, 2),
            ("[\n{\"name\":\"x\"}]", .expected("a “description”, as tasks of Taskwarrior have it"), 2, 1),
            ("[{\"description\":1}", .truncated("an array"), 1, 19),
            ("[{\"description\":\"a\"}] []", .expected("the end of the file"), 1, 23),
            ("{\"description\":\"a\"} 7", .expected("an object"), 1, 21),
        ] as [(String, ForeignFileError.Reason, Int, Int)]
    )
    func `errors name the line and the column`(text: String, reason: ForeignFileError.Reason, line: Int, column: Int) {
        #expect(throws: ForeignFileError(reason, line: line, column: column)) { try read(text) }
    }
}
