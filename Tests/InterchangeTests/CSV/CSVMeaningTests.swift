import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Columns that contradict or explain each other.
struct CSVMeaningTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(CSVReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test(arguments: ["", "\u{FEFF}"]) func `a heading that is repeated is not an item`(mark: String) throws {
        let result = try read("Title,Due,Done\nA,2026-12-01,no\n\(mark)Title,Due,Done\nB,2026-12-02,yes\n")

        #expect(result.items.map(\.details.title) == ["A", "B"])
        #expect(result.losses.isEmpty)
    }

    @Test func `statuses that contradict each other are reported`() throws {
        let result = try read("Task,Complete,Status\na,Yes,Open\nb,No,Done\nc,Yes,Done\n")

        #expect(result.items.map(\.isDone) == [false, true, true])
        #expect(
            result.losses == [
                Loss(.status, at: 2, field: "Complete", value: "Yes", became: "open"),
                Loss(.status, at: 3, field: "Complete", value: "No", became: "done"),
            ]
        )
    }

    @Test(arguments: [
        "제목,완료\na,O\nb,X\n", "件名,完了,期限\na,○,2026/12/1\nb,×,2026/12/2\n", "件名,完了\na,済\nb,未\n",
        "タイトル,状態\na,已完成\nb,未完成\n", "Title,Done\na,x\nb,\n",
    ])
    func `circles mean yes and crosses no in East Asia`(table: String) throws {
        let result = try read(table)

        #expect(result.items.map(\.isDone) == [true, false])
        #expect(result.losses.isEmpty)
    }

    @Test func `deleted and archived rows are left out and reported`() throws {
        let result = try read(
            "Title,Status,Deleted\na,,yes\nb,open,no\nc,,2026-11-20\nd,deleted,\ne,archived,\n"
        )

        #expect(result.items.map(\.details.title) == ["b"])
        #expect(result.losses.map(\.kind) == Array(repeating: .item, count: 4))
        #expect(result.losses.map(\.value) == ["a", "c", "d", "e"])
    }

    @Test func `the value of a password is never reported`() throws {
        let result = try read("Name,URL,Username,Password,Done\nx,http://a,u,s3cret,\n")

        #expect(result.losses.last == Loss(.attribute, at: 2, field: "Password", value: ""))
    }

    @Test(arguments: [
        ("Date,Description,Amount,Balance", ["Amount", "Balance"]), ("Date,Name,Amount", ["Date", "Amount"]),
        ("Buchungstag;Text;Betrag", ["Buchungstag", "Betrag"]), ("Name,Given Name,Phone", ["Given Name", "Phone"]),
        ("First Name,Last Name,E-mail Address", ["First Name", "Last Name", "E-mail Address"]),
        ("Name,Phone", ["Phone"]), ("Title,Username,Password,URL,Notes", ["Password", "Username", "URL"]),
        ("name,url,username,password", ["password", "url", "username"]),
    ])
    func `a table about something else is refused`(heading: String, columns: [String]) {
        #expect(throws: ForeignFileError(.otherTable(columns), line: 1, column: 1)) { try read("\(heading)\na,b,c\n") }
    }

    @Test(arguments: [
        "Name,Amount", "Task,Phone,Email", "Title,Email", "Bill,Name,Amount,Due", "Name,Phone,Status",
        "Title,Date,Priority,Amount",
        "Name,Date", "Name,URL", "Title,Company,Notes", "Name,Price,Quantity",
    ])
    func `a table that can be about tasks is read`(heading: String) throws {
        #expect(try read("\(heading)\na,a,a,a\n").items.count == 1)
    }

    @Test(arguments: [
        ("Title,Due,Every\nc,2026-12-01T10:00,FREQ=WEEKLY;UNTIL=20261231T090000\n", "20261230"),
        ("Title,Every,Due\nc,FREQ=WEEKLY;UNTIL=20261231T090000,2026-12-01T10:00\n", "20261230"),
        ("Title,Due,Every\nc,2026-12-01T10:00,RRULE:FREQ=WEEKLY;UNTIL=20261231T090000Z\n", "20261231"),
        ("Title,Due,Every\nc,2026-12-01,FREQ=WEEKLY;UNTIL=20261231T000000Z\n", "20261231"),
        ("Title,Due,Every\nc,2026-12-01,FREQ=WEEKLY;UNTIL=20261231T230000Z\n", "20270101"),
    ])
    func `a repetition can end at a time of day`(table: String, end: String) throws {
        let result = try read(table)

        #expect(result.items.first?.details.recurrence?.rule == "FREQ=WEEKLY;UNTIL=\(end)")
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [
        ("übermorgen", "2026-11-23"), ("3. Dezember 2026", "2026-12-03"),
        ("Mi., 3. Dez. 2026 um 18:00 Uhr", "2026-12-03T18:00"),
        ("Montag, 7. März 2027", "2027-03-07"), ("5 décembre 2026", "2026-12-05"), ("après-demain", "2026-11-23"),
        ("sábado, 5 de diciembre de 2026", "2026-12-05"), ("mañana", "2026-11-22"),
        ("5 dicembre 2026 17:30", "2026-12-05T17:30"),
        ("5 de março de 2027", "2027-03-05"), ("明日", "2026-11-22"), ("明天", "2026-11-22"), ("3 mei 2027", "2027-05-03"),
        ("2026年12月5日(土)", "2026-12-05"), ("2026年12月5日 18:00", "2026-12-05T18:00"),
        ("2026年12月5日 下午6:00", "2026-12-05T18:00"), ("5 March 2027", "2027-03-05"),
    ])
    func `dates in other languages are read`(date: String, due: String) throws {
        let result = try read("Title\tTermin\na\t\(date)\n")

        #expect(result.items.first?.details.due?.description == due)
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [
        "vor 3. Dezember 2026", "3. Dezember", "Dezember 2026", "31. Februar 2027", "ma 2027", "3 4 Dezember 2026",
    ])
    func `other words in other languages are not dates`(date: String) throws {
        let result = try read("Title\tTermin\na\t\(date)\n")

        #expect(result.items.first?.details.due == nil)
        #expect(result.losses.map(\.value) == [date])
    }

    @Test(arguments: [16, 4_096]) func `a table of which only the title is known keeps all rows`(portion: Int) throws {
        let rows = (1...12).map { "Ann,\($0) \"of, 12\",x;y\n" }.joined()
        let result = try Exchange.read(
            CSVReader(Exchange.source(Array("Who,Task,More\n\(rows)".utf8), portion: portion), Exchange.context)
        )

        #expect(result.items.map(\.line) == Array(2...13) && result.items.first?.details.title == "1 \"of")
        #expect(result.losses.filter { $0.field == "Who" }.map(\.place) == Array(2...13))
    }

    @Test func `names of columns of other programs`() throws {
        let items = try read(
            "#,☑,Task,By when,Updated on,Parent task\n7,TRUE,a,2026-12-05,2026-11-02,\n8,FALSE,b,,,7\n"
        ).items

        #expect(items.map(\.isDone) == [true, false] && items.map(\.key) == ["7", "8"])
        #expect(items.first?.details.due?.description == "2026-12-05" && items.first?.changed != nil)
        #expect(items.last?.parent == .key("7"))
        #expect(
            try read("Task,Start,Finish\na,2026-12-01,2026-12-05\n").items.first?.details.due?.description
                == "2026-12-05"
        )
    }

    @Test(arguments: [
        "Zadanie,Termin,Priorytet,Status\na,2026-12-01,wysoki,ukończone\n",
        "Uppgift,Förfallodatum,Prioritet,Status\na,2026-12-01,hög,klar\n",
        "Görev,Bitiş Tarihi,Öncelik,Durum\na,2026-12-01,yüksek,tamamlandı\n",
        "Oppgave,Forfallsdato,Prioritet,Status\na,2026-12-01,høy,ferdig\n",
    ])
    func `a table can have Polish, Swedish, Turkish and Norwegian words`(text: String) throws {
        let result = try read(text)

        #expect(result.items.map { $0.details.due?.description } == ["2026-12-01"])
        #expect(result.items.map(\.details.priority) == [.high])
        #expect(result.items.map(\.isDone) == [true])
        #expect(result.losses.isEmpty)
    }

    @Test func `ClickUp also writes priorities as words`() throws {
        let result = try read("Task Name,Task Content,Space Name,Priority\na,,,high\nb,,,low\nc,,,urgent\n")

        #expect(result.items.map(\.details.priority) == [.high, .low, .high])
        #expect(result.losses == [Loss(.priority, at: 4, field: "Priority", value: "urgent", became: "high")])
    }

    @Test func `in ClickUp, 2 is high and 3 is normal`() throws {
        let result = try read("Task Name,Task Content,Space Name,Priority\na,,,1\nb,,,2\nc,,,3\nd,,,4\n")

        #expect(result.items.map(\.details.priority) == [.high, .high, nil, .low])
        #expect(result.losses.map(\.value) == ["1"])
    }

    @Test func `bars divide the cells of a table`() throws {
        let plain = try read("Title|Due|Notes\nMilk|2026-12-01|a, b\nEggs||\n").items
        let framed = try read("| Task | Due |\n|:-----|-----|\n| Milk | 2026-12-01 |\n| Eggs | |\n")

        #expect(plain.map(\.details.title) == ["Milk", "Eggs"] && plain.first?.details.note == "a, b")
        #expect(framed.items.map(\.details.title) == ["Milk", "Eggs"] && framed.losses.isEmpty)
        #expect(framed.items.first?.details.due?.description == "2026-12-01")
    }

    @Test(arguments: ["2026年12月5日", "2026년 12월 5일"]) func `dates of East Asia are read`(date: String) throws {
        let result = try read("Nom,Termin\na,\(date)\n")

        #expect(result.items.map(\.details.due) == [Day(iso: "2026-12-05").map { Due(day: $0) }])
    }

    @Test(arguments: [
        "every! 3 days", "Every 3 days after completion", "every 3 days when done", "3 days when complete",
    ])
    func `a repetition can count from the day of completion`(words: String) throws {
        let table = try read("Title,Repeat,Due\na,\(words),2026-12-01\n")
        let todoist = try read("TYPE,CONTENT,DATE\ntask,a,\(words)\n")

        #expect(table.items.map(\.details.recurrence) == [.again(Repetition(.daily, interval: 3))])
        #expect(table.losses.isEmpty)
        guard words.lowercased().hasPrefix("every") else { return }
        #expect(todoist.items.map(\.details.recurrence) == [.again(Repetition(.daily, interval: 3))])
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-12-31", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("FREQ=MONTHLY", "2026-12-31", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("FREQ=YEARLY", "2028-02-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
        ("FREQ=MONTHLY;BYMONTHDAY=15", "2026-12-15", nil), ("FREQ=YEARLY", "2026-12-31", nil),
        ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=31", "2027-01-31", nil),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-12-31", nil), ("every month", "2026-12-31", nil),
    ])
    func `a rule that takes the last day of shorter months is reported`(rule: String, due: String, days: String?) throws
    {
        let uuid = "11111111-1111-4111-8111-111111111111"
        for table in [
            "Title,Due,Repeat\na,\(due),\(rule)\n", "UUID,Title,Due,Repeat\n\(uuid),a,\(due),\(rule)\n",
            "Title,Repeat,Due\na,\(rule),\(due)\n",
        ] {
            let losses = try read(table).losses

            #expect(losses == (days.map { [Loss(.repetition, at: 2, field: "Repeat", value: rule, became: $0)] } ?? []))
        }
    }

    @Test func `a negative status is not known`() throws {
        let result = try read("Title,Status\na,-1\nb,1\n")

        #expect(result.items.map(\.isDone) == [false, true])
        #expect(result.losses == [Loss(.status, at: 2, field: "Status", value: "-1", became: "open")])
    }

    @Test func `a table whose titles have an unknown column is refused`() {
        #expect(throws: ForeignFileError(.noTitles, line: 1, column: 1)) {
            try read("Thing,Done,Due,Note\na,0,2026-12-01,\n")
        }
    }

    @Test func `the numbers of OmniFocus are an outline`() throws {
        let result = try read(
            "Task ID,Type,Name,Context,Flagged\n1,Project,a,,0\n1.1,Action,b,,0\n1.1.1,Action,c,,0\n2,Project,d,,0\n"
        )

        let uuids = result.items.map(\.uuid)
        #expect(result.items.map(\.parent) == [nil, .uuid(uuids[0]), .uuid(uuids[1]), nil])
    }

    @Test func `a backslash keeps a bar in its cell, and rules around rows are skipped`() throws {
        let result = try read("+---+-----+\n| Task | Due |\n+===+=====+\n| a \\| b | 2026-12-01 |\n+---+-----+\n")

        #expect(result.items.map(\.details.title) == ["a | b"] && result.losses.isEmpty)
    }
}
