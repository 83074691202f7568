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
        let program = try program(editor: "sh -c 'echo gone >$0; exit 3'")

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(74))
        #expect(outcome.talk.hasSuffix("ended with status 3); nothing was changed.\n"))
        #expect(Files.names(in: program.home.path) == ["data"])
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
                    talk: "adder: Line 7: “pri:huge” is no priority; it is high, medium or low.\n"
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
}
