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
}
