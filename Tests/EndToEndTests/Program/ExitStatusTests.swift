import Glibc
import TestKit
import Testing

@Suite struct ExitStatusTests {
    @Test(arguments: [
        (["Pay rent", "pri:hihg"], "“pri:hihg” is not a priority. Use high, medium or low."),
        (
            ["Pay rent", "due:frd"],
            "“due:frd” is not a date. Examples: fri, tomorrow, +3d, 1 dec, 2026-12-01."
        ),
        (["Pay rent", "due:fri", "due:sat"], "“due:” is given more than once. Keep one."),
        (["+money"], "The title is empty. Example: adder add Pay rent fri"),
        (
            [String(repeating: "a", count: 65_537)],
            "The title has 65537 bytes; the limit is 65536. Put long text in a note: note:\"…\"."
        ),
    ])
    func `invalid data exits with 65 and stores nothing`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: (["add"] + words).map { Array($0.utf8) })

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 65))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a title of the maximum length is stored`() throws {
        let program = try Program()
        let title = String(repeating: "a", count: 65_536)

        let outcome = try program.run("add", title)

        #expect(outcome == Outcome("Added 1: \(title)\n"))
    }

    @Test(arguments: [
        ("needs:9", "No item 9 for “needs:”. Check the id, or leave it out."),
        ("parent:9", "No item 9 for “parent:”. Check the id, or leave it out."),
    ])
    func `an unknown id exits with 66`(word: String, sentence: String) throws {
        let program = try Program()

        let outcome = try program.run("add", "Pay rent", word)

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 66))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a missing folder for --db exits with 73`() throws {
        let program = try Program()

        let outcome = try program.run("add", "Buy milk", "--db", "nowhere/list.db")

        #expect(
            outcome
                == Outcome(
                    messages: """
                        adder: Can't open or create nowhere/list.db (No such file or directory). Check its folder, or \
                        use --db.

                        """,
                    status: 73
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a dangling symbolic link exits with 73, and its target is not created`() throws {
        let program = try Program()
        symlink("elsewhere.db", "\(program.home.path)/list.db")

        let outcome = try program.run("add", "Buy milk", "--db", "list.db")

        #expect(
            outcome
                == Outcome(
                    messages: """
                        adder: Can't open or create list.db (a dangling symbolic link has this name). \
                        Check its folder, or use --db.

                        """,
                    status: 73
                )
        )
        #expect(Files.names(in: program.home.path) == ["list.db"])
    }

    @Test func `output that can't be written exits with 74`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.shell("adder upcoming >/dev/full")

        let sentence = "adder: Can't write the output: No space left on device.\n"
        #expect(outcome == Outcome(messages: sentence, status: 74))
    }

    @Test func `if the output of a change can't be written, the error says that the change was made`() throws {
        let program = try Program()

        let told = try program.shell("adder add Buy milk >/dev/full")
        let document = try program.shell("adder add Buy milk --json >/dev/full")

        let sentence =
            "Can't write the output: No space left on device; the change was made anyway."
        #expect(told == Outcome(messages: "adder: \(sentence)\n", status: 74))
        #expect(
            document
                == Outcome(messages: #"{"adder":1,"error":{"status":74,"message":"\#(sentence)"}}"# + "\n", status: 74)
        )
    }

    @Test(arguments: ["ADDER_DB", "XDG_DATA_HOME", "HOME"])
    func `a path in the environment that is not UTF-8 exits with 78`(name: String) throws {
        let program = try Program()

        let outcome = try program.shell("unset XDG_DATA_HOME; \(name)=$(printf '/tmp/a\\377b') exec adder upcoming")

        let sentence = "\(name) is not valid UTF-8. Correct it, or use --db."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
    }

    @Test(arguments: [":memory:", "file:x.db", "-"])
    func `names that are special to SQLite are treated as file names`(name: String) throws {
        let program = try Program()

        _ = try program.run("add", "Buy milk today", "--db", name)
        let outcome = try program.run("up", "--plain", "--db", name)

        #expect(outcome == Outcome("Today:\nitem 1: Buy milk; due today\n"))
        #expect(Files.names(in: program.home.path) == [name])
    }

    @Test(arguments: [
        (".", ". is a folder, not a file. Choose another file with --db.", Int32(66)),
        ("/dev/null", "/dev/null is a device, not a file. Choose another file with --db.", 66),
        (
            "nowhere/list.db",
            "Can't open or create nowhere/list.db (No such file or directory). Check its folder, or use --db.",
            73
        ),
    ])
    func `a --db path that can't be a list is an error`(path: String, sentence: String, status: Int32) throws {
        let outcome = try Program().run("upcoming", "--db", path)

        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: status))
    }

    @Test func `a locked list exits with 75 and is unchanged`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN EXCLUSIVE")

        let outcome = try program.run("add", "Pay rent")

        let notice = "Another program is writing to \(program.list); waiting."
        let sentence = "Another program has locked \(program.list); nothing was changed. Try again in a moment."
        #expect(outcome == Outcome(messages: "\(notice)\nadder: \(sentence)\n", status: 75))
        #expect(try other.column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test(arguments: ["yesterday", "2026-02-30T09:30", "2026-11-21T9"])
    func `an invalid ADDER_NOW exits with 78`(now: String) throws {
        let program = try Program(["ADDER_NOW": now])

        let outcome = try program.run("upcoming")

        let sentence = "ADDER_NOW is “\(now)”, which is not a date and time. Write it like 2026-11-21T09:30."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
    }

    @Test(arguments: [("0001-01-01T00:00", "Asia/Seoul"), ("9999-12-31T23:59", "America/Los_Angeles")])
    func `an ADDER_NOW that is outside the range of times in UTC exits with 78`(now: String, zone: String) throws {
        let program = try Program(["ADDER_NOW": now, "TZ": zone])

        let outcome = try program.run("upcoming")

        let sentence = "ADDER_NOW is “\(now)”, which is outside the years 1 to 9999 in UTC. Use another day."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
        program.variables["TZ"] = "UTC"
        #expect(try program.run("upcoming").ending == .status(0))
    }

    @Test func `without HOME and XDG_DATA_HOME the exit status is 78`() throws {
        let program = try Program()
        program.variables["HOME"] = nil
        program.variables["XDG_DATA_HOME"] = nil

        let outcome = try program.run("upcoming")

        let sentence = "HOME is not set. Set it, or use --db."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 78))
    }

    @Test func `a JSON error includes the exit status`() throws {
        let program = try Program()

        let outcome = try program.run("add", "Buy milk", "--json", "--db", "nowhere/list.db")

        #expect(
            outcome
                == Outcome(
                    messages:
                        #"{"adder":1,"error":{"status":73,"message":"Can't open or create nowhere/list.db "#
                        + #"(No such file or directory). Check its folder, or use --db."}}"#
                        + "\n",
                    status: 73
                )
        )
    }
}
