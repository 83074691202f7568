import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct CSVReaderTests {
    private func read(_ text: String) throws(ForeignFileError) -> Exchange.Result {
        try Exchange.read(try CSVReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test func `the columns are the fields that the table states`() throws {
        #expect(try read("title,due,tags\nRest,,\n").items.first?.stated == [.due, .time, .tags])
        #expect(try read("title,done\nRest,\n").items.first?.stated == .status)
    }

    @Test func `a row with everything`() throws {
        let item = try #require(
            try read(
                """
                \u{FEFF}id,uuid,title,note,status,due,wait,tags,project,priority,every,needs,parent,created,changed,completed\r
                7,11111111-1111-4111-8111-111111111111,"Pay ""rent"", now","a
                b",done,2026-11-27T17:05,2026-11-25,@desk bank,home.money,high,FREQ=MONTHLY,4 5,3,\
                2026-11-20T08:00:00Z,2026-11-21T08:00:00Z,2026-11-21T09:00:00Z\r

                """
            ).items.first
        )

        #expect(item.line == 2)
        #expect(item.uuid.description == "11111111-1111-4111-8111-111111111111")
        #expect(
            item.details
                == ItemDetails(
                    title: "Pay \"rent\", now",
                    note: "a\nb",
                    tags: ["@desk", "bank"],
                    project: "home.money",
                    priority: .high,
                    due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5)),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .every(Repetition(.monthly))
                )
        )
        #expect(item.key == "7")
        #expect(item.needs == [.key("4"), .key("5")])
        #expect(item.parent == .key("3"))
        #expect(item.isDone)
        #expect(item.completed?.description == "2026-11-21T09:00:00Z")
    }

    @Test(arguments: [
        "Title;Due Date;Labels\na;2026-11-27;x", "DUE\ttask\ttags\n2026-11-27\ta\tx\n",
        "sep=;\ndue;name;tags\n2026-11-27;a;x",
        "\"title\",\"due\",\"tags\"\r\n\"a\",\"27 nov\",\"#x\"\r\n", "title,due,tags\ra,friday,x\r",
    ])
    func `delimiters, line ends, names of columns and dates in words`(text: String) throws {
        let result = try read(text)

        #expect(
            result.items.map(\.details) == [
                ItemDetails(title: "a", tags: ["x"], due: Due(day: try #require(Day(iso: "2026-11-27"))))
            ]
        )
        #expect(result.losses.isEmpty)
    }

    @Test(
        arguments: [
            ("room", "Berlin", .attribute, nil), ("status", "maybe", .status, "open"), ("due", "soon", .date, nil),
            ("wait", "2026-11-27 17:00", .time, "2026-11-27"), ("priority", "some", .priority, nil),
            ("priority", "urgent", .priority, "high"),
            ("state", "In progress", .status, "open"),
            ("every", "blue moon", .repetition, nil),
            ("created", "once", .date, nil), ("priority", "2", .priority, "medium"), ("tags", "a:b", .tag, "a-b"),
            ("title", "", .title, "(no title)"),
        ] as [(String, String, Loss.Kind, String?)]
    )
    func `losses`(column: String, cell: String, kind: Loss.Kind, replacement: String?) throws {
        let text = column == "title" ? "title,status\n\"\",open\n" : "title,\(column)\na,\(cell)\n"

        #expect(try read(text).losses == [Loss(kind, at: 2, field: column, value: cell, became: replacement)])
    }

    @Test(arguments: [
        ("title,title", "a,b", Loss(.attribute, at: 2, field: "title", value: "b")),
        (
            "title,Due Date,Deadline", "a,2026-11-27,2026-11-28",
            Loss(.attribute, at: 2, field: "Deadline", value: "2026-11-28")
        ),
        (
            "title,status,completed", "a,open,2026-11-21T09:00:00Z",
            Loss(.date, at: 2, field: "completed", value: "2026-11-21T09:00:00Z")
        ),
        (
            "title,State,Created", "a,Canceled,2026-11-20",
            Loss(.status, at: 2, field: "State", value: "Canceled", became: "done")
        ),
        (
            "title,Categories", "a,\"Red, Blue Cat\"",
            Loss(.tag, at: 2, field: "Categories", value: "Blue Cat", became: "Blue-Cat")
        ),
    ])
    func `values that have no place are reported`(header: String, row: String, loss: Loss) throws {
        let result = try read("\(header)\n\(row)\n")

        #expect(result.items.map(\.details.title) == ["a"])
        #expect(result.losses.first == loss && result.losses.dropFirst().allSatisfy { $0.field == "completed" })
        #expect(result.items.first?.completed == nil)
    }

    @Test func `an ambiguous date is lost with its readings`() throws {
        let reason = Loss.Reason.ambiguousDate(1, 12, year: 2026)
        for column in ["due", "wait"] {
            let loss = Loss(.date, at: 2, field: column, value: "01/12/2026", because: reason)
            #expect(try read("title,\(column)\na,01/12/2026\n").losses == [loss])
        }
    }

    @Test func `rows of empty cells are skipped, and line breaks in cells are equal`() throws {
        let result = try read("title,note\r\n,\r\n \r\na,\"b\r\nc\rd\"\r\n")

        #expect(result.items.map(\.details) == [ItemDetails(title: "a", note: "b\nc\nd")])
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [
        ("2026-11-27 17:00", "2026-11-27T17:00"), ("2026-11-27 17:00:00", "2026-11-27T17:00"),
        ("2026-11-27 15:00:00 +0000", "2026-11-27T17:00"), ("2026-11-27T23:00:00.000Z", "2026-11-28T01:00"),
        ("2026-11-27T17:00+02:00", "2026-11-27T17:00"),
    ])
    func `dates with times and zones`(cell: String, due: String) throws {
        let result = try read("title,due,created\na,\(cell),\(cell)\n")

        #expect(result.items.first?.details.due?.description == due)
        #expect(result.items.first?.created != nil)
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [
        ("Complete", true), ("Closed", true), ("finished", true), ("✓", true), ("Resolved", true),
        ("Not Started", false),
        ("to-do", false), ("TODO", false), ("needsAction", false), ("완료", true),
    ])
    func `words for open and done`(word: String, isDone: Bool) throws {
        let result = try read("title,status,created\na,\(word),2026-11-20\n")

        #expect(result.items.map(\.isDone) == [isDone])
        #expect(result.losses.allSatisfy { $0.field == "completed" })
    }

    @Test(arguments: ["completed", "Closed", "Done", "Completed At", "Date Completed"])
    func `a column for the end can hold a date, and others say yes or no`(name: String) throws {
        let dated = try #require(try read("title,\(name)\na,2026-11-21\n").items.first)
        let plain = try read("title,\(name)\na,true\nb,false\nc,\n").items

        #expect(dated.isDone && dated.completed?.description == "2026-11-20T22:00:00Z")
        #expect(plain.map(\.isDone) == [true, false, false])
    }

    @Test func `columns of other programs`() throws {
        let result = try read(
            """
            Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Start Date,Due Date,Tags,Notes,Projects,Parent task
            1,2026-11-01,,2026-11-02,Plan,Next,2026-11-20,2026-11-27,"Design,Q4",one,Launch,
            2,2026-11-01,2026-11-05,2026-11-05,Draft,Next,,,,,,Plan

            """
        )

        let (plan, draft) = (result.items[0], result.items[1])
        #expect(
            plan.details.project == "Launch" && plan.details.tags == ["Design", "Q4"] && plan.details.note == "one"
        )
        #expect(plan.created?.description == "2026-10-31T22:00:00Z" && plan.details.wait?.description == "2026-11-20")
        #expect(draft.isDone && draft.parent == .uuid(plan.uuid) && draft.details.project == "Next")
        #expect(result.losses == [Loss(.attribute, at: 2, field: "Section/Column", value: "Next")])
    }

    @Test func `Outlook in German`() throws {
        let result = try read(
            """
            "Betreff","Beginnt am","Fällig am","Erinnerung Ein/Aus","Erledigt am","% erledigt","Kategorien","Bemerkungen","Priorität","Status"
            "Steuer","20.11.2026","1.12.2026","Aus","","0%","Privat;Geld","Belege","Hoch","Nicht begonnen"
            "Auto","","","Aus","10.11.2026","100%","","","Niedrig","Erledigt"
            """
        )

        var details = ItemDetails(title: "Steuer", note: "Belege", tags: ["Privat", "Geld"], priority: .high)
        (details.due, details.wait) = (Due(day: try #require(Day(iso: "2026-12-01"))), Day(iso: "2026-11-20"))
        #expect(result.items.map(\.details) == [details, ItemDetails(title: "Auto", priority: .low)])
        #expect(result.items.last?.completed?.description == "2026-11-09T22:00:00Z" && result.losses.isEmpty)
    }

    @Test(arguments: [
        ("Date", "November 27, 2026 5:00 PM", "2026-11-27T17:00"), ("Date", "2026/11/27", "2026-11-27"),
        ("Due", "27/Nov/26 12:00 AM", "2026-11-27"), ("Due", "2026-11-27 00:00:00", "2026-11-27"),
        ("Due", "2026-11-26 22:00:00 +0000", "2026-11-27"), ("Fecha de vencimiento", "27/11/2026", "2026-11-27"),
        ("Due Date (UTC)", "2026-11-27 15:00:00", "2026-11-27T17:00"), ("Due", "None", nil), ("Due", "null", nil),
    ])
    func `columns and dates of other programs`(name: String, cell: String, due: String?) throws {
        let result = try read("Name,\(name)\na,\"\(cell)\"\n")

        #expect(result.items.first?.details.due?.description == due && result.losses.isEmpty)
    }

    @Test func `the last day of a range is the due date`() throws {
        let result = try read("Name,Date\na,\"November 27, 2026 → November 29, 2026\"\n")

        #expect(result.items.first?.details.due?.description == "2026-11-29")
        #expect(result.losses.map(\.replacement) == ["2026-11-29"])
    }

    @Test func `Toodledo, with times in a column of their own`() throws {
        let result = try read(
            "TASK,FOLDER,DUEDATE,DUETIME,PRIORITY,STATUS,STAR\na,Home,2026-11-27,9:00,2,None,0\nb,,,9:00,0,None,0\nc,,,,3,None,0\n"
        )

        #expect(result.items.map(\.details.priority) == [.high, .low, .high])
        #expect(result.items.first?.details.due?.description == "2026-11-27T09:00")
        #expect(
            result.losses == [
                Loss(.time, at: 3, field: "time", value: "9:00"),
                Loss(.priority, at: 4, field: "PRIORITY", value: "3", became: "high"),
            ]
        )
    }

    @Test func `a date in a column for cancellation ends the item`() throws {
        let result = try read("Title,Canceled\na,2026-11-20\nb,\nc,no\n")

        #expect(result.items.map(\.isDone) == [true, false, false])
        #expect(result.losses == [Loss(.status, at: 2, field: "Canceled", value: "2026-11-20", became: "done")])
    }

    @Test func `dependencies by title`() throws {
        let result = try read("Name,Blocked By (Dependencies)\nfirst one,\nb,first one\n")

        #expect(result.items.last?.needs == result.items.first.map { [.uuid($0.uuid)] })
    }

    @Test func `the first of several columns that can be read counts`() throws {
        let result = try read("Title,Start,Start Date,Tags\na,Anytime,2026-11-25,\"[b,c]\"\n")

        #expect(result.items.first?.details.wait?.description == "2026-11-25")
        #expect(result.items.first?.details.tags == ["b", "c"])
        #expect(result.losses == [Loss(.date, at: 2, field: "Start", value: "Anytime")])
    }

    @Test func `a table without titles has its descriptions as titles`() throws {
        let items = try read("ID,Description,Done\n1,Rest,true\n").items

        #expect(items.map(\.details) == [ItemDetails(title: "Rest")])
        #expect(items.map(\.isDone) == [true])
    }

    @Test func `the heading may follow a few lines about the file`() throws {
        let result = try read("\"Date: 2026-11-21\"\n\"Status: \n0 Normal\"\nTitle;Due\na, b;2026-11-27\n")

        #expect(result.items.map(\.details.title) == ["a, b"] && result.items.map(\.line) == [5])
    }

    @Test(arguments: [
        ("11/27/2026", "11/2/2026", "2026-11-02"), ("27/11/2026", "11/2/2026", "2026-02-11"),
        ("27.11.2026", "2.11.2026", "2026-11-02"), ("1/31/2026", "11/2/26 5:00 PM", "2026-11-02T17:00"),
    ])
    func `dates follow the order of the others in the file`(other: String, date: String, due: String) throws {
        let result = try read("title,due,start\na,\(date),\nb,,\(other)\n")

        #expect(result.items.first?.details.due?.description == due)
        #expect(result.losses.isEmpty)
    }

    @Test func `dates of several orders are refused if they can be two days`() throws {
        let result = try read("title,due\na,11/27/2026\nb,27/11/2026\nc,1/2/2026\n")

        #expect(result.items.map { $0.details.due?.description } == ["2026-11-27", "2026-11-27", nil])
        #expect(result.losses.map(\.reason) == [.ambiguousDate(1, 2, year: 2026)])
    }

    @Test func `a cell without a column is lost`() throws {
        #expect(try read("title\na,b\n").losses == [Loss(.attribute, at: 2, field: "2", value: "b")])
    }

    @Test(
        arguments: [
            ("a,b\n", .noTitles, 1, 1), ("", .noTitles, 1, 1),
            ("title,note\nx,\"a\nb", .truncated("a quoted cell"), 2, 3),
        ] as [(String, ForeignFileError.Reason, Int, Int)]
    )
    func `errors name the line and the column`(text: String, reason: ForeignFileError.Reason, line: Int, column: Int) {
        #expect(throws: ForeignFileError(reason, line: line, column: column)) { try read(text) }
    }

    @Test(
        arguments: [
            ("Erledigt", "WAHR", "FALSCH"), ("Terminé", "VRAI", "FAUX"), ("Completado", "VERDADERO", "FALSO"),
            ("완료", "예", "아니요"), ("완료 여부", "완료", "미완료"), ("Erledigt", "Ja", "Nein"), ("Fait", "Oui", "Non"),
            ("完了", "はい", "いいえ"),
            ("Done", "True", "False"), ("Done", "[x]", "[ ]"), ("Done", "✓", "-"), ("Done", "☑", "☐"),
            ("Concluído", "Sim", "Não"),
        ]
    )
    func `a column says yes or no in several languages`(column: String, yes: String, no: String) throws {
        let result = try read("Title;\(column)\na;\(yes)\nb;\(no)\n")

        #expect(result.items.map(\.isDone) == [true, false] && result.losses.isEmpty)
    }

    @Test(
        arguments: [
            ("0", "Not Started", false, false), ("100", "In Progress", true, false), ("1", "Completed", true, false),
            ("50", "Deferred", false, true), ("0,5", "", false, true), ("100 %", "", true, false),
            ("1", "", true, false),
            ("1", "Not Started", false, true),
        ]
    )
    func `the whole closes an item, and a part is reported`(cell: String, status: String, isDone: Bool, isLost: Bool)
        throws
    {
        for name in ["% Complete", "% Erledigt", "Percent Complete"] {
            let result = try read("Subject;\(name);Status\na;\(cell);\(status)\n")

            #expect(result.items.map(\.isDone) == [isDone])
            #expect(
                result.losses.filter { $0.field == name }
                    == (isLost ? [Loss(.attribute, at: 2, field: name, value: cell)] : [])
            )
        }
    }

    @Test(
        arguments: [
            ("11/27/2026 12:00 AM", "2026-11-27"), ("11/27/2026 0:00", "2026-11-27"),
            ("27/Nov/26 12:00 AM", "2026-11-27"),
            ("27/Nov/26 12:30 a.m.", "2026-11-27T00:30"), ("11/27/2026 12:05 PM", "2026-11-27T12:05"),
            ("Nov 27, 2026 at 5:05pm", "2026-11-27T17:05"), ("27.11.2026, 17:05", "2026-11-27T17:05"),
            ("20261127", "2026-11-27"), ("November 27, 2026 5:00 PM (GMT+1)", "2026-11-27T18:00"),
            ("November 27, 2026 11:30 PM (GMT-5:30)", "2026-11-28T07:00"), ("November 27, 2026 (GMT+1)", "2026-11-27"),
        ]
    )
    func `midnight is the start of a day`(text: String, due: String) throws {
        let result = try read("title;due;created\na;\(text);x\nb;11/30/2026;\n")

        #expect(result.items.first?.details.due?.description == due)
        #expect(result.losses.map(\.field) == ["created"])
    }

    @Test(arguments: [
        "11/27/2026 13:00 PM", "27 Nov 25:00", "27 Nov 0:30 pm", "27 Nov (GMT+99)", "17:00", "20269999", ":",
    ])
    func `what is not a date and a time is reported`(text: String) throws {
        let result = try read("title;due\na;\(text)\nb;11/30/2026\n")

        #expect(result.items.first?.details.due == nil || text == "17:00")
        #expect(result.losses.isEmpty == (text == "17:00"))
    }

    @Test func `the seconds of a time are reported, but belong to an instant`() throws {
        let result = try read("title;due;created\na;11/27/2026 5:00:30 PM;11/27/2026 0:00:30\n")

        #expect(result.items.first?.details.due?.description == "2026-11-27T17:00")
        #expect(result.items.first?.created?.description == "2026-11-26T22:00:30Z")
        #expect(result.losses.map(\.kind) == [.time])
    }

    @Test func `columns of boards are read, and what was put away is reported`() throws {
        let result = try read(
            "Card ID,Card Name,Card Description,Card URL,List Name,Archived,End Date,Stage\n"
                + "1,a,b,https://example.org,Home,true,2026-11-27,Done\n2,c,,,Home,false,,To-Do\n"
        )

        #expect(result.items.map(\.details.note) == ["b", nil] && result.items.map(\.isDone) == [true, false])
        #expect(
            result.items.map(\.details.link) == ["https://example.org", nil] && result.items.map(\.key) == ["1", "2"]
        )
        #expect(result.items.first?.details.due?.description == "2026-11-27")
        #expect(result.losses == [Loss(.attribute, at: 2, field: "Archived", value: "true")])
    }

    @Test(arguments: [
        ("Filed", "2026-11-20", "done"), ("Filed", "", "open"), ("Terminée", "2026-11-20", nil),
        ("In Progress", "", "open"),
    ])
    func `a day of completion closes an item with an unknown status`(status: String, day: String, became: String?)
        throws
    {
        let result = try read("title,status,date completed\na,\(status),\(day)\n")

        #expect(result.items.map(\.isDone) == [became != "open"])
        #expect(
            result.losses == (became.map { [Loss(.status, at: 2, field: "status", value: status, became: $0)] } ?? [])
        )
    }
}
