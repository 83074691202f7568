import Glibc
import TestKit
import Testing

@Suite struct EditTests {
    private func program(editor: String) throws -> Program {
        let program = try Program(["EDITOR": editor])
        program.variables["TMPDIR"] = program.home.path
        try program.fill("Pay rent fri 5pm +money note:\"by hand\"")
        return program
    }

    @Test func `what is saved in the editor is what the item is`() throws {
        let program = try program(editor: "sed -i -e s/17:00/noon/ -e s/+money/urgent/")

        let outcome = try program.run("edit", "1")

        #expect(
            outcome
                == Outcome(
                    "Changed 1: Pay rent\n  due Fri 27 Nov 17:00 → Fri 27 Nov 12:00, +urgent, -money\n",
                    talk: "adder undo takes it back.\n"
                )
        )
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test(arguments: [("true", "Nothing was changed.\n", Int32(0)), ("truncate -s 0", "Nothing was changed.\n", 0)])
    func `a page that says nothing new changes nothing`(editor: String, talk: String, status: Int32) throws {
        let program = try program(editor: editor)
        let before = try Files.read(program.list)

        let outcome = try program.run("edit", "1")

        #expect(outcome == Outcome(talk: talk, status: status))
        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `an editor that fails changes nothing, and leaves nothing behind`() throws {
        let program = try program(editor: "sh -c 'exit 3'")

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(74))
        #expect(outcome.talk.hasSuffix("ended with status 3); nothing was changed.\n"))
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `what was saved before an editor failed is kept`() throws {
        let program = try program(editor: "sh -c 'echo typed >$0; exit 3'")

        let outcome = try program.run("edit", "1")

        let page = try #require(self.page(in: program))
        #expect(outcome.ending == .status(74))
        #expect(outcome.talk.hasSuffix("nothing was changed.\nYour page is kept in \(page).\n"))
        #expect(try Files.read(page) == Array("typed\n".utf8))
    }

    /// The page that is left.
    private func page(in program: Program) -> String? {
        let home = program.home.path
        return Files.names(in: home).first { $0.hasPrefix("adder-") }.map { "\(home)/\($0)" }
    }

    @Test(arguments: [("TERM", SIGTERM), ("HUP", SIGHUP)])
    func `a program that is ended names the page that somebody has written on`(name: String, number: Int32) throws {
        let program = try program(editor: "echo typed >\"$1\"; kill -\(name) $PPID; exec sleep 9; :")

        let outcome = try program.run("edit", "1")

        let page = try #require(self.page(in: program))
        #expect(outcome == Outcome(talk: "Your page is kept in \(page).\n", ending: .signal(number)))
    }

    @Test func `a program that is ended leaves no page on which nothing was written`() throws {
        let program = try program(editor: "kill -TERM $PPID; exec sleep 9; :")

        let outcome = try program.run("edit", "1")

        #expect(outcome == Outcome(ending: .signal(SIGTERM)))
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `an editor that is not there is answered with how to name another one`() throws {
        let program = try program(editor: "nonesuch")

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(66))
        #expect(
            outcome.talk.hasSuffix(
                "adder: “nonesuch” cannot be run as the editor; set VISUAL or EDITOR to a command that exists, "
                    + "as in EDITOR=nano adder edit 1.\n"
            )
        )
    }

    @Test func `a folder for pages that is not there is not the editor's fault`() throws {
        let program = try program(editor: "true")
        program.variables["TMPDIR"] = "/no/such/folder"

        let outcome = try program.run("edit", "1")

        #expect(
            outcome
                == Outcome(
                    talk: "adder: There is no room for the page in /no/such/folder (No such file or directory); "
                        + "set TMPDIR to a folder that you can write to.\n",
                    status: 73
                )
        )
    }

    @Test func `what others tag meanwhile stays`() throws {
        let program = try program(editor: "sh -c 'adder change 1 +other >/dev/null 2>&1; sed -i s/+money/+own/ $0'")

        let outcome = try program.run("edit", "1")

        #expect(outcome.output == "Changed 1: Pay rent\n  +own, -money\n")
        #expect(try DatabaseFile(program.list).column("SELECT name FROM tag") == ["other", "own"])
    }

    @Test func `what others changed as well opens the page again, and it is kept while nobody decides`() throws {
        let program = try program(
            editor: "sh -c 'adder change 1 project:theirs >/dev/null 2>&1; sed -i s/^project:.*/project:\\ mine/ $0'"
        )

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(65))
        #expect(
            outcome.talk.hasPrefix(
                "adder: Meanwhile it has “project: theirs”; write that, or take this line out to keep yours.\n"
                    + "Your page is kept in "
            )
        )
    }

    @Test func `machines are told in one object where the page is kept`() throws {
        let program = try program(editor: "sed -i s/^pri:.*/pri:huge/")

        let outcome = try program.run("edit", "1", "--json")

        let page = try #require(self.page(in: program))
        let message = "Line 9: “pri:huge” is no priority; it is high, medium or low. Your page is kept in \(page)."
        #expect(try JSONValue(outcome.talk)["error"]?["message"] == .string(message))
    }

    @Test func `a mistake opens the page again with the complaint on top, until it is mended`() throws {
        // Makes a mistake the first time, and mends it once it is told.
        let program = try program(
            editor:
                "sh -c 'if grep -q \"^# adder: \" $0; then sed -i s/^pri:.*/pri:low/ $0; else sed -i s/^pri:/pri:huge/ $0; fi'"
        )

        let outcome = try program.run("edit", "1")

        #expect(outcome.output == "Changed 1: Pay rent\n  priority low\n")
    }

    @Test func `a mistake that stays ends the matter, and the page is kept`() throws {
        let program = try program(editor: "sed -i s/^pri:.*/pri:huge/")

        let outcome = try program.run("edit", "1")

        let page = try #require(Files.names(in: program.home.path).first { $0.hasPrefix("adder-") })
        #expect(
            outcome
                == Outcome(
                    talk: "adder: Line 9: “pri:huge” is no priority; it is high, medium or low.\n"
                        + "Your page is kept in \(program.home.path)/\(page).\n",
                    status: 65
                )
        )
        #expect(Files.mode(of: "\(program.home.path)/\(page)") == 0o600)
    }

    @Test func `the variable for visual editors comes first, and an unknown item opens none`() throws {
        let program = try program(editor: "false")
        program.variables["VISUAL"] = "true"

        #expect(try program.run("edit", "1") == Outcome(talk: "Nothing was changed.\n"))
        #expect(
            try program.run("edit", "9")
                == Outcome(
                    talk: "adder: “9” names no item, and nothing was changed; see adder list for ids.\n",
                    status: 66
                )
        )
    }

    @Test func `an editor in the middle of a script reads nothing of it`() throws {
        let program = try program(editor: "cat >/dev/null; :")

        let outcome = try program.run(input: "edit 1\nadd Buy milk\n")

        #expect(outcome == Outcome("Added 2: Buy milk\n", talk: "Nothing was changed.\n"))
    }
}
