import TestKit
import Testing

@Suite struct PipedCommandsTests {
    @Test func `commands on standard input run one after the other without a prompt`() throws {
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
                    Today
                      1  Buy milk

                    Tomorrow
                      2  Call  mum

                    """
                )
        )
    }

    @Test(arguments: [
        ("frobnicate", Int32(64), "There is no command “frobnicate”; adder help lists them."),
        (
            "add Pay rent 30 feb", 65,
            "There is no day “30 feb” in the calendar; check the day and the month. If it is text, put -- before it."
        ),
        ("add Pay rent needs:9", 66, "“needs:9” names no item; check the number, or leave it out."),
        ("add \"Pay rent", 65, "The quote in \" is never closed; add the second one."),
    ])
    func `the first command that fails ends the run with its line and status`(
        line: String,
        status: Int32,
        sentence: String
    ) throws {
        let program = try Program()

        let outcome = try program.run(input: "add Buy milk\n\n\(line)\nadd Call mum\n")

        #expect(outcome == Outcome("Added 1: Buy milk\n", talk: "adder: Line 3: \(sentence)\n", status: status))
    }

    @Test func `commands behind one that fails run where that is wanted, and the status tells of it`() throws {
        let program = try Program()

        let outcome = try program.run("--keep-going", input: "add Buy milk\nfrobnicate\ndone 7\nadd Call mum\n")

        #expect(
            outcome
                == Outcome(
                    "Added 1: Buy milk\nAdded 2: Call mum\n",
                    talk: """
                        adder: Line 2: There is no command “frobnicate”; adder help lists them.
                        adder: Line 3: “7” names no item, and nothing was changed; see adder list for ids.

                        """,
                    status: 66
                )
        )
    }

    @Test func `thousands of commands are changes of their own, and the last can be taken back alone`() throws {
        let program = try Program()

        let outcome = try program.run(input: (1...3_000).map { "add Item \($0)\n" }.joined() + "undo\nup\n")

        let list = try DatabaseFile(program.list)
        #expect(outcome.output.hasPrefix((1...3_000).map { "Added \($0): Item \($0)\n" }.joined()))
        #expect(try list.column("SELECT count(*) FROM item") == ["2999"])
        #expect(try list.column("SELECT count(*) FROM change") == ["3000"])
    }

    @Test func `of commands that a full disk stops none is answered and lost, and the lost ones are named`() throws {
        let program = try Program()
        let lines = (1...6_000).map { "add Item \($0) of a long list +tag\($0)\n" }.joined()

        let outcome = try program.shell("ulimit -f 2000; adder", input: lines)

        let stored = try DatabaseFile(program.list).column("SELECT 'Added ' || id || ': ' || title FROM item")
        let answered = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Added") }.map(String.init)
        #expect(answered == stored)
        #expect(!stored.isEmpty)
        #expect(outcome.talk.contains("adder: Lines \(stored.count + 1) to "))
        #expect(outcome.ending == .status(74))
    }

    @Test func `a wait for somebody who reads takes nothing back but what could not be kept`() throws {
        let program = try Program()
        let lines = (1...6_000).map { "add Item \($0) of a list longer than fits into memory\n" }
        _ = try program.run(input: lines.joined())
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN; SELECT count(*) FROM item")

        let outcome = try program.run(input: "add Before\nchange all to +zzz pri:high --yes\nadd After\n")

        #expect(outcome.output.isEmpty)
        #expect(outcome.talk.contains("Another program keeps \(program.list) busy"))
        #expect(!outcome.talk.contains("damaged"))
        #expect(outcome.ending == .status(75))
    }

    @Test func `lines that name other lists leave none of them open`() throws {
        let program = try Program()
        let lines = (1...100).map { "add Item --db \($0 % 2 == 0 ? "other" : "third").db\n" }.joined()

        let outcome = try program.shell("ulimit -n 32; adder", input: lines)

        #expect(outcome.ending == .status(0))
        #expect(try DatabaseFile("\(program.home.path)/other.db").column("SELECT count(*) FROM item") == ["50"])
    }

    @Test func `a line that is no text is named, and does not end what is to go on`() throws {
        let program = try Program()

        let outcome = try program.run(
            arguments: [Array("--keep-going".utf8)],
            input: Array("add One\nadd ".utf8) + [0xFF] + Array("\nadd Two\n".utf8)
        )

        #expect(outcome.output == "Added 1: One\nAdded 2: Two\n")
        #expect(outcome.talk.contains("Line 2"))
        #expect(outcome.ending == .status(65))
    }

    @Test func `no command on standard input is no error`() throws {
        let program = try Program()

        let outcome = try program.run(input: "")

        #expect(outcome == Outcome())
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a line on standard input is a whole command with options and help of its own`() throws {
        let program = try Program()

        let outcome = try program.run(
            input: "add Buy milk today --db other.db\nup --plain --db other.db\nup --plain\n--version\n"
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
                    adder 0.1.0

                    """
                )
        )
        #expect(Files.names(in: program.home.path) == ["other.db"])
    }

    @Test func `a command is answered before the next one is typed`() throws {
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

    @Test func `commands may be written as they are typed elsewhere`() throws {
        let program = try Program()

        let outcome = try program.run(input: "adder add Buy milk\nadder\n  adder undo\n")

        #expect(
            outcome
                == Outcome(
                    "Added 1: Buy milk\nUndone: add Buy milk  (today 09:30)\n",
                    talk: "adder redo makes it again.\n"
                )
        )
    }

    @Test func `remarks are passed over, and a script may end itself`() throws {
        let program = try Program()

        let outcome = try program.run(input: "# my list\n  # of today\nadd Buy milk\nquit\nadd Call mum\n")

        #expect(outcome == Outcome("Added 1: Buy milk\n"))
    }

    @Test func `a line has the colour that it asks for, and only that line`() throws {
        let program = try Program()

        let outcome = try program.run(input: "add a --color always\nadd b\n")

        #expect(outcome == Outcome("\u{1B}[1mAdded 1: \u{1B}[0ma\nAdded 2: b\n"))
    }

    @Test func `a line that wants JSON is refused in JSON`() throws {
        let program = try Program()

        let outcome = try program.run(input: "up --by moon --json\n")

        #expect(outcome.talk.hasPrefix(#"{"adder":1,"error":{"status":64,"message":"Line 1: --by cannot be “moon”"#))
    }

    @Test(arguments: [
        ("--plain", "There is no command in it; adder help lists them."),
        ("add -", "Standard input is these commands, so - has nothing to read; use adder add - alone."),
    ])
    func `a line that can do nothing is no silent success`(line: String, sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(input: "add Buy milk\n\(line)\nadd Rest\n")

        #expect(outcome == Outcome("Added 1: Buy milk\n", talk: "adder: Line 2: \(sentence)\n", status: 64))
    }

    @Test func `a line that fails is named to machines as well`() throws {
        let program = try Program()

        let outcome = try program.run("--json", input: "up\nadd x needs:9\n")

        #expect(outcome.talk.contains(#""message":"Line 2: “needs:9” names no item"#))
    }

    // MARK: Many lines at once

    @Test func `a line that names the list itself neither waits for those before it nor misses them`() throws {
        let program = try Program()

        let outcome = try program.run(
            input: "add One\nadd Two --db '\(program.list)'\nadd Three\nlist --db '\(program.list)'\n"
        )

        #expect(
            outcome == Outcome("Added 1: One\nAdded 2: Two\nAdded 3: Three\n  1  One\n  2  Two\n  3  Three\n")
        )
    }

    @Test func `others can write to the list while somebody edits in the middle of a script`() throws {
        let program = try Program(["EDITOR": "sh -c '\(Program.path) add Between >/dev/null' sh"])

        let outcome = try program.run(input: "add One\nedit 1\nadd Two\n")

        #expect(outcome.ending == .status(0))
        #expect(
            try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id") == ["One", "Between", "Two"]
        )
    }

    @Test func `changes that nobody waits for share their way to the disk, whatever is said beside them`() throws {
        let program = try Program()
        try program.fill((1...300).map { "Item \($0)" })
        let before = try writes(of: program.list)

        let outcome = try program.run(input: (1...300).map { "done \($0)\n" }.joined())

        #expect(outcome.ending == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item WHERE status = 1") == ["300"])
        #expect(try writes(of: program.list) - before < 100)
    }

    /// How often the file was written since it was made. https://sqlite.org/fileformat2.html#file_change_counter
    private func writes(of list: String) throws -> Int {
        try Files.read(list)[24..<28].reduce(0) { $0 << 8 | Int($1) }
    }
}
