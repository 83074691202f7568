import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Backups with lists, notes and dates in members of their own.
struct JSONBackupTests {
    private func read(_ text: String) throws -> Exchange.Result {
        let context = ForeignContext(clock: ZoneClock(hours: 2), zoneFiles: TestZones.file)
        return try Exchange.read(JSONListReader(Exchange.source(Array(text.utf8)), context))
    }

    @Test(arguments: [
        ("2026-11-27T17:00:00", "Europe/Berlin", "2026-11-27T18:00"),
        ("2026-11-26T23:00:00.0000000", "Europe/Berlin", "2026-11-27"),
        ("2026-11-27T00:00:00", "Europe/Berlin", "2026-11-27"), ("2026-11-27T00:00:00", "Nowhere", "2026-11-27"),
        ("2026-11-27T17:00:00", "tzone://Microsoft/Utc", "2026-11-27T19:00"),
        ("2026-11-27T17:00:00+01:00", "Nowhere", "2026-11-27T18:00"),
    ])
    func `a date is in the zone beside it`(text: String, zone: String, due: String) throws {
        let result = try read(#"[{"title":"a","due":{"dateTime":"\#(text)","timeZone":"\#(zone)"}}]"#)

        #expect(result.items.map { $0.details.due?.description } == [due])
        #expect(result.losses.isEmpty)
    }

    @Test func `a zone that is not known is reported`() throws {
        let result = try read(
            #"[{"title":"a","dueDateTime":{"dateTime":"2026-11-27T17:00:00","timeZone":"Mars Standard Time"}}]"#
        )

        #expect(result.items.map { $0.details.due?.description } == ["2026-11-27T17:00"])
        #expect(result.losses == [Loss(.zone, at: 1, field: "dueDateTime", value: "Mars Standard Time")])
    }

    @Test func `the completion of a task is in the zone beside it`() throws {
        let result = try read(
            #"[{"title":"a","completedDateTime":{"dateTime":"2026-11-20T12:00:00","timeZone":"Europe/Berlin"}}]"#
        )

        #expect(result.items.map { $0.completed?.description } == ["2026-11-20T11:00:00Z"])
    }

    @Test func `lists are below the lists and folders around them`() throws {
        let result = try read(
            """
            {"projects":[{"id":"22","name":"Garden","parent_id":"11"},{"id":"11","name":"Home"}],
            "folders":[{"id":"22","name":"Old"},{"id":"3","name":"Free","list_ids":["5"]}],
            "lists":[{"id":"4","name":"Work","folder_id":"22"},{"id":"5","name":"Games"}],
            "items":[{"content":"a","project_id":"22"},{"content":"b","project_id":"4"},{"content":"c","list_id":"5"},
            {"content":"d","project_id":"99"}]}
            """
        )

        #expect(result.items.map(\.details.project) == ["Home.Garden", "Old.Work", "Free.Games", nil])
        #expect(result.losses == [Loss(.project, at: 5, field: "list", value: "99")])
    }

    @Test func `lists that contain each other have an end`() throws {
        let lists = #"[{"id":"1","name":"a","parent_id":"2"},{"id":"2","name":"b","parent_id":"1"}]"#

        #expect(try read(#"{"lists":\#(lists),"tasks":[{"title":"x","list_id":"1"}]}"#).items.count == 1)
    }

    @Test func `reminders and comments go to the notes, others are reported`() throws {
        let result = try read(
            """
            {"items":[{"id":"7","content":"a"}],
            "reminders":[{"item_id":"7","due":{"date":"2026-12-01T08:00:00"}},{"item_id":"7","minute_offset":30}],
            "comments":[{"todo_id":"7","text":"c"},{"text":"alone"},{"item_id":"8","text":"of another task"}],
            "project_notes":[{"id":"n","project_id":"1","content":"p"}]}
            """
        )

        #expect(result.items.map(\.details.note) == ["Reminder: 2026-12-01T08:00:00\nc"])
        #expect(result.losses.map(\.kind) == [.note, .attribute, .note, .note])
        #expect(result.losses.map(\.value).filter { !$0.hasPrefix("{") } == ["p", "alone", "of another task"])
    }

    @Test func `completed items without a time are done`() throws {
        let result = try read(#"{"items":[{"content":"a"}],"completed_items":[{"content":"b"}]}"#)

        #expect(result.items.map(\.details.title) == ["a", "b"] && result.items.map(\.isDone) == [false, true])
    }

    @Test func `subtasks beside the tasks name their owner`() throws {
        let result = try read(#"{"todos":[{"id":1,"title":"a"}],"subtasks":[{"todo_id":1,"title":"b","done":true}]}"#)

        #expect(result.items.map(\.details.title) == ["a", "b"] && result.items.last?.parent == .key("1"))
        #expect(result.losses.isEmpty)
    }

    @Test func `lists can be members with their tasks`() throws {
        let result = try read(#"{"lists":{"Home":["Milk",{"title":"Bread","done":true}],"Size":3}}"#)

        #expect(result.items.map(\.details.title) == ["Milk", "Bread"])
        #expect(result.items.map(\.details.project) == ["Home", "Home"])
        #expect(result.losses == [Loss(.item, at: 1, field: "Size", value: "3")])
    }

    @Test func `tasks without names for their values are reported`() throws {
        let result = try read(#"{"tasks":[["a",true],["b",false]]}"#)

        #expect(result.items.isEmpty)
        #expect(result.losses == [Loss(.item, at: 1, field: "tasks", value: "[[a,true],[b,false]]")])
    }

    @Test func `the time of completion of an open item is reported`() throws {
        let result = try read(#"[{"title":"a","done":false,"completedAt":"2026-11-02T08:00:00Z"}]"#)

        #expect(result.items.map(\.completed) == [nil])
        #expect(result.losses == [Loss(.date, at: 1, field: "completed", value: "2026-11-02 10:00")])
    }

    @Test func `notes and repeating tasks of Super Productivity are reported`() throws {
        let result = try read(
            """
            {"task":{"ids":["a"],"entities":{"a":{"id":"a","title":"x","dueWithTime":1796083200000}}},
            "project":{"entities":{"p":{"id":"p","title":"Old","isArchived":true}}},
            "note":{"entities":{"n":{"id":"n","content":"memo"}}},
            "taskRepeatCfg":{"ids":["r"],"entities":{"r":{"id":"r","title":"Water","repeatCycle":"DAILY"}}}}
            """
        )

        #expect(result.items.map { $0.details.due?.description } == ["2026-12-01"])
        #expect(
            result.losses == [
                Loss(.attribute, at: 2, field: "isArchived", value: "Old"),
                Loss(.note, at: 3, field: "note", value: "memo"),
                Loss(.repetition, at: 4, field: "taskRepeatCfg", value: "Water"),
            ]
        )
    }

    @Test func `a line with only a title is followed by other items`() throws {
        let text = "{\"title\":\"a\"}\n{\"title\":\"b\",\"done\":true}\n"

        #expect(try FormatGuess.guess(name: nil, start: Array(text.utf8)) == .format(.json))
        let reader = try ForeignFormat.json.makeReader(Exchange.source(Array(text.utf8)), Exchange.context)
        #expect(try Exchange.read(reader).items.map(\.details.title) == ["a", "b"])
    }
}
