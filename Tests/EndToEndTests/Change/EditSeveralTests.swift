import Glibc
import TestKit
import Testing

/// Pages with several items.
@Suite struct EditSeveralTests {
    private let kept = "Your text is kept. adder edit --resume goes on with it.\n"

    /// - Parameter script: A script for the page `$0`.
    private func several(_ script: String) throws -> Program {
        let program = try Program.editing(with: "sh page")
        try Files.write(script.replacing("$0", with: "$1").utf8, to: "\(program.home.path)/page")
        try program.fill("Buy milk +town", "Return the books +town", "Rest")
        return program
    }

    private let rewrite = """
        cat >$0 <<END
        item 3
        title: Return all books
        tags: +town

        Fetch the parcel tomorrow +town
        - Trip
          - [x] Pack
        END
        """

    @Test func `a page of several items is one change`() throws {
        let program = try several(rewrite)

        let outcome = try program.run("edit", "+town", "--yes")

        #expect(
            outcome
                == Outcome(
                    """
                    Changed 3: Return all books
                      was: Return the books
                    Added 5: Fetch the parcel
                      due Sun 22 Nov, +town
                    Added 6: Trip
                    Added 7: Pack
                      done, part of 6
                    Removed 2: Buy milk

                    """,
                    messages: "adder undo reverses it.\n"
                )
        )
        #expect(try program.run("list", "closed").output.contains("Pack"))
        #expect(try program.run("undo").output.hasPrefix("Undone: edit +town"))
        let titles = try DatabaseFile(program.list).column("SELECT title FROM item ORDER BY id")
        #expect(titles == ["Pay rent", "Buy milk", "Return the books", "Rest"])
    }

    @Test func `removals need confirmation, and the page is kept without it`() throws {
        let program = try several(rewrite)

        let outcome = try program.run("edit", "2", "3")

        #expect(
            outcome
                == Outcome(
                    messages:
                        "adder: Remove 2 Buy milk? Can't ask for confirmation here. Use --yes to confirm.\n\(kept)",
                    status: 64
                )
        )
        try Files.write("true".utf8, to: "\(program.home.path)/page")
        #expect(try program.run("edit", "--resume", "--yes").output.contains("Removed 2: Buy milk\n"))
        #expect(
            try program.run("edit", "--resume").messages == "adder: No page is kept. To edit items: adder edit 16 17\n"
        )
    }

    @Test func `on a terminal, adder asks about removals`() throws {
        let program = try several(rewrite)
        let pty = try Pty(program, "edit", "2", "3")

        try pty.wait(for: "Remove 2 Buy milk? [y/N] ")
        try pty.send("y\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.printed.contains("Removed 2: "))
    }

    @Test func `a mistake opens the page at its line, with the error above it`() throws {
        let program = try several(
            """
            echo "$@" >>runs
            if test -e twice; then cp "$2" page2; sed -i s/pri:huge/pri:low/ "$2"; exit; fi
            touch twice
            sed -i "s/^title: Return.*/&\\npri:huge/" $0
            """
        )
        program.variables["EDITOR"] = "\(program.home.path)/vi"
        try Files.write("#!/bin/sh\nexec sh \(program.home.path)/page \"$@\"\n".utf8, to: "\(program.home.path)/vi")
        #expect(chmod("\(program.home.path)/vi", 0o700) == 0)

        let outcome = try program.run("edit", "2", "3")

        #expect(outcome.output == "Changed 3: Return the books\n  priority low\n")
        let page = String(decoding: try Files.read("\(program.home.path)/page2"), as: UTF8.self)
        let message = "# adder: “pri:huge” is not a priority. Use high, medium or low."
        #expect(page.contains("title: Return the books\n\(message)\npri:huge\n"))
        let line = page.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "pri:huge") ?? 0
        let runs = String(decoding: try Files.read("\(program.home.path)/runs"), as: UTF8.self)
        #expect(runs.split(separator: "\n").last?.hasPrefix("+\(line + 1) ") == true)
    }

    @Test func `a resumed page keeps what was changed meanwhile`() throws {
        let program = try several("sed -i -e 's/Buy milk/Buy oat milk/' -e 's/^item 3/item 9/' $0")
        #expect(try program.run("edit", "2", "3").messages.hasPrefix("adder: Line 10: Item 9 was not on this page."))
        _ = try program.run("change", "2", "pri:high", "+shop")
        try Files.write("sed -i 's/^item 9/item 3/' $1".utf8, to: "\(program.home.path)/page")

        let outcome = try program.run("edit", "--resume")

        #expect(outcome.output == "Changed 2: Buy oat milk\n  was: Buy milk\n")
        #expect(try program.run("show", "2", "--plain").output.contains("+shop"))
    }

    @Test func `a page of three thousand items is saved as one change`() throws {
        let program = try Program.editing(with: "sed -i 's/^title: Item/title: Task/'")
        try program.fill((1...3_000).map { "Item \($0)" })

        let outcome = try program.run("edit", "not +money", "--json")

        #expect(outcome.ending == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item WHERE title LIKE 'Task%'") == ["3000"])
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM change") == ["3"])
    }
}
