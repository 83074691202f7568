import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TaskPaperReaderTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(TaskPaperReader(Exchange.source(Array(text.utf8), portion: 50), Exchange.context))
    }

    private func item(_ text: String) throws -> ForeignItem {
        try #require(try read(text).items.first)
    }

    @Test func `a project with a note has the tasks that are not indented, too`() throws {
        let items = try read("Home:\n\tabout it\n- Milk\n- Eggs\nWork:\n\t- Mail\n- Other\n").items

        #expect(items.map(\.details.project) == ["Home", "Home", "Work", nil])
    }

    @Test func `a task with everything`() throws {
        let item = try item(
            "- @bank Pay (the) rent @priority(2) @start(2026-11-25) @due(2026-11-27 17:05) @repeat(+1m) @project(My \\(old\\) house)"
                + " @created(2026-11-20) @id(11111111-1111-4111-8111-111111111111) @needs(a, b) @done(2026-11-21 11:00)\n"
        )

        #expect(
            item.details
                == ItemDetails(
                    title: "Pay (the) rent",
                    tags: ["bank"],
                    project: "My (old) house",
                    priority: .medium,
                    due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5)),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .every(Repetition(.monthly))
                )
        )
        #expect(
            item.uuid.description == "11111111-1111-4111-8111-111111111111" && item.needs == [.key("a"), .key("b")]
        )
        #expect(item.isDone && item.completed?.description == "2026-11-21T09:00:00Z")
        #expect(item.created?.description == "2026-11-19T22:00:00Z")
    }

    @Test(arguments: [("2026-11-27 00:00", "2026-11-27T00:00"), ("2026-11-27", "2026-11-27")])
    func `a due time of 0:00 is kept`(value: String, due: String) throws {
        #expect(try item("- Pay @due(\(value))\n").details.due?.description == due)
    }

    @Test(arguments: [
        ("@due(2026-11-27 17:00) @repeat-rule(FREQ=WEEKLY;UNTIL=20261231T145900Z)", "20261230"),
        ("@repeat-rule(FREQ=WEEKLY;UNTIL=20261231T150000Z) @due(2026-11-27 17:00)", "20261231"),
        ("@due(2026-11-27) @repeat-rule(FREQ=WEEKLY;UNTIL=20261231)", "20261231"),
    ])
    func `a rule ends with the last occurrence before its end`(tags: String, end: String) throws {
        let item = try item("- Pay \(tags)\n")

        #expect(item.details.recurrence?.rule == "FREQ=WEEKLY;UNTIL=\(end)")
    }

    @Test(arguments: [
        ("3d", Recurrence.again(Repetition(.daily, interval: 3))), ("3 days", .again(Repetition(.daily, interval: 3))),
        ("1 week", .again(Repetition(.weekly))), ("+3 days", .every(Repetition(.daily, interval: 3))),
        ("monthly", .every(Repetition(.monthly))),
    ])
    func `an amount of days counts from the day of completion, whether it is abbreviated or not`(
        value: String,
        recurrence: Recurrence
    ) throws {
        #expect(try item("- a @due(2026-12-01) @repeat(\(value))\n").details.recurrence == recurrence)
    }

    @Test(arguments: [("- ✓ a", true), ("- ✅ a @x", true), ("- ☐ a", false), ("- ✓a", false)])
    func `a sign after a hyphen is a box`(line: String, isDone: Bool) throws {
        #expect(try item(line).isDone == isDone)
    }

    @Test func `indentation makes projects, parts and notes`() throws {
        let result = try read(
            """
            - first
            Home: @big
            \tabout it
            \tGarden:
            \t\t- Weed
            \t\t\tslowly

            \t\t\t  and: well
            \t\t\t- Front:
            \t\t\tat last
            \t- Bake @soon
            Work:
            - Mail
            Inbox:
            \t- Rest
            """
        )

        let items = result.items
        #expect(items.map(\.details.title) == ["first", "Weed", "Front:", "Bake", "Mail", "Rest"])
        #expect(items.map(\.details.project) == [nil, "Home.Garden", "Home.Garden", "Home", "Work", "Inbox"])
        #expect(items.map { $0.parent != nil } == [false, false, true, false, false, false])
        #expect(items[1].details.note == "slowly\n\n  and: well\nat last")
        #expect(items[3].details.tags == ["soon"])
        #expect(
            result.losses == [
                Loss(.attribute, at: 2, field: "project", value: "@big"),
                Loss(.note, at: 3, field: "project", value: "about it"),
            ]
        )
    }

    @Test(arguments: [
        ("Call @mom about the @party today @phone", "Call @mom about the @party today", ["mom", "party", "phone"]),
        ("mail a@b.org", "mail a@b.org", []), ("a @b(", "a @b(", []), ("Learn \\@b", "Learn @b", []),
        ("@b", "@b", ["b"]),
        ("a @due", "a", ["due"]), ("a @b @c tail", "a @b @c tail", ["b", "c"]),
    ])
    func `titles and tags`(text: String, title: String, tags: [String]) throws {
        let details = try item("- \(text)\n").details

        #expect(details.title == title && details.tags == tags)
    }

    @Test func `boxes of PlainTasks are tasks`() throws {
        let result = try read(
            "Home:\n  ☐ a @soon\n    ✔ b @done(2026-11-21 11:00) @project(Home)\n  ✘ c @cancelled(2026-11-21)\n"
        )

        #expect(result.items.map(\.details.title) == ["a", "b", "c"])
        #expect(result.items.map(\.isDone) == [false, true, true])
        #expect(result.items.map(\.details.project) == ["Home", "Home", "Home"])
        #expect(result.items.map { $0.parent != nil } == [false, true, false])
        #expect(result.losses == [Loss(.status, at: 4, field: "status", value: "✘", became: "done")])
    }

    @Test func `boxes in brackets, times and rules of PlainTasks`() throws {
        let result = try read(
            "Home:\n [ ] a\n [x] b @done (26-11-20 10:00)\n - [X] c @due(26-11-27 17:00)\n --- ✄ ---\n  text\n____\n - d\n  [ ] e\n"
        )

        #expect(result.items.map(\.details.title) == ["a", "b", "c", "d"])
        #expect(result.items.map(\.isDone) == [false, true, true, false])
        #expect(result.items[1].completed?.description == "2026-11-20T08:00:00Z")
        #expect(result.items[2].details.due?.description == "2026-11-27T17:00")
        #expect(result.items[3].details.note == "[ ] e")
        #expect(result.losses == [Loss(.note, at: 6, field: "project", value: "text")])
    }

    @Test func `notes at the beginning of the file are reported`() throws {
        let result = try read("About my home.\nHome:\n\t- Milk\n")

        #expect(result.items.map(\.details) == [ItemDetails(title: "Milk", project: "Home")])
        #expect(result.losses == [Loss(.note, at: 1, field: "file", value: "About my home.")])
    }

    @Test func `tags of projects are reported`() throws {
        let result = try read("Work: @due(2026-12-31) @flag\n\t- a\n")

        #expect(result.items.map(\.details) == [ItemDetails(title: "a", project: "Work")])
        #expect(result.losses == [Loss(.attribute, at: 1, field: "project", value: "@due(2026-12-31) @flag")])
    }

    @Test func `tags of OmniFocus`() throws {
        let result = try read(
            "- a @parallel(true) @tags(Shop, Car) @context(Home) @repeat-method(due-after-completion) @repeat-rule(FREQ=WEEKLY)\n"
        )

        let details = result.items.first?.details
        #expect(details?.tags == ["Shop", "Car", "Home"] && details?.recurrence == .again(Repetition(.weekly)))
        #expect(result.losses == [Loss(.attribute, at: 1, field: "parallel", value: "true")])
    }

    @Test(
        arguments: [
            ("a @cancelled(2026-11-20)", Loss(.status, at: 1, field: "status", value: "cancelled", became: "done")),
            ("a @due(soon)", Loss(.date, at: 1, field: "due", value: "soon")),
            ("a @priority(9)", Loss(.priority, at: 1, field: "priority", value: "9")),
            ("a @repeat(blue moon)", Loss(.repetition, at: 1, field: "repeat", value: "blue moon")),
            ("a @estimate(2h)", Loss(.attribute, at: 1, field: "estimate", value: "2h")),
            ("", Loss(.item, at: 1, field: "task", value: "-")),
            ("a @due(2026-12-03) @due(2026-12-02)", Loss(.attribute, at: 1, field: "due", value: "2026-12-02")),
            ("a @priority(1) @priority(3)", Loss(.attribute, at: 1, field: "priority", value: "3")),
            ("a @start(2026-12-03) @defer(2026-12-02)", Loss(.attribute, at: 1, field: "defer", value: "2026-12-02")),
            ("a @repeat(1w) @repeat(2w)", Loss(.attribute, at: 1, field: "repeat", value: "2w")),
        ] as [(String, Loss)]
    )
    func `losses`(text: String, loss: Loss) throws {
        #expect(try read("- \(text)\n").losses == [loss])
    }

    @Test func `the UUID depends on the text and the project, not on the state`() throws {
        let first = try read("A:\n\t- a @b\nB:\n\t- a @b\n\t- a @b\n").items
        let later = try read("A:\n\t- a @b @done(2026-11-21)\n").items

        #expect(Set(first.map(\.uuid)).count == 3 && later.first?.uuid == first.first?.uuid)
    }
}

struct TaskPaperWriterTests {
    @Test func `an item and its part`() throws {
        let created = Instant(seconds: 1_795_212_000)
        let due = Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5))
        let details = ItemDetails(
            title: "Pay @bob",
            note: "one\n\n  two:",
            tags: ["bank", "@desk"],
            project: "My (house)",
            priority: .high,
            due: due,
            recurrence: .every(.workdays)
        )
        let items = [(details, 0), (ItemDetails(title: "Ask"), 1)].map { details, depth in
            let item = Item(
                id: 7,
                uuid: ItemUUID(high: 1, low: 2),
                details: details,
                status: depth == 0 ? .open : .done,
                created: created,
                changed: created,
                completed: depth == 0 ? nil : created
            )
            return ExportedItem(item: item, depth: depth, isReferenced: false)
        }

        let written = Exchange.write(items, TaskPaperWriter(Exchange.context))

        #expect(
            written.text == """
                - Pay \\@bob @bank @desk @project(My \\(house\\)) @priority(1) @due(2026-11-27 17:05) @every(mon,tue,wed,thu,fri)
                \tone

                \t  \\two:
                \t- Ask @done(2026-11-21 00:00)

                """
        )
        #expect(written.losses == [Loss(.tag, at: 7, field: "tags", value: "@desk", became: "desk")])
    }
}
