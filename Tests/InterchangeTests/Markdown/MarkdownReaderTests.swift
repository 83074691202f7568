import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct MarkdownReaderTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(MarkdownReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    private func titles(_ text: String) throws -> [String] {
        try read(text).items.map(\.details.title)
    }

    @Test(arguments: [
        "- [ ] a", "* [ ] a", "+ [ ] a", "1. [ ] a", "12) [ ] a", "  - [ ] a", "-   [ ]   a", "> - [ ] a",
        "> > - [ ] a",
        "- [ ]\ta", "# Heading\n- [ ] a\ntext\n", "---\ntags: x\n---\n- [ ] a", "- plain\n  - [ ] a", "- [ ] a\r\n",
        "```\n- [ ] code\n```\n- [ ] a", "~~~~\n- [ ] b\n~~~\n- [ ] c\n~~~~\n- [ ] a",
        "\tcode\n    - [ ] code\n- [ ] a",
        "> ```\n> - [ ] code\n> ```\n- [ ] a", "---\n- [ ] a\n", "---\ntags: x\n- [ ] a\n---\ntext\n",
        "---\ntext\n\n- [ ] a", "text\n    - [ ] a", "- plain\n          - [ ] a",
        "Today:\n\n    - [ ] a\n", "- b\n\n          - [ ] a", "[ ] a", "text\n  [ ] a", "# [ ] a",
        "## [ ] a\n\n## B\n\ntext",
        "☐ a", "- ☐ a",
    ])
    func `a list item with a box is a task`(text: String) throws {
        #expect(try titles(text) == ["a"])
    }

    @Test(arguments: [
        "[1] x", "[x](y)", "- [ab] x", "- plain", "- [a](b)", "[x]: y", "# TODO", "- [x][y]", "a [ ] b", "✅x", "todo x",
        "`[ ]`",
    ])
    func `text that is not a task`(text: String) throws {
        #expect(try read(text) == Exchange.Result())
    }

    @Test(arguments: [
        "- [ ]x", "-[ ] x", "- [] x", "[]x", "1.[ ] x", "1234567890. [ ] x", "\\- [ ] x", "<!-- - [ ] x -->",
        "%% - [ ] x %%",
        "- todo x", "* todo: x", "| [ ] x |", "~~- [x] x~~", "TODO: x", "- TODO: x", "- [ x ] x",
    ])
    func `text that people may take for a task is reported`(text: String) throws {
        let result = try read("- plain\n\n\n\(text)\n")

        #expect(result.items.isEmpty && result.losses == [Loss(.item, at: 4, field: "task", value: text)])
    }

    @Test func `dates of the Kanban plugin`() throws {
        let details = try read("- [ ] a @{2026-11-27} @@{17:00}\n- [ ] b @[[2026-11-28]]\n- [ ] c @{soon}\n").items.map(
            \.details
        )

        #expect(details.map(\.title) == ["a", "b", "c @{soon}"])
        #expect(details.map { $0.due?.description } == ["2026-11-27T17:00", "2026-11-28", nil])
    }

    @Test(arguments: [
        "<!--\n- [ ] x\n-->\n", "<!-- see\n\n- [ ] x\n\n and more --> text\n", "%%\n- [ ] x\n%%\n",
        "%% see\n- [ ] x %%\n",
        "> %%\n> - [ ] x\n> %%\n", "  <!--\n  - [ ] x\n  -->\n",
    ])
    func `a task in a comment is no item, and is reported`(comment: String) throws {
        let result = try read("- [ ] a\n\n\ntext\n\(comment)- [ ] b <!-- c -->\n")

        #expect(result.items.map(\.details.title) == ["a", "b"])
        #expect(result.losses.first.map { $0.kind == .item && $0.value.hasPrefix("- [ ] x") } == true)
    }

    @Test func `a task in code is not an item, and is reported`() throws {
        let result = try read(
            "text\n\n    code\n\n    - [ ] x\n        - [ ] y\n\n```\n- [ ] z\n> - [ ] q\n```\n- [ ] a\n"
        )

        #expect(result.items.map(\.details.title) == ["a"])
        #expect(result.losses.map(\.value) == ["- [ ] x", "- [ ] y", "- [ ] z", "- [ ] q"])
        #expect(result.losses.allSatisfy { $0.field == "code" } && result.losses.map(\.place) == [5, 6, 9, 10])
    }

    @Test(arguments: [
        "```\n- [ ] a\n  - [x] b\ntext\n- [ ] c\n", "- point\n  ```\n  code\n\ntext\n- [ ] a\n  - [x] b\n- [ ] c\n",
        "> ```\n> - [ ] a\n>   - [x] b\n\n- [ ] c\n", "<!-- open\n\n- [ ] a\n  - [x] b\n- [ ] c",
        "%%\n- [ ] a\n\t- [x] b\n- [ ] c",
    ])
    func `code and comments without an end hide nothing`(text: String) throws {
        let result = try read(text)

        #expect(result.items.map(\.details.title) == ["a", "b", "c"])
        #expect(result.items.map(\.isDone) == [false, true, false])
        #expect(result.items.map { $0.parent != nil } == [false, true, false])
        #expect(result.losses.isEmpty)
    }

    @Test func `boxes without bullets are a list, too`() throws {
        let items = try read("[ ] a\n    [x] b\n[X] c\n\nsome text\n[ ] d\nmore\n").items

        #expect(items.map(\.details.title) == ["a", "b", "c", "d"])
        #expect(items.map(\.isDone) == [false, true, true, false])
        #expect(items.map(\.parent) == [nil, .uuid(items[0].uuid), nil, nil])
        #expect(items.last?.details.note == "more")
    }

    @Test func `a comment at the end of a title moves to the note`() throws {
        let result = try read("- [ ] a b:   <!-- see <!-- c -->\n  d\n- [ ] <!-- e -->\n")

        #expect(result.items.map(\.details.title) == ["a b:", "<!-- e -->"])
        #expect(result.items.map(\.details.note) == ["<!-- see <!-- c -->\nd", nil])
        #expect(
            result.losses == [Loss(.note, at: 1, field: "comment", value: "<!-- see <!-- c -->", keptIn: .note)]
        )
    }

    @Test func `a comment in a note is part of it`() throws {
        let result = try read("- [ ] a\n  %%\n  - [ ] b\n  %%\n  - [ ] c\n  \\%%\n  d\n")

        #expect(result.items.map(\.details.title) == ["a", "c"])
        #expect(result.items.map(\.details.note) == ["%%\n- [ ] b\n%%", "%%\nd"])
        #expect(result.losses.isEmpty)
    }

    @Test(
        arguments: [
            ("due:soon", .date, "due"), ("pri:urgent", .priority, "pri"), ("every:blue", .repetition, "every"),
            ("uuid:7", .attribute, "uuid"), ("project:\"x", .project, "project"), ("[due:: soon]", .date, "due"),
            ("[mood:: good]", .attribute, "mood"), ("📅 27.11.2026", .date, "📅"),
        ] as [(String, Loss.Kind, String)]
    )
    func `an attribute that can't be read stays in the title, and the others count`(
        text: String,
        kind: Loss.Kind,
        name: String
    ) throws {
        for line in [
            "a wait:2026-11-25 \(text) 🔼 +t", "a \(text) wait:2026-11-25 🔼 +t", "a 🔼 wait:2026-11-25 +t \(text)",
        ] {
            let result = try read("- [ ] \(line)\n")

            let details = ItemDetails(title: "a \(text)", tags: ["t"], priority: .medium, wait: Day(iso: "2026-11-25"))
            #expect(result.items.map(\.details) == [details])
            #expect(result.losses == [Loss(kind, at: 1, field: name, value: text, keptIn: .title)])
        }
    }

    @Test(arguments: ["📅 nonsense", "⏳ tomorrow", "🛫 next week"])
    func `a date that can't be read stays in the title and is reported`(date: String) throws {
        for end in ["", " ⏫", " and more"] {
            let result = try read("- [ ] Pay \(date)\(end)\n")

            #expect(result.items.allSatisfy { $0.details.title.hasPrefix("Pay \(date)") })
            #expect(result.losses.map(\.kind).first == .date && result.losses.map(\.keeper).first == .title)
        }
    }

    @Test(arguments: ["(1) [ ] b", "(A) b", "x 2026-11-20 b", "TODO: b"])
    func `a line below a task that looks like one is part of the note, and reported unless it is indented`(line: String)
        throws
    {
        let result = try read("- [ ] a\n\(line)\n- [ ] c\n  \(line)\n")

        #expect(result.items.map(\.details.note) == [line, line])
        #expect(result.losses == [Loss(.item, at: 2, field: "task", value: line, keptIn: .note)])
    }

    @Test(arguments: ["⏫ button", "Improve ➕ button", "a ⏫⏫ b", "📅 27 Nov", "see [x:: y]z"])
    func `emoji and brackets in a title stay as they are`(title: String) throws {
        let result = try read("- [ ] \(title)\n")

        #expect(result.items.map(\.details) == [ItemDetails(title: title)])
        #expect(result.losses.isEmpty)
    }

    @Test func `of several parents in a line, the first one counts and the others are reported`() throws {
        let uuids = ["019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11", "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e12"]

        let result = try read("- [ ] a [parent:: \(uuids[0])] [parent:: \(uuids[1])]\n")

        #expect(result.items.first?.parent?.text == uuids[0])
        #expect(result.losses == [Loss(.reference, at: 1, field: "parent", value: uuids[1])])
    }

    @Test func `a backslash before HTML is markup in text, but not in code`() throws {
        let items = try read("- [ ] \\<b> \\\\<i> 1 \\< 2\n  \\<p>\n  ```\n  \\<p>\n  ```\n").items

        #expect(items.map(\.details.title) == ["<b> \\\\<i> 1 \\< 2"])
        #expect(items.map(\.details.note) == ["<p>\n```\n\\<p>\n```"])
    }

    @Test func `a subtask may be indented by more than four columns`() throws {
        let items = try read("- [ ] a\n        - [ ] b\n\t\t\t- [ ] c\n").items

        #expect(items.map(\.details.title) == ["a", "b", "c"])
        #expect(items.map { $0.parent != nil } == [false, true, true])
    }

    @Test func `indentation makes subtasks, and other indented text the note`() throws {
        let items = try read(
            """
            - [ ] a
              first

              third
              - point
                - [ ] b
                  1. one
            \t- [x] c
            - [ ] d
              ```
              - [ ] code
              ```
              > quote
            lazy

            prose
              > - [ ] e
            """
        ).items

        #expect(items.map(\.details.title) == ["a", "b", "c", "d", "e"])
        #expect(
            items.map(\.details.note) == [
                "first\n\nthird\n- point", "1. one", nil, "```\n- [ ] code\n```\n> quote\nlazy", nil,
            ]
        )
        #expect(items.map(\.parent) == [nil, .uuid(items[0].uuid), .uuid(items[0].uuid), nil, nil])
        #expect(items.map(\.isDone) == [false, false, true, false, false])
        #expect(items.map(\.line) == [1, 6, 8, 9, 17])
    }

    @Test func `adder's attributes at the end`() throws {
        let line =
            #"- [ ] Pay rent due:2026-11-27T17:05 wait:2026-11-25 every:2-weeks +bank @desk project:"My \"House\"" pri:high id:7 needs:3,4"#

        let item = try #require(try read(line).items.first)

        #expect(
            item.details
                == ItemDetails(
                    title: "Pay rent",
                    tags: ["bank", "@desk"],
                    project: "My \"House\"",
                    priority: .high,
                    due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5)),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .every(Repetition(.weekly, interval: 2))
                )
        )
        #expect(item.key == "7")
        #expect(item.needs == [.key("3"), .key("4")])
    }

    @Test(arguments: [
        ("due:friday", "2026-11-27"), ("due:tomorrow", "2026-11-22"), ("!high due:2026-11-27", "2026-11-27"),
    ])
    func `values as people type them`(words: String, due: String) throws {
        let details = try #require(try read("- [ ] Pay \(words)").items.first?.details)

        #expect(details.title == "Pay")
        #expect(details.due?.description == due)
    }

    @Test(arguments: [
        ("Pay #bank rent", "Pay #bank rent", ["bank"]), ("#bank Pay rent", "Pay rent", ["bank"]),
        ("Pay rent #bank #a/b", "Pay rent", ["bank", "a/b"]),
        ("Pay #42 rent", "Pay #42 rent", []), ("due:2026-11-27 is late", "due:2026-11-27 is late", []),
        ("Pay friday", "Pay friday", []),
        ("Pay \\#bank", "Pay #bank", []), ("#bank", "#bank", ["bank"]),
        ("Call bob@example.org", "Call bob@example.org", []),
        ("[link](http://x.org) `code` **bold**", "[link](http://x.org) `code` **bold**", []),
        ("Pay project:\"open", "Pay project:\"open", []), ("#bank. Pay", "#bank. Pay", ["bank"]),
        ("Pay #bank<br>[[#Rent]]", "Pay #bank<br>[[#Rent]]", ["bank"]), ("#a[b] c", "#a[b] c", ["a"]),
    ])
    func `titles and tags`(text: String, title: String, tags: [String]) throws {
        let details = try #require(try read("- [ ] \(text)").items.first?.details)

        #expect(details.title == title)
        #expect(details.tags == tags)
    }

    @Test(arguments: [
        (
            "- [-] a",
            [Loss(.status, at: 1, field: "status", value: "[-]", became: "done")]
        ),
        ("- [/] a", [Loss(.status, at: 1, field: "status", value: "[/]", became: "open")]),
        ("- [~] a", [Loss(.status, at: 1, field: "status", value: "[~]", became: "open")]),
        ("- [1] a", [Loss(.status, at: 1, field: "status", value: "[1]", became: "open")]),
        ("- [ ] ", [Loss(.item, at: 1, field: "task", value: "[ ]")]),
        ("- [ ]", [Loss(.item, at: 1, field: "task", value: "[ ]")]),
        ("- [ ] a 🔺", [Loss(.priority, at: 1, field: "priority", value: "highest", became: "high")]),
        ("- [ ] a 🔁 every blue moon", [Loss(.repetition, at: 1, field: "🔁", value: "every blue moon")]),
        ("- [ ] a 🏁 delete", [Loss(.attribute, at: 1, field: "🏁", value: "delete")]),
        ("- [ ] a ⏳ 2026-11-24 🛫 2026-11-25", [Loss(.date, at: 1, field: "wait", value: "2026-11-25")]),
        ("- [ ] a due:2026-11-24 due:2026-11-25", [Loss(.date, at: 1, field: "due", value: "2026-11-25")]),
        ("- [ ] a ⏫ 🔽", [Loss(.priority, at: 1, field: "priority", value: "low")]),
        ("- [ ] a project:b project:c", [Loss(.project, at: 1, field: "project", value: "c")]),
        ("- [ ] a every:day every:week", [Loss(.repetition, at: 1, field: "repetition", value: "FREQ=WEEKLY")]),
        ("- [ ] a [time:: 17:00]", [Loss(.time, at: 1, field: "time", value: "17:00")]),
        ("- [ ] a ✅ 2026-11-21", [Loss(.date, at: 1, field: "completed", value: "2026-11-21")]),
        ("- [ ] a ^b-1", [Loss(.attribute, at: 1, field: "block", value: "^b-1")]),
        ("- [ ] a\u{7}", [Loss(.character, at: 1, field: "title", value: "a\u{7}", became: "a")]),
    ])
    func `losses`(text: String, losses: [Loss]) throws {
        #expect(try read(text).losses == losses)
    }

    @Test func `the UUID depends on the heading, the parent and the fields too`() throws {
        let dated = "- [ ] a 📅 2026-11-27\n"
        let items = try read("# 1\n- [ ] a\n# 2\n- [ ] a\n\(dated)- [ ] b\n  - [ ] a\n- [ ] c\n  - [ ] a\n").items

        #expect(Set(items.map(\.uuid)).count == 7)
    }

    @Test func `the UUID does not depend on the status`() throws {
        let items = try read("- [ ] a\n- [ ] a\n- [ ] b\n").items
        let later = try read("* [x] a ✅ 2026-11-21\n").items

        #expect(Set(items.map(\.uuid)).count == 3)
        #expect(later.first?.uuid == items.first?.uuid)
    }

    @Test func `an ending that opens a quote stays in the title`() throws {
        #expect(try titles("- [ ] say k:\"x due:2026-11-27") == ["say k:\"x"])
    }

    @Test func `the indentation of a note is not part of it`() throws {
        let notes = try read("- [ ] a\n      b\n        c\n\n      d\n- [ ] e\n\tf\n").items.map(\.details.note)

        #expect(notes == ["b\n  c\n\nd", "f"])
    }

    @Test func `front matter that is not closed for a long time is text`() throws {
        let text = "---\n" + String(repeating: "a\n", count: 2_000) + "\n- [ ] b\n---\n"

        #expect(try read(text).items.map(\.line) == [2_003])
    }

    @Test func `deep lists and many quotes are read`() throws {
        let nested = (0..<500).map { String(repeating: " ", count: 2 * $0) + "- [ ] a\($0)\n" }.joined()

        #expect(try read(nested).items.last?.details.title == "a499")
        #expect(try read(String(repeating: ">", count: 100_000) + " - [ ] a").items.isEmpty)
    }
}
