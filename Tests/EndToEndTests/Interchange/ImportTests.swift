import TestKit
import Testing

/// `adder import` with incorrect or unusual files.
@Suite struct ImportTests {
    private static let badFiles: [(text: String, format: String)] = [
        ("[{\"description\":\"a\"},", "taskwarrior"), ("{\"adder\":1,\"items\":[{\"id\":7}]}", "json"),
        ("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\n", "ical"), ("a,b\n1,2\n", "csv"), ("title\n\"a\n", "csv"),
        ("<!DOCTYPE html>\n<p>a</p>\n", "todo.txt"), ("a\u{0}b\n", "todo.txt"),
        (String(repeating: "[", count: 100_000), "taskwarrior"),
        (String(repeating: "BEGIN:X\n", count: 100_000), "ical"),
    ]

    @Test(arguments: badFiles)
    func `a bad file is reported with line and column, and nothing is imported`(
        text: String,
        format: String
    ) throws {
        let program = try Program()

        let outcome = try program.run("import", "-", "--format", format, input: text)

        #expect(outcome.ending == .status(65) && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.messages.hasPrefix("adder: Standard input, line "), "\(outcome)")
        #expect(outcome.messages.hasSuffix("Nothing was imported.\n"))
        #expect(outcome.messages.split(separator: "\n").count == 1)
        #expect(try program.run("history", "--json").output == "{\"adder\":1,\"changes\":[]}\n")
    }

    private static let encodings: [(bytes: [UInt8], name: String)] = [
        ([0x61, 0x00, 0x0A, 0x00], "UTF-16"), ([0xB9, 0xB0, 0xC0, 0xBB, 0x0A], "CP949"),
    ]

    @Test(arguments: encodings)
    func `another encoding is named`(bytes: [UInt8], name: String) throws {
        let program = try Program()
        try Files.write(bytes, to: "\(program.home.path)/todo.txt")

        let outcome = try program.run("import", "todo.txt")

        #expect(outcome.ending == .status(65) && outcome.messages.contains("The text is in \(name)."), "\(outcome)")
    }

    /// Runs a line of a shell in little memory.
    /// - Parameter slack: The kilobytes of address space besides those that every command needs.
    private func runInLittleMemory(_ line: String, slack: Int, in program: Program) throws -> Outcome {
        try program.fill("First")
        let search = "for l in $(seq 10000 2000 400000); do (ulimit -v $l; adder show 1) >$HOME/out 2>&1 && break; done"
        let found = try program.shell("\(search); echo $l").output
        let least = try #require(Int(found.split(separator: "\n").last ?? ""))
        return try program.start(line: "ulimit -v \(least + slack); \(line)").finish(within: 600)
    }

    // A file is read as far as a line may be long, a pipe is refused before it is read.
    @Test(
        arguments: [
            ("cat a | adder import - --format todo.txt", 20_000), ("adder import - --format todo.txt <a", 60_000),
            ("adder import a --format todo.txt", 60_000),
        ]
    )
    func `a very long line is refused without being held in memory`(line: String, slack: Int) throws {
        let program = try Program()
        _ = try program.shell("head -c 100000000 /dev/zero | tr '\\0' a >a")

        let outcome = try runInLittleMemory(line, slack: slack, in: program)

        #expect(
            outcome.ending == .status(65) && outcome.messages.contains("A line is longer than 16 MB."),
            "\(outcome)"
        )
    }

    @Test func `a long pipe is not held in memory`() throws {
        let program = try Program()
        let lines = "yes '' | head -n 800000 | sed 's/^/                        /'"

        let pipe = "(\(lines); echo Rest) | adder import - --format todo.txt"
        let outcome = try runInLittleMemory(pipe, slack: 20_000, in: program)

        #expect(outcome.output == "Imported 1 item  (todo.txt, id 2)\n", "\(outcome)")
    }

    @Test func `a device that never ends is refused`() throws {
        let program = try Program()

        let outcome = try program.run("import", "/dev/zero")

        #expect(outcome.ending == .status(65) && outcome.messages.contains("not a text file"), "\(outcome)")
    }

    @Test func `a redirected file is read from its current position`() throws {
        let program = try Program()

        let outcome = try program.shell(
            "printf 'Not this\\nRest\\n' >a; (read line; adder import - --format todo.txt) <a; adder list --plain"
        )

        #expect(outcome.output.contains("Rest") && !outcome.output.contains("Not this"), "\(outcome)")
    }

    @Test func `items done at an unknown time count for no day`() throws {
        let program = try Program()
        try Files.write(Array("x Rest\nx 2026-11-20 Sleep\n".utf8), to: "\(program.home.path)/todo.txt")

        let imported = try program.run("import", "todo.txt", "--strict")

        #expect(imported.ending == .status(0) && !imported.messages.contains("Losses"), "\(imported)")
        let list = try program.run("list", "done")
        #expect(list.output == "  1  ✓  Rest\n  2  ✓  Sleep  completed yesterday 00:00\n")
        for filter in ["completed.before:tomorrow", "completed:any"] {
            #expect(try program.run("list", filter).output == "  2  ✓  Sleep  completed yesterday 00:00\n")
        }
        #expect(try program.run("list", "completed:none").output == "  1  ✓  Rest\n")
        #expect(try program.run("stats").output.hasPrefix("This week     done    1"))
        #expect(try program.run("export", "1", "--format", "todo.txt").output == "x Rest\n")
        #expect(try program.run("show", "1", "--json").output.contains("completed") == false)
    }

    @Test func `a dry run shows what would happen, with the losses`() throws {
        let program = try Program()
        let file = "(D) Rest +a +b\nBake a cake\n"

        let outcome = try program.run("import", "-", "--format", "todo.txt", "--dry-run", input: file)
        let strict = try program.run("import", "-", "--format", "todo.txt", "--strict", input: file)

        #expect(outcome.output == "Would import 2 items  (todo.txt)\n" && outcome.messages.contains("line"))
        #expect(strict.ending == .status(65) && strict.messages.hasPrefix("Not everything could be imported. "))
        #expect(strict.messages.hasSuffix("\nadder: Nothing was imported because of --strict.\n"), "\(strict)")
        #expect(try program.shell("test -e \(program.list)").ending == .status(1), "no list is created")
    }

    @Test func `a strict refusal in JSON has the losses`() throws {
        let program = try Program()

        let outcome = try program.run("import", "-", "--strict", "--json", "--format", "todo.txt", input: "(D) Rest\n")

        let document = try JSONValue(outcome.messages)
        #expect(document["error"]?["message"] == .string("Nothing was imported because of --strict."))
        guard case .array(let losses)? = document["losses"] else { return #expect(Bool(false), "\(outcome)") }
        #expect(losses.map { $0["line"] } == [.integer(1)])
    }

    @Test func `a dry run needs no permission to write`() throws {
        let program = try Program()
        try program.fill("Bake a cake")
        try Files.write("Rest parent:1\nSleep\n".utf8, to: "\(program.home.path)/todo.txt")
        _ = try program.shell("chmod -R a+rX . && chmod a-w \(program.list)")

        let outcome = try program.runUnprivileged("import todo.txt --dry-run")

        #expect(outcome.output == "Would import 2 items  (todo.txt)\n", "\(outcome)")
    }

    @Test func `local work is not undone by a file without times`() throws {
        let program = try Program()
        _ = try program.shell("printf '(A) Pay rent +home\\n' >todo.txt; adder import todo.txt; adder done 1")

        let outcome = try program.run("import", "todo.txt", "--update")

        let message = "Changed more recently in the list and left unchanged: 1 Pay rent."
        #expect(outcome.messages.contains(message), "\(outcome)")
        #expect(try program.run("list", "done", "--json").output.contains("Pay rent"))
    }

    @Test func `the name of the file, its beginning or the option says the format`() throws {
        let program = try Program()
        let files = [
            ("todo.txt", "Rest\n"), ("a.ics", "BEGIN:VTODO\nSUMMARY:Rest\nEND:VTODO\n"), ("b.csv", "title\nRest\n"),
            ("c.md", "- [ ] Rest\n"), ("d.json", "[{\"description\":\"Rest\"}]"),
            ("e.json", "{\"adder\":1,\"items\":[{\"title\":\"Rest\"}]}"), ("f", "BEGIN:VCALENDAR\nEND:VCALENDAR\n"),
            ("g", "- [ ] Rest\n"),
        ]
        for (name, text) in files {
            try Files.write(text.utf8, to: "\(program.home.path)/\(name)")
            let outcome = try program.run("import", name)
            #expect(outcome.ending == .status(0), "\(name): \(outcome)")
        }
        try Files.write("Rest\n".utf8, to: "\(program.home.path)/unclear")

        let unclear = try program.run("import", "unclear")

        #expect(
            unclear.ending == .status(65) && unclear.messages.contains("Use --format, for example --format todo.txt.")
        )
    }

    @Test func `a pipe in place of a file works`() throws {
        let program = try Program()

        let outcome = try program.run(
            tool: try Tool("bash").path,
            "-c",
            "adder import <(printf 'Rest\\nBake\\n') --format todo.txt"
        )

        #expect(outcome.output == "Imported 2 items  (todo.txt, ids 1-2)\n", "\(outcome)")
    }

    @Test func `on a terminal, import alone explains what it can read`() throws {
        let program = try Program()
        let pty = try Pty(program, ["import"])

        for format in ["todo.txt", "taskwarrior", "ical", "csv", "markdown", "obsidian", "org", "taskpaper", "json"] {
            try pty.wait(for: "  \(format)")
        }
        #expect(try pty.waitForExit() == .status(0))
    }
}
