import Entities
import Interchange
import Testing
import Vocabulary

/// Tasks in several members of a document.
struct JSONMembersTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(JSONListReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test(arguments: [
        #"{"todos":[{"title":"a"}],"done":[{"title":"z","completed":true}]}"#,
        #"{"todos":[{"title":"a"}],"completed":[{"title":"z"}]}"#,
        #"{"lists":[{"name":"L","tasks":[{"title":"a"}]}],"archive":[{"title":"z","done":true}]}"#,
        #"{"done":[{"title":"z"}],"tasks":[{"title":"a"}]}"#,
        #"{"task":{"entities":{"a":{"title":"a"}}},"taskArchive":{"entities":{"z":{"title":"z","isDone":true}}}}"#,
        #"{"task":{"entities":{"a":{"title":"a"}}},"archiveYoung":{"task":{"ids":[],"entities":{"z":{"title":"z","isDone":true}}}}}"#,
    ])
    func `tasks of another state stand beside the others`(text: String) throws {
        let result = try read(text)

        #expect(result.items.filter { !$0.isDone }.map(\.details.title) == ["a"])
        #expect(result.items.filter(\.isDone).map(\.details.title) == ["z"])
        #expect(result.losses.isEmpty)
    }

    @Test func `a state that is neither open nor done is reported`() throws {
        let result = try read(#"{"tasks":[{"title":"a"}],"archive":[{"title":"z"}],"inbox":[{"title":"i"}]}"#)

        #expect(result.items.map(\.details.title) == ["a", "z", "i"])
        #expect(result.losses == [Loss(.status, at: 1, field: "status", value: "archive", became: "open")])
    }

    @Test func `each title in an unknown member is reported`() throws {
        let result = try read(
            #"{"tasks":[{"title":"a"}],"trash":[{"title":"t"},{"title":"u"}],"foo":{"bar":[{"title":"q"}]},"users":[{"name":"Bo"}]}"#
        )

        #expect(result.items.map(\.details.title) == ["a"])
        #expect(result.losses.map(\.value) == ["t", "u", "q"])
    }

    @Test func `priorities of reminders-cli are those of calendars`() throws {
        let result = try read(
            """
            [{"title":"a","isCompleted":false,"priority":1,"externalId":"Q"},{"title":"b","priority":5},
            {"title":"c","priority":9}]
            """
        )

        #expect(result.items.map(\.details.priority) == [.high, .medium, .low])
        #expect(result.losses.isEmpty)
    }

    @Test func `a password inside another value is never reported`() throws {
        let result = try read(#"[{"title":"a","done":false,"login":{"username":"u","password":"s3cret"}}]"#)

        #expect(result.losses.map(\.value) == ["{username:u,password:…}"])
    }

    @Test func `values in objects of their own are read`() throws {
        let result = try read(
            #"[{"id":"1","title":"a","status":{"status":"complete","type":"closed","color":"red"},"priority":{"id":"2","priority":"high"}},"#
                + #"{"id":"2","title":"b","done":false,"parent":{"gid":"1","name":"a"}}]"#
        )

        #expect(result.items.map(\.isDone) == [true, false])
        #expect(result.items.first?.details.priority == .high && result.items.last?.parent == .key("1"))
        #expect(result.losses.isEmpty)
    }

    @Test func `the value of a password is never reported`() throws {
        let result = try read(
            #"[{"title":"a","due":"2026-12-01","password":"s3cret","token":["s3cret"]},{"id":1,"url":"u","password":"s3cret"}]"#
        )

        #expect(result.losses.count == 3 && !"\(result.losses)".contains("s3cret"))
    }

    @Test func `tasks of Super Productivity have the names of their projects and tags`() throws {
        let result = try read(
            """
            {"task":{"ids":["a"],"entities":{"a":{"id":"a","title":"Milk","projectId":"P","tagIds":["T"]}}},
            "project":{"ids":["P"],"entities":{"P":{"id":"P","title":"Home"}}},
            "tag":{"ids":["T"],"entities":{"T":{"id":"T","title":"shop"}}}}
            """
        )

        #expect(result.items.map(\.details) == [ItemDetails(title: "Milk", tags: ["shop"], project: "Home")])
        #expect(result.losses.isEmpty)
    }
}
