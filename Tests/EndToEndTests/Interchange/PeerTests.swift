import TestKit
import Testing

/// Files that other programs read and write.
@Suite struct PeerTests {
    private let program: Program

    init() throws {
        program = try ExchangedList.program()
        program.variables["LANG"] = "C.UTF-8"
    }

    private func run(_ tool: String, _ arguments: String...) throws -> String {
        let outcome = try program.run(tool: try Tool(tool).path, arguments: arguments)
        try #require(outcome.ending == .status(0), "\(outcome)")
        return outcome.output
    }

    private func export(_ format: String, to file: String, _ options: String...) throws {
        let words = ["export", "--format", format, "--output", file, "--yes"] + options
        let outcome = try program.run(arguments: words.map { Array($0.utf8) })
        try #require(outcome.ending == .status(0), "\(outcome)")
    }

    private func write(_ text: String, to file: String) throws {
        try Files.write(text.utf8, to: "\(program.home.path)/\(file)")
    }

    // MARK: Taskwarrior

    private let task = [
        "rc:/dev/null", "rc.data.location=tasks", "rc.confirmation=no", "rc.verbose=nothing", "rc.gc=off",
    ]

    private func task(_ arguments: String...) throws -> String {
        let outcome = try program.run(tool: try Tool("task").path, arguments: task + arguments)
        try #require(outcome.ending == .status(0), "\(outcome)")
        return outcome.output
    }

    @Test func `Taskwarrior keeps everything through its import and export`() throws {
        try export("taskwarrior", to: "tasks.json")
        _ = try task("import", "tasks.json")
        let other = try Program()

        let outcome = try other.run("import", "-", input: try task("export"))

        #expect(outcome.output == "Imported 6 items  (Taskwarrior, ids 1-6)\n", "\(outcome)")
        let left: Set = ["changed"]
        #expect(try ExchangedList.items(of: other, without: left) == ExchangedList.items(of: program, without: left))
    }

    @Test func `adder imports tasks that Taskwarrior has written`() throws {
        for words in [
            ["add", "Rest", "due:2026-12-01T15:00", "priority:M", "+a", "project:x.y"], ["add", "Bake", "depends:1"],
            ["add", "Water", "due:2026-12-01", "recur:weekly"], ["1", "annotate", "first"],
            ["1", "annotate", "second"],
            ["add", "Gone"], ["4", "delete"], ["list"],
        ] {
            _ = try program.run(tool: try Tool("task").path, arguments: task + words)
        }
        let other = try Program()

        let outcome = try other.run("import", "-", input: try task("export"))

        #expect(outcome.output.hasPrefix("Imported 3 items"), "\(outcome)")
        let items = try ExchangedList.items(of: other)
        #expect(items["Rest"]?["due"] == .string("2026-12-01T15:00") && items["Rest"]?["priority"] == .string("medium"))
        #expect(items["Rest"]?["note"] == .string("first\nsecond") && items["Rest"]?["project"] == .string("x.y"))
        #expect(items["Bake"]?["needs"] == .array([.string("Rest")]))
        #expect(items["Water"]?["every"] == .string("FREQ=WEEKLY"))
        #expect(outcome.messages.contains("1 item (status)"), "\(outcome)")
    }

    /// The tasks that Taskwarrior exports, without what every import sets anew.
    private func tasks() throws -> [JSONValue] {
        guard case .array(let tasks) = try JSONValue(try task("export")) else { return [] }
        return tasks.map { task in
            guard case .object(var values) = task else { return task }
            for key in ["id", "urgency", "modified"] { values[key] = nil }
            // A note has no times of its own.
            if case .array(let notes)? = values["annotations"] {
                values["annotations"] = .array(notes.compactMap { $0["description"] })
            }
            return .object(values)
        }
    }

    @Test func `Taskwarrior's own tasks are equal after a way through adder`() throws {
        for words in [
            ["add", "Rest", "due:2026-12-01T15:00", "priority:M", "+a", "project:x.y", "wait:2026-11-30"],
            ["add", "Bake \"a\" cake, 빵", "depends:1"], ["1", "annotate", "first"], ["add", "Old"], ["3", "done"],
        ] {
            _ = try program.run(tool: try Tool("task").path, arguments: task + words)
        }
        let (before, other) = (try tasks(), try Program())
        _ = try other.run("import", "-", input: try task("export"))
        try write(try other.run("export", "--format", "taskwarrior").output, to: "back.json")
        _ = try program.shell("rm -r tasks")

        _ = try task("import", "back.json")

        #expect(try tasks() == before && before.count == 3)
    }

    @Test func `lines of todo.txt are equal after a way through adder`() throws {
        let lines = """
            (A) 2026-11-19 Call mum +family @phone due:2026-11-30
            2026-11-20 Water the plants @home due:2026-12-01 rec:+3d
            2026-11-20 Hidden t:2026-12-24
            x 2026-11-20 2026-11-19 Old thing +attic

            """
        let other = try Program()

        _ = try other.run("import", "-", "--format", "todo.txt", input: lines)

        #expect(try other.run("export", "--format", "todo.txt").output == lines)
    }

    @Test func `topydo's file is equal after a way through adder`() throws {
        for words in [["add", "Rest +a @b due:2026-12-01"], ["add", "Bake"], ["pri", "1", "B"], ["do", "2"]] {
            _ = try program.run(tool: try Tool("topydo").path, arguments: ["-t", "t.txt", "-d", "d.txt"] + words)
        }
        let lines = try program.shell("sort t.txt d.txt").output
        let other = try Program()

        _ = try other.run("import", "-", "--format", "todo.txt", input: lines)
        let back = try other.run("export", "--format", "todo.txt").output

        #expect(back.split(separator: "\n").sorted() == lines.split(separator: "\n").sorted() && !lines.isEmpty)
    }

    // MARK: todo.txt

    @Test func `todo-txt shows, completes and adds items of the file`() throws {
        try export("todo.txt", to: "todo.txt", "--ids")
        let folder = program.home.path
        try write(
            "export TODO_DIR=\(folder)\nexport TODO_FILE=\(folder)/todo.txt\nexport DONE_FILE=\(folder)/d\n",
            to: "cfg"
        )
        let tool = ["-d", "\(folder)/cfg", "-p", "-t"]
        let todo = try Tool("todo-txt").path

        let shown = try program.run(tool: todo, arguments: tool + ["ls"]).output
        _ = try program.run(tool: todo, arguments: tool + ["-a", "do", "2"])
        _ = try program.run(tool: todo, arguments: tool + ["add", "Call mum due:2026-11-30 @phone"])
        let outcome = try program.run("import", "todo.txt", "--update")

        #expect(shown.contains("TODO: 6 of 6 tasks shown") && shown.contains("우유 사기"), "\(shown)")
        #expect(outcome.output.hasPrefix("Imported 1 item "), "\(outcome)")
        let items = try ExchangedList.items(of: program)
        #expect(items["우유 사기"]?["status"] == .string("done"))
        #expect(
            items["Call mum"]?["due"] == .string("2026-11-30")
                && items["Call mum"]?["tags"] == .array([.string("@phone")])
        )
    }

    @Test func `topydo reads the fields of the file`() throws {
        try export("todo.txt", to: "todo.txt")

        let document = try JSONValue(try run("topydo", "-t", "todo.txt", "ls", "-x", "-f", "json"))

        guard case .array(let tasks) = document else { return #expect(Bool(false)) }
        let rent = tasks.first { $0["priority"] == .string("A") }
        #expect(rent?["projects"] == .array([.string("home.flat")]))
        #expect(rent?["creation_date"] == .string("2026-11-21"))
        guard case .array(let tags)? = rent?["tags"] else { return #expect(Bool(false)) }
        #expect(tags.contains(.array([.string("due"), .string("2026-11-27")])))
        #expect(tags.contains(.array([.string("rec"), .string("+1m")])))
    }

    // MARK: Calendars

    @Test func `todoman lists the items of a calendar`() throws {
        _ = try program.shell("mkdir -p calendars/list config/todoman")
        try write(
            "path = 'calendars/*'\ndate_format = '%Y-%m-%d'\ntime_format = '%H:%M'\n",
            to: "config/todoman/config.py"
        )
        try export("ical", to: "calendars/list/all.ics")
        program.variables["XDG_CACHE_HOME"] = program.home.path

        let document = try JSONValue(try run("todoman", "--porcelain", "list", "--status", "ANY"))

        guard case .array(let todos) = document else { return #expect(Bool(false)) }
        #expect(todos.count == 6)
        let rent = todos.first { $0["summary"] == .string("Pay rent") }
        #expect(rent?["description"] == .string("call first") && rent?["priority"] == .integer(1))
        #expect(rent?["due"] == .integer(1_795_798_800))
    }

    @Test func `adder imports items that todoman has written, and todoman reads them back`() throws {
        _ = try program.shell("mkdir -p calendars/list config/todoman")
        try write(
            "path = 'calendars/*'\ndate_format = '%Y-%m-%d'\ntime_format = '%H:%M'\ndefault_list = 'list'\n",
            to: "config/todoman/config.py"
        )
        program.variables["XDG_CACHE_HOME"] = program.home.path
        _ = try run("todoman", "new", "--due", "2026-12-01", "--priority", "high", "--location", "x", "Rest")
        _ = try run("todoman", "new", "--due", "2026-12-02", "Bake a cake")
        let list = { try JSONValue(try run("todoman", "--porcelain", "list", "--status", "ANY")) }
        let other = try Program()

        let outcome = try other.run("import", "-", input: try program.shell("cat calendars/list/*.ics").output)
        let back = try other.run("export", "--format", "ical").output
        let before = try list()
        _ = try program.shell("rm calendars/list/*.ics", input: "")
        try write(back, to: "calendars/list/all.ics")
        let after = try list()

        #expect(outcome.output.hasPrefix("Imported 2 items"), "\(outcome)")
        let items = try ExchangedList.items(of: other)
        #expect(items["Rest"]?["due"] == .string("2026-12-01") && items["Rest"]?["priority"] == .string("high"))
        #expect(items["Rest"]?["place"] == .string("x"))
        // A priority comes back as the number of its class.
        for key in ["summary", "due", "completed"] {
            #expect(Self.values(of: key, in: before) == Self.values(of: key, in: after))
        }
    }

    private static func values(of key: String, in todos: JSONValue) -> [String] {
        guard case .array(let todos) = todos else { return [] }
        return todos.map { "\($0["summary"] ?? .null) \($0[key] ?? .null)" }.sorted()
    }

    /// The properties of each item as Python's libraries read them, one JSON object a line.
    private static let readCalendar = """
        import json, sys, icalendar, vobject
        data = open('all.ics', 'rb').read()
        for todo in icalendar.Calendar.from_ical(data).walk('VTODO'):
            due = todo.decoded('due', None)
            print(json.dumps([str(todo['SUMMARY']), str(due or ''), str(todo.get('DESCRIPTION', ''))]))
        for todo in vobject.readOne(data.decode()).vtodo_list:
            due = todo.due.value if hasattr(todo, 'due') else ''
            note = todo.description.value if hasattr(todo, 'description') else ''
            print(json.dumps([todo.summary.value, str(due), note]))
        """

    @Test func `two libraries for Python read the same properties`() throws {
        try export("ical", to: "all.ics")

        let lines = try run("python3", "-c", Self.readCalendar).split(separator: "\n").map { try JSONValue(String($0)) }

        #expect(lines.count == 12 && Array(lines.prefix(6)) == Array(lines.suffix(6)))
        #expect(lines.contains(.array([.string("Pay rent"), .string("2026-11-27 17:00:00"), .string("call first")])))
        #expect(lines.contains(.array([.string("우유 사기"), .string("2026-11-21"), .string("")])))
        #expect(lines.contains(.array([.string("Buy flour; milk, \"eggs\""), .string(""), .string("")])))
    }

    @Test func `a calendar that Python's library has rewritten comes back equal`() throws {
        try export("ical", to: "all.ics")
        let script =
            "import icalendar, sys\nsys.stdout.buffer.write(icalendar.Calendar.from_ical(open('all.ics','rb').read()).to_ical())"
        let other = try Program()

        _ = try other.run("import", "-", "--format", "ical", input: try run("python3", "-c", script))

        #expect(try ExchangedList.items(of: other) == ExchangedList.items(of: program))
    }

    // MARK: Tables and checklists

    @Test func `Python reads and writes the table`() throws {
        try export("csv", to: "all.csv")
        let script = """
            import csv, sys
            rows = list(csv.DictReader(open('all.csv', newline='')))
            out = csv.DictWriter(sys.stdout, rows[0].keys(), delimiter=';', lineterminator='\\n')
            out.writeheader()
            out.writerows(rows)
            """
        let other = try Program()

        let outcome = try other.run("import", "-", "--format", "csv", input: try run("python3", "-c", script))

        #expect(outcome.output.hasPrefix("Imported 6 items"), "\(outcome)")
        #expect(try ExchangedList.items(of: other) == ExchangedList.items(of: program))
    }

    @Test func `a Markdown reader shows a checklist`() throws {
        try export("markdown", to: "all.md")

        let html = try run("cmark-gfm", "-e", "tasklist", "all.md")

        #expect(html.matches(of: #/<input type="checkbox"/#).count == 6)
        #expect(html.matches(of: #/checked=""/#).count == 1)
        #expect(html.contains("Buy flour; milk, &quot;eggs&quot;"))
    }

    @Test(arguments: ["markdown", "obsidian"])
    func `a Markdown reader finds no HTML in titles and notes`(format: String) throws {
        let other = try Program()
        let text = "a<script>b</script> \\<!-- <https://c> <3"
        _ = try other.run("add", "--", text)
        _ = try other.run("change", "1", "note:\(text)\n\n<p>\(text)", "project:<b>")

        _ = try other.run("export", "--format", format, "--output", "all.md")
        let html = try other.run(tool: try Tool("cmark-gfm").path, "--unsafe", "-e", "tasklist", "all.md").output

        let shown = "a&lt;script&gt;b&lt;/script&gt; \\&lt;!-- &lt;https://c&gt; &lt;3"
        #expect(html.contains("\(shown) ") && html.contains("&lt;p&gt;\(shown)"), "\(html)")
        #expect(html.contains("&lt;b&gt;") && !html.contains("<script>") && !html.contains("<!--"), "\(html)")
    }
}
