import Glibc
import Synchronization
import TestKit
import Testing

/// Checks every JSON answer and error against the published schema.
@Suite struct JSONSchemaTests {
    /// The package folder, three levels above this file.
    private static let folder = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

    /// Read once for all tests.
    private static let published = Result {
        let bytes = try Files.read("\(folder)/Sources/Presentation/adder-1.schema.json")
        return try JSONSchema(JSONValue(String(decoding: bytes, as: UTF8.self)))
    }

    static func schema() throws -> JSONSchema { try published.get() }

    // MARK: Cases

    /// A list with every kind of field, created once for all tests.
    private static let list = Result {
        let program = try Program()
        try program.fill(
            "우유 사기 today 18:00 @shop +a project:home.kitchen pri:high note:\"두 개\"",
            "Pay rent fri every:month +money",
            "Water the plants sat again:2weeks wait:fri"
        )
        let now = program.variables.updateValue("2026-11-20T09:30", forKey: "ADDER_NOW")
        try program.fill(
            "Open 2026-12-24 needs:1 parent:1",
            "Rest project:home pri:low note:https://example.org",
            "Done 🎉 1 dec pri:medium project:party",
            "Gone yesterday"
        )
        program.variables["ADDER_NOW"] = now
        let known = try program.run("import", "-", input: imported("Run", changed: 1))
        try #require(known.ending == .status(0), "\(known)")
        for line in [
            "change 4 needs:1,6", "done 6", "change 2 due:+1w", "done 2", "remove 7 --yes", "change 4,5 +x", "done 5",
            "undo",
        ] {
            let outcome = try program.run(arguments: line.split(separator: " ").map { Array($0.utf8) })
            try #require(outcome.ending == .status(0), "\(outcome)")
        }
        return try Files.read(program.list)
    }

    private static func programWithList() throws -> Program {
        let program = try Program(["EDITOR": "sed -i -e s/Rest/Sleep/"])
        program.variables["TMPDIR"] = program.home.path
        for folder in ["data", "data/adder"] { mkdir("\(program.home.path)/\(folder)", 0o700) }
        try Files.write(try list.get(), to: program.list)
        // “Grüße” in Windows-1252.
        try Files.write([0x47, 0x72, 0xFC, 0xDF, 0x65, 0x0A], to: "\(program.home.path)/windows.txt")
        return program
    }

    /// A command line and its expected exit status.
    struct Case: CustomTestStringConvertible, Hashable, Sendable {
        let words: [String]
        var input = ""
        var status: Int32 = 0
        var hasList = true
        var hasCopy = false
        var variables: [String: String] = [:]

        var testDescription: String { "\(words.joined(separator: " "))\(hasList ? "" : " (empty list)")" }

        init(_ words: String..., input: String = "", status: Int32 = 0) {
            (self.words, self.input, self.status) = (words, input, status)
        }

        func onEmptyList(status: Int32 = 0) -> Case {
            var other = self
            (other.hasList, other.status) = (false, status)
            return other
        }

        /// Adds a backup named copy.db.
        func withCopy() -> Case {
            var other = self
            other.hasCopy = true
            return other
        }

        func with(_ variable: String, _ value: String) -> Case {
            var other = self
            other.variables[variable] = value
            return other
        }
    }

    /// A file with an item that the list has too.
    private static func imported(_ title: String, changed second: Int) -> String {
        let uuid = "01a1fd70-0000-7000-8000-000000000001"
        let changed = "2026-11-21T09:30:0\(second)Z"
        return #"{"adder":1,"items":[{"uuid":"\#(uuid)","title":"\#(title)","changed":"\#(changed)"}]}"#
    }

    /// Cases that the examples in the help don't cover: empty answers, errors and rare keys.
    private static let tasksOfAnotherZone = """
        [{"description":"Rest","status":"pending","due":"20261127T150000Z"},
        {"description":"Bake","status":"pending","due":"20261128T150000Z"},
        {"description":"Walk","status":"pending","due":"20261129T150000Z"}]
        """

    private static let cases: [String: [Case]] = [
        "add": [
            Case("add", "Pay", "due:fri"), Case("add", "Meet", "place:Seoul", "link:https://a.org"),
            Case("add", "prio:x", "y"), Case("add", "-", input: "a\nb tomorrow\n"),
            Case("add", "-"), Case("add", "Pay", "due:frd", status: 65), Case("add", status: 64),
            Case("add", "Pay", "needs:99", status: 66), Case("add", "-", input: "a\nb due:frd\n", status: 65),
        ],
        "agenda": [
            Case("agenda"), Case("agenda", "90").with("ADDER_NOW", "2026-11-22T09:30"), Case("agenda", "nowhere"),
            Case("agenda").onEmptyList(), Case("agenda", "367", status: 65), Case("agenda", "pri:x", status: 65),
        ],
        "annotate": [
            Case("annotate", "1", "by hand"), Case("annotate", "nowhere", "to", "x"), Case("annotate", "1", status: 64),
        ],
        "backup": [
            Case("backup"), Case("backup", "--list"), Case("backup").onEmptyList(status: 66),
            Case("backup", "--list", "x", status: 64), Case("backup", "/nowhere/x", status: 73),
            Case("backup", "data/adder/adder.db", status: 64),
        ],
        "change": [
            Case("change", "1,2", "+urgent"), Case("change", "1", "@shop"), Case("change", "nowhere", "to", "+x"),
            Case("change", "1,5", "pri:high"), Case("change", "99", "+x", status: 66),
            Case("change", "1", "due:frd", status: 65), Case("change", "open", "to", "+x", status: 64),
        ],
        "completions": [Case("completions", "bash"), Case("completions", "tcsh", status: 64)],
        "config": [
            Case("config"), Case("config", "rank.tag.money", "2.5"), Case("config", "rank.due", "x", status: 64),
            Case("config", "color"), Case("config", "color", "always").with("NO_COLOR", "1"),
            Case("config", "color", "--unset"), Case("config", "colour", status: 64),
            Case("config", "color", "pink", status: 64),
        ],
        "doctor": [Case("doctor", "--perf"), Case("doctor").onEmptyList(), Case("doctor", "3", status: 64)],
        "done": [
            Case("done", "1"), Case("done", "2"), Case("done", "2", "--early"), Case("done", "6"), Case("done", "4"),
            Case("done", "nowhere"),
            Case("done", "99", status: 66), Case("done", "open", status: 64),
        ],
        "edit": [
            Case("edit", "5"), Case("edit", "1"), Case("edit", "99", status: 66), Case("edit", status: 64),
            Case("edit", "1", "5", "--yes").with("EDITOR", "sed -i -e '/^item 5/,$d'"), Case("edit", "nowhere"),
            Case("edit", "1", "5", status: 64).with("EDITOR", "sed -i -e '/^item 5/,$d'"),
            Case("edit", "--resume", status: 66),
        ],
        "export": [
            Case("export", "--format", "todo.txt", "--output", "all.txt"), Case("export", status: 64),
            Case("export", "nowhere", "--output", "none.csv"), Case("export", "--output", "all.ics").onEmptyList(),
            Case("export", "--format", "todo.txt", "--strict", "--output", "x", status: 65),
            Case("export", "--output", "/nowhere/x.csv", status: 73),
            Case("export", "--output", "data/adder/adder.db", "--format", "csv", "--yes", status: 73),
            Case("export", "--output", "x.tsv", status: 64),
        ],
        "diff": [
            Case("diff", "yesterday"), Case("diff", "2w", "yesterday"),
            Case("diff", "1d").onEmptyList(),
            Case("diff", "x", status: 65), Case("diff", status: 64),
        ],
        "find": [
            Case("find", "사기"), Case("find", "개", "우유"), Case("find", "home", "+a"), Case("find", "nowhere"),
            Case("find", "rnet"), Case("find", "rent").onEmptyList(), Case("find", status: 64),
        ],
        "calendar": [
            Case("calendar"), Case("cal", "2027"), Case("cal", "21", "nov"), Case("cal", "4 feb 2027"),
            Case("cal", "week"), Case("cal", "28 feb 2027"), Case("cal", "nowhere"),
            Case("cal").onEmptyList(), Case("cal", "pri:x", status: 65),
        ],
        "burndown": [
            Case("burndown"), Case("burndown").with("ADDER_NOW", "2026-12-24T09:30"),
            Case("burndown", "+money", "--until", "2026-12-24"), Case("burndown", "closed"),
            Case("burndown", "nowhere"), Case("burndown").onEmptyList(), Case("burndown", "--until", "x", status: 65),
            Case("burndown", "--until", "2026-11-20", status: 65),
        ],
        "review": [
            Case("review", "all"), Case("review").with("ADDER_NOW", "2026-12-24T09:30"), Case("review", "nowhere"),
            Case("review").onEmptyList(), Case("review", "pri:x", status: 65),
        ],
        "browse": [
            Case("browse", "1"), Case("browse", "5"),
            Case("browse", "nowhere"), Case("browse", "99", status: 66),
        ],
        "report": [
            Case("report", "--html", "a.html"), Case("report", "--html", "-", "pri:x", status: 65),
            Case("report", "--html", "nowhere/a.html", status: 73), Case("report", status: 64),
        ],
        "stats": [
            Case("stats", "--svg", "a.svg"), Case("stats", "nowhere", "--svg", "a.svg", status: 65),
            Case("stats"), Case("stats", "--since", "1 jan"), Case("stats", "nowhere"), Case("stats").onEmptyList(),
            Case("stats", "--since", "x", status: 65), Case("stats", "--since", "2026-12-24", status: 65),
        ],
        "forget": [
            Case("forget", "all", "--yes"), Case("forget", "all", status: 64), Case("forget", "all").onEmptyList(),
            Case("forget", "yesterday"), Case("forget", "tomorrow", status: 64), Case("forget", "x", status: 65),
            Case("forget", status: 64),
        ],
        "help": [Case("help"), Case("help", "add"), Case("add", "--help"), Case("help", "ad", status: 64)],
        "history": [
            Case("history"), Case("history", "2"), Case("history").onEmptyList(), Case("history", "0", status: 65),
        ],
        "import": [
            Case("import", "-", "--format", "todo.txt", input: "(D) Rest\nBake #c++ id:93 due:soon rec:1d\n"),
            Case("import", "-", "--format", "todo.txt", input: "Rest +home\n"), Case("import", "windows.txt"),
            Case("import", "-", input: imported("Walk", changed: 1)),
            Case("import", "-", "--update", input: imported("Walk", changed: 0)),
            Case("import", "-", "--update", input: imported("Walk", changed: 2)),
            Case("import", "-", "--format", "csv", "--dry-run", input: "title\nRest\n"),
            Case("import", "-", "--dry-run", input: JSONSchemaTests.tasksOfAnotherZone),
            Case("import", "-", "--format", "csv", "--strict", input: "title,size\nRest,9\n", status: 65),
            Case("import", "-", "--format", "json", input: "[", status: 65), Case("import", "-", input: "", status: 65),
            Case("import", "/nowhere/todo.txt", status: 66), Case("import", "data", status: 66),
            Case("import", status: 64),
        ],
        "next": [
            Case("next"), Case("next", "1", "--explain"), Case("next", "nowhere"), Case("next").onEmptyList(),
            Case("next", "0", status: 65),
        ],
        "list": [
            Case("list", "--limit", "1"), Case("list", "--by", "due", "--limit", "1"),
            Case("list", "all"), Case("list", "nowhere"), Case("list").onEmptyList(),
            Case("list", "all", "--by", "due"), Case("list", "all", "--by", "project"),
            Case("list", "all", "--by", "tag"),
            Case("list", "all", "--sort", "urgency"),
            Case("list", "--by", "priority"), Case("list", "--by", "due").onEmptyList(),
            Case("list", "pri:x", status: 65), Case("list", "--sort", "size", status: 64),
        ],
        "manual": [
            Case("manual"), Case("manual", "add"), Case("manual", "--list"), Case("manual", "ad", status: 64),
        ],
        "postpone": [
            Case("postpone", "1", "1w"), Case("postpone", "2", "mon"), Case("postpone", "1", "soon", status: 65),
        ],
        "projects": [
            Case("projects"), Case("projects", "nowhere"), Case("projects").onEmptyList(),
            Case("projects", "pri:x", status: 65),
        ],
        "redo": [Case("redo"), Case("redo", "5"), Case("redo").onEmptyList(), Case("redo", "x", status: 65)],
        "remove": [
            Case("remove", "5", "--yes"), Case("remove", "1", "--yes"), Case("remove", "nowhere", "--yes"),
            Case("remove", "5", status: 64),
            Case("remove", "99", "--yes", status: 66),
        ],
        "reopen": [
            Case("reopen", "6"), Case("reopen", "1"), Case("reopen", "nowhere"), Case("reopen", "99", status: 66),
        ],
        "restore": [
            Case("restore"), Case("restore").onEmptyList(), Case("restore", "copy.db", "--yes").withCopy(),
            Case("restore", "copy.db", status: 64).withCopy(), Case("restore", "yesterday", status: 66),
            Case("restore", "--item", "7"), Case("restore", "--item", "99", status: 66),
            Case("restore", "/dev/null", status: 66), Case("restore", "a", "b", status: 64),
        ],
        "shell": [
            Case("shell", input: "tags\n"), Case("shell", input: "tagz\n", status: 64),
            Case("shell", "now", status: 64),
        ],
        "show": [
            Case("show", "1-6,9"), Case("show", "nowhere"), Case("show", "all").onEmptyList(),
            Case("show", "99", status: 66), Case("show", status: 64),
        ],
        "skip": [Case("skip", "2"), Case("skip", "nowhere"), Case("skip", "1", status: 65)],
        "suggest": [
            Case("suggest", "--", "do"), Case("suggest", "--", "done", ""), Case("suggest", "--", "--db", ""),
            Case("suggest", "--", "frobnicate", ""), Case("suggest", "--shell", "tcsh", "--", "do", status: 64),
        ],
        "tags": [
            Case("tags"), Case("tags", "nowhere"), Case("tags").onEmptyList(), Case("tags", "pri:x", status: 65),
        ],
        "today": [
            Case("today"), Case("today").with("ADDER_NOW", "2026-11-27T09:30"), Case("today", "nowhere"),
            Case("today").onEmptyList(),
        ],
        "undo": [Case("undo"), Case("undo", "3"), Case("undo").onEmptyList(), Case("undo", "x", status: 65)],
        "upcoming": [
            Case("upcoming"), Case("upcoming", "--by", "tag"), Case("upcoming", "nowhere"),
            Case("upcoming", "-n", "2"), Case("upcoming", "--days", "3", "--all"),
            Case("upcoming").with("ADDER_NOW", "2026-11-27T09:30"),
            Case("upcoming").onEmptyList(), Case("upcoming", "--by", "size", status: 64),
            Case("--version"), Case("frobnicate", status: 64), Case("--frobnicate", status: 64),
        ],
    ]

    private static let allCases = cases.values.joined().sorted { $0.testDescription < $1.testDescription }

    // MARK: Tests

    /// Covers commands that have no case above.
    @Test func `the examples in the help of every command follow the schema, with and without a list`() throws {
        let schema = try JSONSchemaTests.schema()
        let commands = try Program().run("manual", "--list").output.split(separator: "\n").map(String.init)

        for command in commands + ["manual", "suggest"] {
            let examples = try JSONSchemaTests.examples(of: command)
            #expect(!examples.isEmpty, "adder help \(command) has no example")
            for line in examples + ["adder \(command) --frobnicate"] {
                for program in [try JSONSchemaTests.programWithList(), try Program()] {
                    let outcome = try program.shell(line.replacing(/^adder/, with: "adder --json"))
                    // Without a password, there is no sync.
                    let expected: [Outcome.Ending] = [.status(0), .status(64), .status(66), .status(77)]
                    #expect(expected.contains(outcome.ending), "\(line): \(outcome)")
                    for text in (outcome.output + outcome.messages).split(separator: "\n") {
                        #expect(schema.validate(try JSONValue(String(text))).violations.isEmpty, "\(line): \(text)")
                    }
                }
            }
        }
    }

    /// Returns the examples in the help of a command, without input redirection.
    private static func examples(of command: String) throws -> [String] {
        try Program().run("help", command).output.split(separator: "\n")
            .drop { $0 != "Examples:" }
            .filter { $0.hasPrefix("  adder") }
            .map { String($0.dropFirst(2).split(separator: /\ \ +|\ </, maxSplits: 1)[0]) }
    }

    @Test(arguments: allCases)
    func `all output and every error follow the schema`(line: Case) throws {
        let schema = try JSONSchemaTests.schema()

        let outcome = try JSONSchemaTests.run(line)

        #expect(outcome.ending == .status(line.status), "\(outcome)")
        let (text, other) = line.status == 0 ? (outcome.output, outcome.messages) : (outcome.messages, outcome.output)
        #expect(other.isEmpty)
        #expect(text.hasSuffix("\n") && text.count(where: { $0 == "\n" }) == 1)
        let document = try JSONValue(text)
        #expect(schema.validate(document).violations.isEmpty, "\(text)")
        #expect(document["error"]?["status"] == (line.status == 0 ? nil : .integer(Int(line.status))))
    }

    @Test func `a script writes one document per command, with errors on standard error`() throws {
        let schema = try JSONSchemaTests.schema()
        let program = try JSONSchemaTests.programWithList()
        let lines = "up\nadd Something\nhelp\n--version\nhistory 1\ndone 99\n"

        let outcome = try program.run("--json", input: lines)

        let answers = outcome.output.split(separator: "\n").map(String.init)
        #expect(answers.count == 5)
        for text in answers + [outcome.messages] {
            #expect(schema.validate(try JSONValue(text)).violations.isEmpty, "\(text)")
        }
        #expect(outcome.ending == .status(66))
    }

    @Test func `several invalid settings are reported in one error`() throws {
        let schema = try JSONSchemaTests.schema()
        let program = try Program.withSettings("colour = never\nweek-start = noday\n")

        let outcome = try program.run("config", "--json")

        let errors = outcome.messages.split(separator: "\n").map(String.init)
        #expect(errors.count == 1 && outcome.ending == .status(78))
        #expect(try JSONValue(outcome.messages)["error"]?["others"]?[0]?["status"] == .integer(78))
        for text in errors + [outcome.output] {
            #expect(schema.validate(try JSONValue(text)).violations.isEmpty, "\(text)")
        }
    }

    @Test func `every key in the schema occurs in some output`() throws {
        let schema = try JSONSchemaTests.schema()
        let errors = try Program.withSettings("colour = never\nweek-start = noday\n").run("config", "--json").messages
        let documents =
            try JSONSchemaTests.allCases.map { line in
                let outcome = try JSONSchemaTests.run(line)
                return try JSONValue(line.status == 0 ? outcome.output : outcome.messages)
            } + [JSONValue(errors)]
            + (SyncTests.documents() + OtherProgramTests.documents() + ScheduleTests.documents()
            + AccountTests.documents()).map { try JSONValue($0) }

        let seen = documents.reduce(into: Set<String>()) { $0.formUnion(schema.validate($1).keys) }

        #expect(schema.keys.subtracting(seen).sorted() == [])
    }

    /// Two tests read the outcomes.
    private static let outcomes = Mutex<[Case: Outcome]>([:])

    private static func run(_ line: Case) throws -> Outcome {
        if let outcome = outcomes.withLock({ $0[line] }) { return outcome }
        let program = try line.hasList ? programWithList() : Program()
        if line.hasCopy { try Files.write(try list.get(), to: "\(program.home.path)/copy.db") }
        program.variables.merge(line.variables) { $1 }
        // The option comes first because words after `--` are not options.
        let words = ["--json"] + line.words
        let outcome = try program.run(arguments: words.map { Array($0.utf8) }, input: Array(line.input.utf8))
        outcomes.withLock { $0[line] = outcome }
        return outcome
    }

    // MARK: Invalid documents

    @Test(arguments: [
        #"{"items":[]}"#, #"{"adder":2,"items":[]}"#, #"{"adder":"1","items":[]}"#, #"{"adder":1}"#,
        #"{"adder":1,"items":[],"groups":[]}"#, #"{"adder":1,"items":[],"undone":[]}"#, #"{"adder":1,"items":[{}]}"#,
        #"{"adder":1,"items":[],"hints":[]}"#, #"{"adder":1,"error":{"status":0,"message":"a"}}"#,
        #"{"adder":1,"error":{"status":64,"message":""}}"#, #"{"adder":1,"error":{"message":"a"}}"#,
        #"{"adder":1,"changes":[{"id":1,"at":"2026-11-21T09:30:00Z","command":"undo"}]}"#,
        #"{"adder":1,"changes":[{"id":1,"at":"2026-11-21 09:30","command":"done 1","undone":true}]}"#,
        #"{"adder":1,"changes":[{"id":1,"at":"2026-11-21T09:30:00Z","command":"done 1","undone":true,"by":1}]}"#,
        #"{"adder":1,"tags":[{"name":"a","open":1,"done":-1}]}"#, #"{"adder":1,"words":[{"kind":"folders"}]}"#,
        #"{"adder":1,"text":"a","version":"0.1.0"}"#, "[]",
    ])
    func `a document that breaks the schema is rejected`(text: String) throws {
        #expect(try !JSONSchemaTests.schema().validate(JSONValue(text)).isValid)
    }
}
