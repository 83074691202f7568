import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TodoistTableTests {
    private func read(_ rows: String) throws -> Exchange.Result {
        let header =
            "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT\n"
        return try Exchange.read(CSVReader(Exchange.source(Array((header + rows).utf8)), Exchange.context))
    }

    @Test func `a deadline is the due date of a task without another date`() throws {
        let header = "TYPE,CONTENT,DATE,DEADLINE,DEADLINE_LANG\n"
        let rows = "task,a,,2026-12-15,en\ntask,b,2026-12-01,2026-12-15,en\ntask,c,,some day,en\n"
        let result = try Exchange.read(CSVReader(Exchange.source(Array((header + rows).utf8)), Exchange.context))

        #expect(result.items.map { $0.details.due?.description } == ["2026-12-15", "2026-12-01", nil])
        #expect(result.items.map(\.details.note) == [nil, "Deadline: 2026-12-15", "Deadline: some day"])
        #expect(result.losses.map(\.place) == [3, 4])
    }

    @Test func `sections, subtasks, labels, descriptions and comments`() throws {
        let result = try read(
            """
            meta,view_style=list,,,,,,,,,,
            task,Pay @bank rent @desk,in cash,1,1,,,27 Nov 2026 at 17:05,en,,,
            note,first,,,,,,,,,,
            note,second,,,,,,,,,,
            ,,,,,,,,,,,
            section,Garden,,,,,,,,,,
            task,Weeds,,4,1,,,every! 3 days,en,,,
            task,Front,,3,2,,,,,,,
            task,Back,,2,2,,,every monday,en,,,
            task,Roses,,4,3,,,,,,,
            """
        )

        #expect(result.losses.isEmpty)
        #expect(result.items.map(\.details.title) == ["Pay rent", "Weeds", "Front", "Back", "Roses"])
        #expect(result.items.map(\.details.priority) == [.high, nil, .low, .medium, nil])
        #expect(result.items.map(\.details.project) == [nil, "Garden", "Garden", "Garden", "Garden"])
        let uuids = result.items.map { ForeignItem.Reference.uuid($0.uuid) }
        #expect(result.items.map(\.parent) == [nil, nil, uuids[1], uuids[1], uuids[3]])
        #expect(result.items.allSatisfy { $0.key == nil })
        #expect(result.items.first?.details.note == "in cash\nfirst\nsecond")
        #expect(result.items.first?.details.tags == ["bank", "desk"])
        #expect(result.items.first?.details.due?.description == "2026-11-27T17:05")
        #expect(result.items[1].details.recurrence == .again(Repetition(.daily, interval: 3)))
        #expect(result.items[3].details.recurrence == .every(Repetition(.weekly, weekdays: [.init(.monday)])))
        #expect(Set(result.items.map(\.uuid)).count == 5)
    }

    @Test(arguments: [
        ("2026-10-05", "2026-10-05"), ("2026-10-05 15:30", "2026-10-05T15:30"), ("2026-12-05", "2026-12-05"),
        ("tomorrow 18:00", "2026-11-22T18:00"), ("5 Oct 2026", "2026-10-05"),
    ])
    func `dates, also in the past`(text: String, due: String) throws {
        let result = try read("task,Call,,4,1,,,\(text),en,,,\n")

        #expect(result.items.map { $0.details.due?.description } == [due] && result.losses.isEmpty)
    }

    @Test func `a column of labels`() throws {
        let text = "TYPE,CONTENT,LABELS\ntask,Call @a,\"b; @c\"\n"

        let result = try Exchange.read(CSVReader(Exchange.source(Array(text.utf8)), Exchange.context))

        #expect(result.items.map(\.details) == [ItemDetails(title: "Call", tags: ["a", "b", "c"])])
        #expect(result.losses.isEmpty)
    }

    @Test func `an empty label is not a tag`() throws {
        let result = try Exchange.read(
            CSVReader(Exchange.source(Array("TYPE,CONTENT,LABELS\ntask,Call,\"a, ,@b,@\"\n".utf8)), Exchange.context)
        )

        #expect(result.items.map(\.details.tags) == [["a", "b"]] && result.losses.isEmpty)
    }

    @Test func `cells beyond the header are lost`() throws {
        let result = try read("task,Call,,4,1,,,,en,,,,more\n")

        #expect(result.losses == [Loss(.attribute, at: 2, field: "13", value: "more")])
    }

    @Test func `an ambiguous date moves to the note with its readings`() throws {
        let result = try read("task,Call,,4,1,,,01/12/2026,en,,,\n")

        #expect(result.items.first?.details.note == "Date: 01/12/2026")
        #expect(result.losses.map(\.reason) == [.ambiguousDate(1, 12, year: 2026)])
    }

    @Test func `values without a counterpart move to the note`() throws {
        let result = try read("task,Call,,4,1,Ann (1),Bob (2),one fine day,en,,30,minute\nwish,Peace,,,,,,,,,,\n")

        #expect(result.items.first?.details.note == "Date: one fine day\nDuration: 30 minute\nResponsible: Bob (2)")
        #expect(
            result.losses == [
                Loss(.item, at: 3, field: "TYPE", value: "wish: Peace"),
                Loss(.date, at: 2, field: "DATE", value: "one fine day", keptIn: .note),
                Loss(.attribute, at: 2, field: "AUTHOR", value: "Ann (1)"),
                Loss(.attribute, at: 2, field: "DURATION", value: "30 minute", keptIn: .note),
                Loss(.attribute, at: 2, field: "RESPONSIBLE", value: "Bob (2)", keptIn: .note),
            ]
        )
    }

    @Test func `a row with a content but without a type is a task`() throws {
        let result = try read("task,a,,4,1,,,,,,,\n,b,,4,2,,,,,,,\n")

        #expect(result.items.map(\.details.title) == ["a", "b"])
        #expect(result.items.last?.parent != nil && result.losses.isEmpty)
    }
}
