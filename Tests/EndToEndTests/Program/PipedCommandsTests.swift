import TestKit
import Testing

@Suite struct PipedCommandsTests {
    @Test func `commands on standard input run in order without a prompt`() throws {
        let program = try Program()

        let outcome = try program.run(input: "add Buy milk today\n\nadd \"Call  mum\" tomorrow\nup --by due\n")

        #expect(
            outcome
                == Outcome(
                    """
                    Added 1: Buy milk
                      due Sat 21 Nov
                    Added 2: Call  mum
                      due Sun 22 Nov
                    Today (1)
                      1  Buy milk

                    Tomorrow (1)
                      2  Call  mum

                    """
                )
        )
    }

    @Test(arguments: [
        ("frobnicate", Int32(64), "“frobnicate” is not a command. Run adder help for a list."),
        (
            "add Pay rent 30 feb", 65,
            "“30 feb” is not a valid date. Check the day, month and year. To use it as text, put -- before it."
        ),
        ("add Pay rent needs:9", 66, "No item 9 for “needs:”. Check the id, or leave it out."),
        ("add \"Pay rent", 65, "The quote in \" is not closed. Add the closing quote."),
    ])
    func `the first failing command ends the script with its line number and status`(
        line: String,
        status: Int32,
        sentence: String
    ) throws {
        let program = try Program()

        let outcome = try program.run(input: "add Buy milk\n\n\(line)\nadd Call mum\n")

        #expect(outcome == Outcome("Added 1: Buy milk\n", messages: "adder: Line 3: \(sentence)\n", status: status))
    }

    @Test func `with --keep-going later commands run, and the status is that of the last failure`() throws {
        let program = try Program()

        let outcome = try program.run("--keep-going", input: "add Buy milk\nfrobnicate\ndone 7\nadd Call mum\n")

        #expect(
            outcome
                == Outcome(
                    "Added 1: Buy milk\nAdded 2: Call mum\n",
                    messages: """
                        adder: Line 2: “frobnicate” is not a command. Run adder help for a list.
                        adder: Line 3: No item 7; nothing was changed. Run adder list to see ids.

                        """,
                    status: 66
                )
        )
    }

    @Test func `each command of a script is a change that can be undone separately`() throws {
        let program = try Program()

        let outcome = try program.run(input: (1...3_000).map { "add Item \($0)\n" }.joined() + "undo\nup\n")

        let list = try DatabaseFile(program.list)
        #expect(outcome.output.hasPrefix((1...3_000).map { "Added \($0): Item \($0)\n" }.joined()))
        #expect(try list.column("SELECT count(*) FROM item") == ["2999"])
        #expect(try list.column("SELECT count(*) FROM change") == ["3000"])
    }

    @Test func `on a full disk no acknowledged command is lost, and the lost lines are named`() throws {
        let program = try Program()
        let lines = (1...6_000).map { "add Item \($0) of a long list +tag\($0)\n" }.joined()

        let outcome = try program.shell("ulimit -f 2000; adder", input: lines)

        let stored = try DatabaseFile(program.list).column("SELECT 'Added ' || id || ': ' || title FROM item")
        let answered = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Added") }.map(String.init)
        #expect(answered == stored)
        #expect(!stored.isEmpty)
        #expect(outcome.messages.contains("adder: Lines \(stored.count + 1) to "))
        #expect(outcome.ending == .status(74))
    }

    @Test func `a transaction blocked by a reader fails without damaging the list`() throws {
        let program = try Program()
        let lines = (1...6_000).map { "Item \($0) of a list longer than fits into memory\n" }
        _ = try program.run("add", "-", input: lines.joined())
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN; SELECT count(*) FROM item")

        let outcome = try program.run(input: "add Before\nchange all to +zzz pri:high --yes\nadd After\n")

        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("Another program has locked \(program.list)"))
        #expect(!outcome.messages.contains("damaged"))
        #expect(outcome.ending == .status(75))
    }

    @Test func `a script closes the lists named by --db on its lines`() throws {
        let program = try Program()
        let lines = (1...100).map { "add Item --db \($0 % 2 == 0 ? "other" : "third").db\n" }.joined()

        let outcome = try program.shell("ulimit -n 32; adder", input: lines)

        #expect(outcome.ending == .status(0))
        #expect(try DatabaseFile("\(program.home.path)/other.db").column("SELECT count(*) FROM item") == ["50"])
    }

    @Test func `with --keep-going a line that is not UTF-8 is reported and skipped`() throws {
        let program = try Program()

        let outcome = try program.run(
            arguments: [Array("--keep-going".utf8)],
            input: Array("add One\nadd ".utf8) + [0xFF] + Array("\nadd Two\n".utf8)
        )

        #expect(outcome.output == "Added 1: One\nAdded 2: Two\n")
        #expect(outcome.messages.contains("Line 2"))
        #expect(outcome.ending == .status(65))
    }

    @Test func `empty standard input exits with 0`() throws {
        let program = try Program()

        let outcome = try program.run(input: "")

        #expect(outcome == Outcome())
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `each line of a script can have its own options`() throws {
        let program = try Program()

        let outcome = try program.run(
            input: "add Buy milk today --db other.db\nup --plain --db other.db\nup --plain\nprojects --plain\n"
        )

        #expect(
            outcome
                == Outcome(
                    """
                    Added 1: Buy milk
                      due Sat 21 Nov
                    Today:
                    item 1: Buy milk; due today
                    Your list is empty. Add something to it: adder add Pay rent fri 5pm +money
                    Your list is empty. Add something to it: adder add Pay rent fri 5pm +money

                    """
                )
        )
        #expect(Files.names(in: program.home.path) == ["other.db"])
    }

    @Test func `each command prints its output before the next line is read`() throws {
        let program = try Program()

        let outcome = try program.shell(
            """
            mkfifo lines answers; adder <lines >answers & exec 3>lines 4<answers
            echo 'add Buy milk' >&3; read first <&4; echo "got $first"
            echo 'add Call mum' >&3; exec 3>&-; cat <&4
            """
        )

        #expect(outcome == Outcome("got Added 1: Buy milk\nAdded 2: Call mum\n"))
    }

    @Test func `a line may start with the name of the program`() throws {
        let program = try Program()

        let outcome = try program.run(input: "adder add Buy milk\nadder\n  adder undo\n")

        #expect(
            outcome
                == Outcome(
                    "Added 1: Buy milk\nUndone: add Buy milk  (today 09:30)\n",
                    messages: "adder redo reapplies it.\n"
                )
        )
    }

    @Test func `comments are skipped, and quit ends the script`() throws {
        let program = try Program()

        let outcome = try program.run(input: "# my list\n  # of today\nadd Buy milk\nquit\nadd Call mum\n")

        #expect(outcome == Outcome("Added 1: Buy milk\n"))
    }

    @Test func `--color applies only to its own line`() throws {
        let program = try Program()

        let outcome = try program.run(input: "add a --color always\nadd b\n")

        #expect(outcome == Outcome("\u{1B}[1mAdded 1: \u{1B}[0ma\nAdded 2: b\n"))
    }

    @Test func `an error in a line with --json is reported in JSON`() throws {
        let program = try Program()

        let outcome = try program.run(input: "up --by moon --json\n")

        #expect(
            outcome.messages.hasPrefix(#"{"adder":1,"error":{"status":64,"message":"Line 1: “moon” is not valid"#)
        )
    }

    @Test(arguments: [
        ("--plain", "Missing command. Run adder help for a list."),
        ("add -", "Standard input contains the commands, so “-” can't read items from it. Run adder add - on its own."),
    ])
    func `a line without a command, or one that reads standard input, is an error`(line: String, sentence: String)
        throws
    {
        let program = try Program()

        let outcome = try program.run(input: "add Buy milk\n\(line)\nadd Rest\n")

        #expect(outcome == Outcome("Added 1: Buy milk\n", messages: "adder: Line 2: \(sentence)\n", status: 64))
    }

    @Test func `a JSON error includes the line number`() throws {
        let program = try Program()

        let outcome = try program.run("--json", input: "up\nadd x needs:9\n")

        #expect(outcome.messages.contains(#""message":"Line 2: No item 9 for “needs:”"#))
    }

    // MARK: Batched transactions

    @Test func `a line that names the current list with --db sees the lines before it`() throws {
        let program = try Program()

        let outcome = try program.run(
            input: "add One\nadd Two --db '\(program.list)'\nadd Three\nlist --db '\(program.list)'\n"
        )

        #expect(
            outcome == Outcome("Added 1: One\nAdded 2: Two\nAdded 3: Three\n  1  One\n  2  Two\n  3  Three\n")
        )
    }

    @Test func `other processes can write while a script waits for an editor`() throws {
        let program = try Program(["EDITOR": "sh -c '\(Program.path) add Between >/dev/null' sh"])

        let outcome = try program.run(input: "add One\nedit 1\nadd Two\n")

        #expect(outcome.ending == .status(0))
        #expect(
            try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id") == ["One", "Between", "Two"]
        )
    }

    @Test func `consecutive changes share transactions even if they print messages`() throws {
        let program = try Program()
        try program.fill((1...300).map { "Item \($0)" })
        let before = try writes(of: program.list)

        let outcome = try program.run(input: (1...300).map { "done \($0)\n" }.joined())

        #expect(outcome.ending == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item WHERE status = 1") == ["300"])
        #expect(try writes(of: program.list) - before < 100)
    }

    /// Returns the file change counter. https://sqlite.org/fileformat2.html#file_change_counter
    private func writes(of list: String) throws -> Int {
        try Files.read(list)[24..<28].reduce(0) { $0 << 8 | Int($1) }
    }
}
