import Glibc
import TestKit
import Testing

@Suite struct EditTests {
    @Test func `the saved page is applied to the item`() throws {
        let program = try Program.editing(with: "sed -i -e s/17:00/noon/ -e s/+money/urgent/")

        let outcome = try program.run("edit", "1")

        #expect(
            outcome
                == Outcome(
                    "Changed 1: Pay rent\n  due Fri 27 Nov 17:00 → Fri 27 Nov 12:00, +urgent, -money\n",
                    messages: "adder undo reverses it.\n"
                )
        )
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test(arguments: [("true", "Nothing was changed.\n", Int32(0)), ("truncate -s 0", "Nothing was changed.\n", 0)])
    func `an unchanged or empty page changes nothing`(editor: String, messages: String, status: Int32) throws {
        let program = try Program.editing(with: editor)
        let before = try Files.read(program.list)

        let outcome = try program.run("edit", "1")

        #expect(outcome == Outcome(messages: messages, status: status))
        #expect(try Files.read(program.list) == before)
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `a failing editor changes nothing and leaves no file`() throws {
        let program = try Program.editing(with: "sh -c 'exit 3'")

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(74))
        #expect(outcome.messages.hasSuffix("exited with status 3). Nothing was changed.\n"))
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `a page saved before the editor failed is kept`() throws {
        let program = try Program.editing(with: "sh -c 'echo typed >$0; exit 3'")

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(74))
        #expect(outcome.messages.hasSuffix("Nothing was changed.\n\(kept)"))
        #expect(try text(program).contains("typed\n"))
    }

    private let kept = "Your text is kept. adder edit --resume goes on with it.\n"

    /// Returns the kept page with what belongs to it.
    private func text(_ program: Program) throws -> String {
        #expect(keptPage(in: program) == nil)
        return String(decoding: try Files.read("\(program.home.path)/state/adder/page-1"), as: UTF8.self)
    }

    private func keptPage(in program: Program) -> String? {
        let home = program.home.path
        return Files.names(in: home).first { $0.hasPrefix("adder-") }.map { "\(home)/\($0)" }
    }

    @Test(arguments: [("TERM", SIGTERM), ("HUP", SIGHUP)])
    func `a signal keeps a modified page and says so`(name: String, number: Int32) throws {
        let program = try Program.editing(with: "echo typed >\"$1\"; kill -\(name) $PPID; exec sleep 9; :")

        let outcome = try program.run("edit", "1")

        #expect(outcome == Outcome(messages: kept, ending: .signal(number)))
        #expect(try text(program).contains("typed\n"))
    }

    @Test func `a signal leaves no unmodified page`() throws {
        let program = try Program.editing(with: "kill -TERM $PPID; exec sleep 9; :")

        let outcome = try program.run("edit", "1")

        #expect(outcome == Outcome(ending: .signal(SIGTERM)))
        #expect(Files.names(in: program.home.path) == ["data"])
    }

    @Test func `the error for a missing editor says how to choose another`() throws {
        let program = try Program.editing(with: "nonesuch")

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(66))
        #expect(
            outcome.messages.hasSuffix(
                "adder: Can't run the editor “nonesuch”. Set VISUAL or EDITOR to an installed editor, such as nano.\n"
            )
        )
    }

    @Test func `a missing temporary folder is reported as such`() throws {
        let program = try Program.editing(with: "true")
        program.variables["TMPDIR"] = "/no/such/folder"

        let outcome = try program.run("edit", "1")

        #expect(
            outcome
                == Outcome(
                    messages: "adder: Can't create a file in /no/such/folder (No such file or directory). "
                        + "Set TMPDIR to a writable folder.\n",
                    status: 73
                )
        )
    }

    @Test func `a full temporary folder is reported, and no text is said to be saved`() throws {
        let program = try Program.editing(with: "true")

        let outcome = try program.shell("ulimit -f 0; exec adder edit 1")

        let folder = program.home.path
        let sentence = "Can't create a file in \(folder) (File too large). Set TMPDIR to a writable folder."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 73))
        #expect(Files.names(in: folder) == ["data"])
    }

    @Test func `a page that can't be opened again for a full disk keeps the typed text`() throws {
        let program = try Program.editing(with: "sh -c 'echo due: soon >$0; prlimit --fsize=0 --pid $(cat parent)'")

        let outcome = try program.shell("echo $$ >parent; exec adder edit 1")

        let page = try #require(keptPage(in: program))
        #expect(outcome.ending == .status(73))
        #expect(outcome.messages.hasSuffix("Your text is saved in \(page).\n"))
        #expect(try Files.read(page) == Array("due: soon\n".utf8))
    }

    @Test func `tags added by another process while editing are kept`() throws {
        let program = try Program.editing(
            with: "sh -c 'adder change 1 +other >/dev/null 2>&1; sed -i s/+money/+own/ $0'"
        )

        let outcome = try program.run("edit", "1")

        #expect(outcome.output == "Changed 1: Pay rent\n  +own, -money\n")
        #expect(try DatabaseFile(program.list).column("SELECT name FROM tag") == ["other", "own"])
    }

    @Test func `a conflicting change reopens the page, and an unresolved conflict keeps it`() throws {
        let program = try Program.editing(
            with: "sh -c 'adder change 1 project:theirs >/dev/null 2>&1; sed -i s/^project:.*/project:\\ mine/ $0'"
        )

        let outcome = try program.run("edit", "1")

        #expect(outcome.ending == .status(65))
        #expect(
            outcome.messages.hasPrefix(
                "adder: Line 7: Changed elsewhere to “project: theirs”. Use that value, or delete this line to keep your text.\n"
            )
        )
    }

    @Test func `a JSON error says how to go on with the kept page`() throws {
        let program = try Program.editing(with: "sed -i s/^pri:.*/pri:huge/")

        let outcome = try program.run("edit", "1", "--json")

        let message =
            "Line 8: “pri:huge” is not a priority. Use high, medium or low. "
            + "Your text is kept. adder edit --resume goes on with it."
        #expect(try JSONValue(outcome.messages)["error"]?["message"] == .string(message))
    }

    @Test func `an invalid page is reopened with the error on top until it is corrected`() throws {
        // Writes an invalid priority first and corrects it once the page shows the error.
        let program = try Program.editing(
            with:
                "sh -c 'if grep -q \"^# adder: \" $0; then sed -i s/^pri:.*/pri:low/ $0; else sed -i s/^pri:/pri:huge/ $0; fi'"
        )

        let outcome = try program.run("edit", "1")

        #expect(outcome.output == "Changed 1: Pay rent\n  priority low\n")
    }

    @Test func `a page that stays invalid is kept and exits with 65`() throws {
        let program = try Program.editing(with: "sed -i s/^pri:.*/pri:huge/")

        let outcome = try program.run("edit", "1")

        #expect(
            outcome
                == Outcome(
                    messages: "adder: Line 8: “pri:huge” is not a priority. Use high, medium or low.\n\(kept)",
                    status: 65
                )
        )
        #expect(try text(program).contains("pri:huge\n"))
        #expect(Files.mode(of: "\(program.home.path)/state/adder/page-1") == 0o600)
    }

    @Test func `an editor that writes the same invalid page again is not started a third time`() throws {
        let program = try Program.editing(with: "sh -c 'echo >>runs; echo pri:huge >$0'")

        let outcome = try program.run("edit", "1")

        #expect(
            outcome
                == Outcome(
                    messages: "adder: Line 1: “pri:huge” is not a priority. Use high, medium or low.\n\(kept)",
                    status: 65
                )
        )
        #expect(try Files.read("\(program.home.path)/runs").count == 2)
        #expect(try text(program).contains("pri:huge\n"))
    }

    @Test func `an editor without a terminal has two tries`() throws {
        let program = try Program.editing(with: "sh -c 'echo >>runs; echo pri:x$(wc -l <runs) >$0'")

        let outcome = try program.shell("exec setsid --wait adder edit 1")

        #expect(outcome.ending == .status(65))
        #expect(outcome.messages.contains("“pri:x2” is not a priority."))
        #expect(try Files.read("\(program.home.path)/runs").count == 2)
    }

    @Test func `an editor on a terminal that always makes the same mistake is stopped`() throws {
        let program = try Program.editing(with: "sh -c 'echo >>runs; sed -i 1ipri:huge $0'")
        let pty = try Pty(program, "edit", "1")

        #expect(try pty.waitForExit() == .status(65))
        #expect(pty.printed.contains("Your text is kept. "))
        #expect(try Files.read("\(program.home.path)/runs").count <= 4)
    }

    @Test func `VISUAL overrides EDITOR, and an unknown id opens no editor`() throws {
        let program = try Program.editing(with: "false")
        program.variables["VISUAL"] = "true"

        #expect(try program.run("edit", "1") == Outcome(messages: "Nothing was changed.\n"))
        #expect(
            try program.run("edit", "9")
                == Outcome(
                    messages: "adder: No item 9; nothing was changed. Run adder list to see ids.\n",
                    status: 66
                )
        )
    }

    @Test func `an editor started from a script doesn't read its lines`() throws {
        let program = try Program.editing(with: "cat >/dev/null; :")

        let outcome = try program.run(input: "edit 1\nadd Buy milk\n")

        #expect(outcome == Outcome("Added 2: Buy milk\n", messages: "Nothing was changed.\n"))
    }
}
