import TestKit
import Testing

/// `adder import` with incorrect or unusual files.
@Suite struct ImportTests {
    private static let badFiles: [(text: String, format: String)] = [
        ("[{\"description\":\"a\"},", "taskwarrior"), ("{\"adder\":1,\"items\":[{\"title\":7}]}", "json"),
        ("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\n", "ical"), ("a,b\n1,2\n", "csv"), ("title\n\"a\n", "csv"),
        ("<!DOCTYPE html>\n<p>a</p>\n", "todo.txt"), ("a\u{0}b\n", "todo.txt"),
        (String(repeating: "[", count: 100_000), "taskwarrior"),
        (String(repeating: "BEGIN:X\n", count: 100_000), "ical"),
    ]

    @Test(arguments: badFiles)
    func `a bad file is an error of one sentence with line and column, and nothing is imported`(
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
        ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00], "UTF-16"), (Array("Caf\n".utf8) + [0xE9, 0x0A], "ISO-8859-1"),
    ]

    @Test(arguments: encodings)
    func `another encoding is named`(bytes: [UInt8], name: String) throws {
        let program = try Program()
        try Files.write(bytes, to: "\(program.home.path)/todo.txt")

        let outcome = try program.run("import", "todo.txt")

        #expect(outcome.ending == .status(65) && outcome.messages.contains("The text is in \(name)."), "\(outcome)")
    }

    @Test func `a very long line is refused without being held in memory`() throws {
        let program = try Program()

        let outcome = try program.shell("head -c 100000000 /dev/zero | tr '\\0' a | adder import - --format todo.txt")

        #expect(
            outcome.ending == .status(65) && outcome.messages.contains("A line is longer than 16 MB."),
            "\(outcome)"
        )
    }

    @Test func `a dry run shows what would happen, with the losses`() throws {
        let program = try Program()
        let file = "(D) Rest +a +b\nBake a cake\n"

        let outcome = try program.run("import", "-", "--format", "todo.txt", "--dry-run", input: file)
        let strict = try program.run("import", "-", "--format", "todo.txt", "--strict", input: file)

        #expect(outcome.output == "Would import 2 items  (todo.txt)\n" && outcome.messages.contains("line"))
        #expect(strict.ending == .status(65) && strict.messages.contains("because of --strict"))
        #expect(try program.run("list", "all", "--json").output == "{\"adder\":1,\"items\":[]}\n")
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

        for format in ["todo.txt", "taskwarrior", "ical", "csv", "markdown", "obsidian", "json"] {
            try pty.wait(for: "  \(format)")
        }
        #expect(try pty.waitForExit() == .status(0))
    }
}
