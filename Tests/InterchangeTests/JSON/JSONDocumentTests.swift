import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Lists, boards and single tasks in the JSON of other programs.
struct JSONDocumentTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(JSONListReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test func `a single card of Trello is an item, with its checklists in the note`() throws {
        let result = try read(
            """
            {"id":"abcdefghij","name":"Pay","desc":"in cash","dueComplete":true,"idList":"1","checklists":[
            {"id":"2","name":"Bank","checkItems":[{"name":"Card","state":"complete"},{"name":"Ask","state":"incomplete"}]}]}
            """
        )

        #expect(result.items.map(\.details) == [ItemDetails(title: "Pay", note: "in cash\nBank\n[x] Card\n[ ] Ask")])
        #expect(result.items.map(\.isDone) == [true] && result.losses.isEmpty)
    }

    @Test(arguments: [
        (#""checklist":[{"title":"sub a","checkItems":null},{"title":"sub b","done":true}]"#, "[ ] sub a\n[x] sub b"),
        (#""checklists":[{"name":"Packing","checkItems":[{"name":"Socks"}]}]"#, "Packing\n[ ] Socks"),
        (#""checklists":[{"name":"Packing","checkItems":[]}]"#, "Packing"),
        (#""checklists":[{"checkItems":[{"name":"Socks"}]}]"#, "[ ] Socks"),
        (#""checklist":{"name":"Packing","checkItems":[{"name":"Socks"}]}"#, "Packing\n[ ] Socks"),
        (#""checklist":["Socks","Shoes"]"#, "[ ] Socks\n[ ] Shoes"),
    ])
    func `entries and names of checklists go to the note`(members: String, note: String) throws {
        let result = try read("{\"title\":\"Pack\",\"status\":\"open\",\(members)}")

        #expect(result.items.map(\.details) == [ItemDetails(title: "Pack", note: note)])
        #expect(result.losses.isEmpty)
    }

    @Test func `the checklists of a board have names, too`() throws {
        let result = try read(
            """
            {"cards":[{"id":"abcdefghij","name":"Pack"}],"checklists":[{"id":"2","idCard":"abcdefghij","name":"Packing",
            "checkItems":[{"name":"Socks","state":"complete"}]}]}
            """
        )

        #expect(result.items.map(\.details.note) == ["Packing\n[x] Socks"])
    }

    @Test func `lists have ids with an underscore in programs with a MongoDB`() throws {
        let result = try read(
            #"{"lists":[{"_id":"a","title":"Home"}],"cards":[{"_id":"b","title":"Bake","listId":"a"}]}"#
        )

        #expect(result.items.map(\.details) == [ItemDetails(title: "Bake", project: "Home")])
        #expect(result.losses.isEmpty)
    }

    @Test func `areas and headings of Things are reported`() throws {
        let result = try read(
            """
            [{"type":"project","attributes":{"title":"Party","area":"Family","items":[
            {"type":"heading","attributes":{"title":"Food"}},{"type":"to-do","attributes":{"title":"Bake"}}]}}]
            """
        )

        #expect(result.items.map(\.details) == [ItemDetails(title: "Bake", project: "Party")])
        #expect(
            result.losses == [
                Loss(.project, at: 1, field: "area", value: "Family"),
                Loss(.attribute, at: 2, field: "heading", value: "Food"),
            ]
        )
    }

    @Test(arguments: [
        ("2026-11-27T00:00:00.0000000", "2026-11-27T02:00"), ("2026-11-27T05:00:00.0000000", "2026-11-27T07:00"),
        ("2026-11-26T22:00:00.0000000", "2026-11-27"), ("2026-11-26T18:30:00.0000000", "2026-11-26T20:30"),
    ])
    func `midnight in the zone of the user is a day in Microsoft To Do`(text: String, due: String) throws {
        let date = #"{"dateTime":"\#(text)","timeZone":"UTC"}"#

        let result = try read(
            ##"{"value":[{"@odata.type":"#microsoft.graph.todoTask","title":"a","dueDateTime":\##(date)}]}"##
        )

        #expect(result.items.map { $0.details.due?.description } == [due])
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [-11, 14])
    func `midnight is a day of Microsoft To Do in zones far from Greenwich`(hours: Int) throws {
        let midnight = Instant(seconds: 1_795_737_600 - hours * 3_600).description.dropLast()
        let text =
            ##"{"@odata.context":"a","value":[{"title":"a","due":{"dateTime":"\##(midnight)","timeZone":"UTC"}}]}"##

        let context = ForeignContext(clock: ZoneClock(hours: hours))
        let result = try Exchange.read(JSONListReader(Exchange.source(Array(text.utf8)), context))

        #expect(result.items.map { $0.details.due?.description } == ["2026-11-27"] && result.losses.isEmpty)
    }

    @Test(arguments: [
        ("2026-11-27T17:00:00", "2026-11-27T19:00"), ("2026-11-27T00:00:00", "2026-11-27"),
        ("2026-11-26T22:00:00", "2026-11-27"),
    ])
    func `a due date of another program in UTC keeps its time`(text: String, due: String) throws {
        let result = try read(
            "{\"title\":\"x\",\"status\":\"open\",\"due\":{\"dateTime\":\"\(text)\",\"timeZone\":\"UTC\"}}"
        )

        #expect(result.items.map { $0.details.due?.description } == [due] && result.losses.isEmpty)
    }

    @Test(arguments: ["due", "dueDateTime"])
    func `a date in UTC that is after the last year here is reported`(name: String) throws {
        let result = try read(
            "[{\"title\":\"x\",\"\(name)\":{\"dateTime\":\"9999-12-31T23:00\",\"timeZone\":\"UTC\"}}]"
        )

        #expect(result.items.map(\.details.due) == [nil])
        #expect(result.losses == [Loss(.date, at: 1, field: "due", value: "a year outside 1–9999")])
    }

    @Test func `texts in place of parts are parts, but ids are not`() throws {
        let result = try read(
            #"[{"title":"a","subtasks":["b",{"title":"c"}]},{"title":"d","children":["5f3e2a1b9c","6f3e2a1b9c"]}]"#
        )

        #expect(result.items.map(\.details.title) == ["a", "b", "c", "d"])
        #expect(
            result.items.map { $0.parent?.text } == [
                nil, result.items[0].uuid.description, result.items[0].uuid.description, nil,
            ]
        )
        #expect(result.losses.map(\.value) == ["5f3e2a1b9c", "6f3e2a1b9c"])
    }

    @Test func `a list of titles alone is a list of items`() throws {
        let text = Array(#"{"items":["Milk","Eggs"]}"#.utf8)
        let result = try Exchange.read(try ForeignFormat.json.makeReader(Exchange.source(text), Exchange.context))

        #expect(result.items.map(\.details.title) == ["Milk", "Eggs"] && result.losses.isEmpty)
    }

    @Test func `the title of a list of Google Keep is the project`() throws {
        let result = try read(
            #"{"title":"Shop","labels":[{"name":"home"}],"listContent":[{"text":"Milk","isChecked":true}]}"#
        )

        #expect(result.items.map(\.details) == [ItemDetails(title: "Milk", project: "Shop")])
        #expect(result.losses.map(\.field) == ["labels"] && result.items.map(\.isDone) == [true])
    }

    @Test(arguments: [
        #"{"projects":[{"name":"P","sections":[{"name":"S","tasks":[{"title":"a","done":true}]}]}]}"#,
        #"[{"name":"P","sections":[{"name":"S","tasks":[{"title":"a","done":true}]}]}]"#,
        #"{"boards":[{"title":"P","stages":[{"title":"S","cards":[{"title":"a","done":true}]}]}]}"#,
        #"{"folders":[{"name":"P","lists":[{"name":"S","items":[{"title":"a","done":true}]}]}]}"#,
    ])
    func `tasks of lists in lists are found`(text: String) throws {
        let result = try read(text)

        #expect(result.items.map(\.details) == [ItemDetails(title: "a", project: "P.S")])
        #expect(result.items.map(\.isDone) == [true] && result.losses.isEmpty)
    }

    @Test func `tasks in members of a document that adder doesn't know are reported`() throws {
        let result = try read(
            """
            {"tasks":[{"title":"a"}],"attic":[{"title":"b","done":true},7,{"title":"c","done":false}],"people":[{"name":"Ann"}],
            "old":[],"other":[{"title":"a title"},{"title":"d","done":true}]}
            """
        )

        #expect(result.items.map(\.details.title) == ["a"])
        #expect(
            result.losses
                == [
                    Loss(.item, at: 1, field: "attic", value: "b"), Loss(.item, at: 1, field: "attic", value: "c"),
                    Loss(.item, at: 2, field: "other", value: "a title"),
                    Loss(.item, at: 2, field: "other", value: "d"),
                ]
        )
    }

    @Test func `comments, dates and archived parts of a board are kept or reported`() throws {
        let result = try read(
            """
            {"name":"Home","desc":"About us","lists":[{"id":"1","name":"Old","closed":true}],
            "cards":[{"id":"c1","name":"Pay","idList":"1","closed":false},{"id":"c2","name":"Put away","idList":"1","closed":true}],
            "actions":[{"type":"commentCard","data":{"text":"Paid?","card":{"id":"c1"}}},
            {"type":"updateCard","data":{"text":"x","old":{},"board":{"id":"c1"}}}],
            "checklists":[{"idCard":"c1","checkItems":[{"name":"Ask","due":"2026-11-27"}]}]}
            """
        )

        #expect(result.items.map(\.details.note) == ["Paid?\n[ ] Ask (due 2026-11-27)", nil])
        #expect(result.items.map(\.isDone) == [false, true])
        #expect(
            result.losses == [
                Loss(.attribute, at: 1, field: "closed", value: "Old"),
                Loss(.note, at: 1, field: "desc", value: "About us"),
                Loss(.status, at: 2, field: "closed", value: "archived", became: "done"),
            ]
        )
    }

    @Test func `titles of notes, comments and reminders of tasks in other lists are kept`() throws {
        let result = try read(
            """
            {"data":{"tasks":[{"id":11,"title":"Pay"}],"notes":[{"id":1,"task_id":11,"title":"Bank","content":"open"}],
            "subtasks":[{"id":6,"task_id":11,"title":"Ask"}],"task_comments":[{"id":3,"task_id":11,"text":"soon"}],
            "reminders":[{"id":2,"task_id":11,"date":"2026-11-27"}]}}
            """
        )

        #expect(result.items.map(\.details.note) == ["Bank\nopen\nsoon\nReminder: 2026-11-27", nil])
        #expect(result.items.map { $0.parent?.text } == [nil, "11"] && result.losses.isEmpty)
    }

    @Test func `a done task of dstask has no id`() throws {
        let members =
            #""uuid":"aaaaaaaa-1111-4111-8111-111111111111","resolved":"2026-11-20T10:00:00Z","delegatedto":"""#
        let result = try read("[{\"summary\":\"a\",\"id\":0,\(members)},{\"summary\":\"b\",\"id\":1,\(members)}]")

        #expect(result.items.map(\.key) == [nil, "1"])
    }

    @Test func `the address of an issue is its link`() throws {
        let result = try read(
            """
            [{"number":1,"title":"a","state":"open","url":"https://api.example.org/1","html_url":"https://example.org/1"},
            {"number":2,"title":"b","state":"open","url":"https://example.org/2"}]
            """
        )

        #expect(result.items.map(\.details.link) == ["https://example.org/1", "https://example.org/2"])
        #expect(
            result.losses.filter { $0.field != "number" }
                == [Loss(.attribute, at: 1, field: "url", value: "https://api.example.org/1")]
        )
    }

    @Test func `sections of Todoist are parts of their projects`() throws {
        let result = try read(
            #"{"projects":[{"id":"p","name":"Home"}],"sections":[{"id":"s","project_id":"p","name":"Garden"}],"#
                + #""items":[{"content":"a","project_id":"p","section_id":"s","priority":1},{"content":"b","project_id":"p","#
                + #""section_id":null,"priority":1},{"content":"c","project_id":"p","section_id":"x","priority":1}]}"#
        )

        #expect(result.items.map(\.details.project) == ["Home.Garden", "Home", "Home"])
        #expect(result.losses.map(\.field) == ["section_id"])
    }

    @Test(arguments: [#""repeat_after":0,"percent_done":0"#, #""done":false,"percent_done":0"#])
    func `in Vikunja, 5 is the highest priority`(members: String) throws {
        let result = try read(
            "[\((0...5).map { #"{"title":"a","priority":\#($0),\#(members)}"# }.joined(separator: ","))]"
        )

        #expect(result.items.map(\.details.priority) == [nil, .low, .medium, .high, .high, .high])
        #expect(result.losses.map(\.value) == ["4", "5"])
    }
}
