import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// JSON of other programs.
struct JSONListReaderTests {
    private func read(_ text: String) throws -> Exchange.Result {
        let reader = try ForeignFormat.json.makeReader(
            Exchange.source(Array(text.utf8), portion: 100),
            Exchange.context
        )
        return try Exchange.read(reader)
    }

    private func guess(_ text: String) throws -> FormatGuess {
        try FormatGuess.guess(name: "tasks.json", start: Array(text.utf8))
    }

    @Test func `an array of titles`() throws {
        let result = try read("[\"Milk\",\n \"Eggs 2\", {\"title\":\"Bread\"}]")

        #expect(result.items.map(\.details.title) == ["Milk", "Eggs 2", "Bread"])
        #expect(result.items.map(\.line) == [1, 2, 2])
        #expect(result.losses.isEmpty)
    }

    @Test func `Google Tasks`() throws {
        let text = """
            {"kind":"tasks#taskLists","items":[{"kind":"tasks#tasks","title":"Home","items":[
            {"kind":"tasks#task","id":"abcdefghij","title":"Bake","notes":"flour","status":"needsAction",
             "due":"2026-11-27T00:00:00.000Z","updated":"2026-11-20T10:00:00.000Z","links":[]},
            {"kind":"tasks#task","id":"bbcdefghij","title":"Mix","parent":"abcdefghij","status":"completed",
             "completed":"2026-11-21T02:44:08.166Z","hidden":true},
            {"kind":"tasks#task","id":"cbcdefghij","title":"Old","status":"completed","deleted":true}]}]}
            """

        let result = try read(text)

        let format = try guess(text)
        #expect(format == .format(.json))
        let due = Due(day: try #require(Day(iso: "2026-11-27")))
        #expect(result.items.map(\.details.title) == ["Bake", "Mix"])
        #expect(result.items[0].details == ItemDetails(title: "Bake", note: "flour", project: "Home", due: due))
        #expect(result.items[0].changed?.description == "2026-11-20T10:00:00Z" && result.items[0].line == 2)
        #expect(result.items[1].isDone && result.items[1].parent == .key("abcdefghij"))
        #expect(result.items[1].completed?.description == "2026-11-21T02:44:08Z")
        #expect(result.losses == [Loss(.item, at: 6, field: "deleted", value: "Old")])
        let again = try read(text)
        #expect(again.items.map(\.uuid) == result.items.map(\.uuid))
    }

    @Test func `Things`() throws {
        let result = try read(
            """
            [{"type":"to-do","attributes":{"title":"Bake","notes":"soon","deadline":"2026-11-27","tags":["Oven"],
            "completed":false,"checklist-items":[{"type":"checklist-item","attributes":{"title":"Mix","completed":true}}]}},
            {"type":"project","attributes":{"title":"Party","items":[{"type":"to-do","attributes":{"title":"Invite"}}]}}]
            """
        )

        #expect(result.items.map(\.details.title) == ["Bake", "Invite"])
        #expect(result.items.map(\.details.note) == ["soon\n[x] Mix", nil])
        #expect(result.items.map(\.details.project) == [nil, "Party"])
        #expect(result.items[0].details.due?.description == "2026-11-27" && result.items[0].details.tags == ["Oven"])
        #expect(result.losses.isEmpty)
    }

    @Test func `Trello`() throws {
        let result = try read(
            """
            {"name":"Board","closed":false,"actions":[{"id":"1"}],"cards":[
             {"id":"a123456789","name":"Bake","desc":"soon","due":"2026-11-27T15:00:00.000Z","dueComplete":true,"closed":false,
              "idList":"l1","labels":[{"name":"Oven","color":"green"}],"pos":7,"dateLastActivity":"2026-11-20T10:00:00.000Z"}],
             "lists":[{"id":"l1","name":"Doing"}],
             "checklists":[{"idCard":"a123456789","checkItems":[{"name":"Mix","state":"complete"},{"name":"Cool","state":"incomplete"}]}]}
            """
        )

        let item = try #require(result.items.first)
        #expect(
            result.items.count == 1 && item.isDone && item.details.project == "Doing" && item.details.tags == ["Oven"]
        )
        #expect(item.details.note == "soon\n[x] Mix\n[ ] Cool")
        #expect(item.details.due?.description == "2026-11-27T17:00")
        #expect(result.losses.isEmpty)
    }

    @Test func `Remember the Milk, Wunderlist and Todoist, with lists and notes beside the tasks`() throws {
        let milk = try read(
            """
            {"lists":[{"id":"1","name":"Home"}],"tasks":[{"id":"11","series_id":"21","list_id":"1","name":"Bake","priority":"P1",
            "date_due":1795737600000,"date_due_has_time":false,"repeat":"FREQ=WEEKLY","tags":["oven"]}],
            "notes":[{"series_id":"21","content":"soon"}]}
            """
        )
        let wunderlist = try read(
            """
            {"user":1,"data":{"lists":[{"id":1,"title":"inbox"}],"tasks":[{"id":10,"title":"Bake","list_id":1,"completed":false,
            "starred":true,"due_date":"2026-11-27"}],"subtasks":[{"id":5,"task_id":10,"title":"Mix","completed":true}],
            "notes":[{"task_id":10,"content":"soon"}]}}
            """
        )
        let todoist = try read(
            """
            {"projects":[{"id":"p1","name":"Home"}],"items":[{"id":"i1","content":"Bake","description":"soon","project_id":"p1",
            "priority":4,"checked":false,"labels":["oven"],"due":{"date":"2026-11-27","string":"every fri","is_recurring":true}}]}
            """
        )

        let due = Due(day: try #require(Day(iso: "2026-11-27")))
        var details = ItemDetails(
            title: "Bake",
            note: "soon",
            tags: ["oven"],
            project: "Home",
            priority: .high,
            due: due
        )
        details.recurrence = .every(Repetition(.weekly))
        #expect(milk.items.map(\.details) == [details] && milk.losses.isEmpty)
        details.recurrence = .every(Repetition(.weekly, weekdays: [.init(.friday)]))
        #expect(todoist.items.map(\.details) == [details] && todoist.losses.isEmpty)
        (details.recurrence, details.tags, details.project) = (nil, [], "inbox")
        #expect(wunderlist.items.first?.details == details && wunderlist.items.map(\.details.title) == ["Bake", "Mix"])
        #expect(wunderlist.items.last.map { $0.isDone && $0.parent == .key("10") } == true)
    }

    @Test func `issues of GitHub, and tasks of ultralist and small programs`() throws {
        let issues = try read(
            #"[{"number":12,"title":"Crash","state":"OPEN","labels":[{"name":"bug"}],"body":"Steps"},"#
                + #"{"number":9,"title":"Old","state":"CLOSED","closedAt":"2026-11-20T10:00:00Z","assignees":[{"login":"a"}]}]"#
        )
        let ultralist = try read(
            #"[{"id":1,"subject":"+home call @mom about the +home fire @mom","projects":["home"],"contexts":["mom"],"#
                + #""due":"2026-11-27","completed":false,"completedDate":"","archived":false,"isPriority":true,"notes":null}]"#
        )
        let small = try read("[{\"id\":null,\"description\":\"Rest\",\"status\":\"to do\"}]")

        #expect(issues.items.map(\.isDone) == [false, true] && issues.items[0].details.tags == ["bug"])
        #expect(issues.items[0].details.note == "Steps")
        #expect(issues.losses == [Loss(.attribute, at: 1, field: "assignees", value: "{login:a}")])
        let due = Due(day: try #require(Day(iso: "2026-11-27")))
        #expect(
            ultralist.items.map(\.details) == [
                ItemDetails(
                    title: "call @mom about the +home fire",
                    tags: ["mom"],
                    project: "home",
                    priority: .high,
                    due: due
                )
            ]
        )
        #expect(small.items.map(\.details.title) == ["Rest"] && small.losses.isEmpty)
    }

    @Test(arguments: [
        "{\"title\":\"a\",\"done\":true,\"created\":\"2026-11-20\"}\n{\"title\":\"b\",\"completed\":true,\"created\":\"2026-11-20\"}\n",
        #"{"todos":[{"todo":"a","isDone":true},{"todo":"b","completed":true}],"total":2}"#,
        #"{"value":[{"title":"a","status":"completed"},{"title":"b","status":"completed"}]}"#,
        #"[{"name":"a","checked":true,"children":[{"name":"b","checked":true}]}]"#,
        #"{"updated":"2026-11-20","tasks":{"done":[{"title":"a"}],"completed":[{"title":"b"}]}}"#,
        #"[{"name":"Home","items":[{"text":"a","done":true},{"text":"b","done":true}]}]"#,
        #"{"todos":{"-Ma":{"text":"a","done":true},"-Mb":{"text":"b","done":true}}}"#,
        #"{"task":{"ids":["1"],"entities":{"1":{"title":"a","isDone":true},"2":{"title":"b","isDone":true}}}}"#,
        #"[{"content":"a","done":true,"subTasks":[{"content":"b","done":true}]}]"#,
        #"{"kind":"tasks#taskLists","items":[{"id":"1","title":"Home","items":[{"title":"a","status":"completed"},"#
            + #"{"title":"b","status":"completed"}]}]}"#,
    ])
    func `shapes of files`(text: String) throws {
        let result = try read(text)

        #expect(result.items.map(\.details.title) == ["a", "b"])
        #expect(result.items.map(\.isDone) == [true, true])
        #expect(result.losses.allSatisfy { $0.field == "completed" })
    }

    @Test func `Microsoft To Do`() throws {
        let result = try read(
            """
            {"value":[{"title":"Bake","status":"notStarted","importance":"normal","body":{"content":"","contentType":"text"},
            "dueDateTime":{"dateTime":"2026-11-26T22:00:00.0000000","timeZone":"UTC"},"recurrence":{"pattern":{"type":
            "relativeMonthly","interval":2,"daysOfWeek":["friday"],"index":"last"},"range":{"type":"numbered",
            "numberOfOccurrences":3}},"checklistItems":[{"displayName":"Mix","isChecked":true},{"displayName":"Cool"}]}]}
            """
        )

        let details = try #require(result.items.first?.details)
        #expect(details.note == "[x] Mix\n[ ] Cool" && details.due?.description == "2026-11-27")
        #expect(details.recurrence?.rule == "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;COUNT=3" && result.losses.isEmpty)
    }

    @Test(arguments: [
        (#"{"type":"weekly","interval":1,"daysOfWeek":["monday","friday"]}"#, "FREQ=WEEKLY;BYDAY=MO,FR"),
        (#"{"type":"absoluteYearly","dayOfMonth":3,"month":5}"#, "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3"),
        (#"{"type":"day","count":2}"#, "FREQ=DAILY;INTERVAL=2"),
    ])
    func `repetitions in objects`(object: String, rule: String) throws {
        let result = try read("[{\"title\":\"a\",\"recurrence\":\(object)}]")

        #expect(result.items.first?.details.recurrence?.rule == rule && result.losses.isEmpty)
    }

    @Test func `the names of lists stand beside their ids in the export of things_py`() throws {
        let result = try read(
            """
            [{"uuid":"6Hf2qWBjWhq7B1","type":"to-do","title":"a","status":"incomplete","project":"Xy1","project_title":"House",
            "start":"Someday","start_date":"2026-11-25","stop_date":null,"checklist":[{"title":"b","status":"completed"}]},
            {"uuid":"6Hf2qWBjWhq7B2","title":"c","status":"completed","area":"Xy2","area_title":"Family",
            "stop_date":"2026-11-20 10:00:00"}]
            """
        )

        #expect(result.items.map(\.details.project) == ["House", "Family"] && result.items[0].details.note == "[x] b")
        #expect(result.items[0].details.wait?.description == "2026-11-25" && result.items[0].key == "6Hf2qWBjWhq7B1")
        #expect(result.items[1].completed?.description == "2026-11-20T08:00:00Z")
        #expect(result.losses == [Loss(.date, at: 1, field: "start", value: "Someday")])
    }

    @Test(
        arguments: [
            (#"{"uuid":"x","summary":"a","priority":"P2","delegatedto":""}"#, nil),
            (#"{"uuid":"x","summary":"a","priority":"P3","delegatedto":""}"#, .low),
            (#"{"title":"a","priority":3,"percent_done":0,"repeat_after":0}"#, .high),
            (#"{"title":"a","priority":5,"isCompleted":false,"externalId":"x"}"#, .medium),
        ] as [(String, Priority?)]
    )
    func `scales of priority by program`(object: String, priority: Priority?) throws {
        let result = try read("[\(object)]")

        #expect(result.items.map(\.details.priority) == [priority] && result.losses.isEmpty)
    }

    @Test(arguments: [
        ("is_deleted", "true"), ("date_trashed", "1790000000000"), ("deleted_at", "\"2026-11-20\""),
    ])
    func `deleted tasks are reported`(key: String, value: String) throws {
        let result = try read("[{\"title\":\"a\",\"\(key)\":\(value)},{\"title\":\"b\",\"\(key)\":null}]")

        #expect(result.items.map(\.details.title) == ["b"])
        #expect(result.losses == [Loss(.item, at: 1, field: key, value: "a")])
    }

    @Test func `Remember the Milk counts from the day of completion, and has days without a time`() throws {
        let result = try read(
            #"[{"name":"a","date_due":1795741200000,"date_due_has_time":false,"repeat":"FREQ=WEEKLY","repeat_every":false}]"#
        )

        #expect(result.items.first?.details.due?.description == "2026-11-27")
        #expect(result.items.first?.details.recurrence == .again(Repetition(.weekly)))
    }

    @Test func `an empty list is not an item, and the date of a list is reported`() throws {
        let result = try read(
            #"[{"title":"a","tasks":[]},{"type":"project","attributes":{"title":"b","deadline":"2026-12-01","items":[{"title":"c"}]}}]"#
        )

        #expect(result.items.map(\.details.title) == ["c"] && result.items.map(\.details.project) == ["b"])
        #expect(result.losses == [Loss(.date, at: 1, field: "deadline", value: "2026-12-01")])
    }

    @Test func `numbers of comments are not text`() throws {
        let result = try read(
            #"[{"title":"a","comments":0,"state":"open","body":"b\r\nc"},{"title":"d","comments":2}]"#
        )

        #expect(result.items.map(\.details.note) == ["b\nc", nil])
        #expect(result.losses == [Loss(.note, at: 1, field: "comments", value: "2")])
    }

    @Test func `a document without tasks is refused or reported`() throws {
        #expect(throws: ForeignFileError.self) { try read(#"{"settings":{"a":1},"color":"red"}"#) }
        #expect(try read(#"{"tasks":{"a":1}}"#).losses == [Loss(.item, at: 1, field: "tasks", value: "{a:1}")])
    }

    @Test func `an object without a title is reported`() throws {
        let result = try read(#"[{"title":"a","status":"open"},{"color":"red"},{"title":"b","mood":"fine"}]"#)

        #expect(result.items.map(\.details.title) == ["a", "b"])
        #expect(
            result.losses == [
                Loss(.item, at: 1, field: "object", value: "{color:red}"),
                Loss(.attribute, at: 1, field: "mood", value: "fine"),
            ]
        )
    }

    @Test func `the keys tell Taskwarrior's tasks and adder's own items from others`() throws {
        let texts = [
            #"[{"description":"a","entry":"20261120T080000Z"}]"#, #"[{"title":"a","description":"b"}]"#,
            #"{"lists":[{"name":"b"}],"tasks":[]}"#,
        ]

        #expect(try texts.map { try guess($0) } == [.format(.taskwarrior), .format(.json), .format(.json)])
        #expect(throws: ForeignFileError.self) { try read(#"{"adder":2,"items":[]}"#) }
    }
}
