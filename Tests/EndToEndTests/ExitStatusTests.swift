import Glibc
import TestKit
import Testing

@Suite struct ExitStatusTests {
    @Test(arguments: [
        (["Pay rent", "pri:hihg"], "“pri:hihg” is no priority; it is high, medium or low."),
        (
            ["Pay rent", "due:frd"],
            "“due:frd” is no date; write it as fri, tomorrow, +3d, 1 dec, 2026-12-01 or fri 17:00."
        ),
        (["Pay rent", "due:fri", "due:sat"], "“due:” is there more than once; leave one."),
        (["+money"], "The title is empty; say what there is to do, as in “adder add Pay rent fri”."),
        (
            [String(repeating: "a", count: 65_537)],
            "The title has 65537 bytes and may have 65536; put what is long into a note: note:\"…\"."
        ),
    ])
    func `bad data is 65 and stores nothing`(words: [String], sentence: String) throws {
        let program = try Program()

        let outcome = try program.run(arguments: (["add"] + words).map { Array($0.utf8) })

        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 65))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `the longest title that is allowed is stored whole`() throws {
        let program = try Program()
        let title = String(repeating: "a", count: 65_536)

        let outcome = try program.run("add", title)

        #expect(outcome == Outcome("Added 1: \(title)\n"))
    }

    @Test(arguments: [
        ("needs:9", "“needs:9” names no item; check the number, or leave it out."),
        ("parent:9", "“parent:9” names no item; check the number, or leave it out."),
    ])
    func `an item that is not there is 66`(word: String, sentence: String) throws {
        let program = try Program()

        let outcome = try program.run("add", "Pay rent", word)

        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 66))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a missing folder for a named list is 73`() throws {
        let program = try Program()

        let outcome = try program.run("add", "Buy milk", "--db", "nowhere/list.db")

        #expect(
            outcome
                == Outcome(
                    talk: """
                        adder: nowhere/list.db cannot be opened or created (No such file or directory); check its \
                        folder, or name another with --db.

                        """,
                    status: 73
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a link to nowhere in the place of the list is 73 and nothing is made at its end`() throws {
        let program = try Program()
        symlink("elsewhere.db", "\(program.home.path)/list.db")

        let outcome = try program.run("add", "Buy milk", "--db", "list.db")

        #expect(
            outcome
                == Outcome(
                    talk: """
                        adder: list.db cannot be opened or created (a symbolic link that leads nowhere is in the way); \
                        check its folder, or name another with --db.

                        """,
                    status: 73
                )
        )
        #expect(Files.names(in: program.home.path) == ["list.db"])
    }

    @Test func `an answer that cannot be written is 74`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.shell("adder upcoming >/dev/full")

        let sentence = "adder: The answer could not be written: No space left on device.\n"
        #expect(outcome == Outcome(talk: sentence, status: 74))
    }

    @Test func `a change whose answer is lost is said to be made, to people and machines`() throws {
        let program = try Program()

        let told = try program.shell("adder add Buy milk >/dev/full")
        let document = try program.shell("adder add Buy milk --json >/dev/full")

        let sentence =
            "The answer could not be written: No space left on device; what was asked for is done all the same."
        #expect(told == Outcome(talk: "adder: \(sentence)\n", status: 74))
        #expect(
            document == Outcome(talk: #"{"adder":1,"error":{"status":74,"message":"\#(sentence)"}}"# + "\n", status: 74)
        )
    }

    @Test(arguments: ["ADDER_DB", "XDG_DATA_HOME", "HOME"])
    func `a place that is no text is 78 and not repaired`(name: String) throws {
        let program = try Program()

        let outcome = try program.shell("unset XDG_DATA_HOME; \(name)=$(printf '/tmp/a\\377b') exec adder upcoming")

        let sentence = "\(name) is not UTF-8 text; set it to something that is, or use --db."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 78))
    }

    @Test(arguments: [":memory:", "file:x.db", "-"])
    func `whatever a list is called it is a file`(name: String) throws {
        let program = try Program()

        _ = try program.run("add", "Buy milk today", "--db", name)
        let outcome = try program.run("up", "--plain", "--db", name)

        #expect(outcome == Outcome("Today:\nitem 1: Buy milk; due today\n"))
        #expect(Files.names(in: program.home.path) == [name])
    }

    @Test(arguments: [
        (".", "is a folder, not a file; name your list with --db.", Int32(66)),
        ("/dev/null", "is a device, not a file; name your list with --db.", 66),
        (
            "nowhere/list.db",
            "cannot be opened or created (No such file or directory); check its folder, or name another with --db.",
            73
        ),
    ])
    func `a mistyped list is no empty list`(path: String, sentence: String, status: Int32) throws {
        let outcome = try Program().run("upcoming", "--db", path)

        #expect(outcome == Outcome(talk: "adder: \(path) \(sentence)\n", status: status))
    }

    @Test func `a list that another program keeps busy is 75 and stays as it was`() throws {
        let program = try Program()
        try program.fill("Buy milk")
        let other = try DatabaseFile(program.list)
        try other.execute("BEGIN EXCLUSIVE")

        let outcome = try program.run("add", "Pay rent")

        let notice = "Another program is writing to \(program.list); waiting for it."
        let sentence = "Another program keeps \(program.list) busy; nothing was changed, try again in a moment."
        #expect(outcome == Outcome(talk: "\(notice)\nadder: \(sentence)\n", status: 75))
        #expect(try other.column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test(arguments: ["yesterday", "2026-02-30T09:30", "2026-11-21T9"])
    func `a clock that makes no sense is 78`(now: String) throws {
        let program = try Program(["ADDER_NOW": now])

        let outcome = try program.run("upcoming")

        let sentence = "ADDER_NOW is “\(now)”, which is no day and time like 2026-11-21T09:30."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 78))
    }

    @Test func `no place for a list is 78`() throws {
        let program = try Program()
        program.variables["HOME"] = nil
        program.variables["XDG_DATA_HOME"] = nil

        let outcome = try program.run("upcoming")

        let sentence = "HOME is not set, so there is no place for the list; name one with --db."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 78))
    }

    @Test func `a status reaches machines in JSON as well`() throws {
        let program = try Program()

        let outcome = try program.run("add", "Buy milk", "--json", "--db", "nowhere/list.db")

        #expect(
            outcome
                == Outcome(
                    talk: #"{"adder":1,"error":{"status":73,"message":"nowhere/list.db cannot be opened or created "#
                        + #"(No such file or directory); check its folder, or name another with --db."}}"# + "\n",
                    status: 73
                )
        )
    }
}
