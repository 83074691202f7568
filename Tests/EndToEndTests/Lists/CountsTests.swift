import TestKit
import Testing
import UnicodeText

@Suite struct CountsTests {
    private func programWithList() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay rent +money project:home",
            "Plan the garden project:home.garden @outside",
            "우유 사기 @가게 +money",
            "Write the report project:work.release",
            "Call mum"
        )
        let outcome = try program.run("done", "1,5")
        try #require(outcome.ending == .status(0), "\(outcome)")
        return program
    }

    @Test func `tags are listed as they are typed, with their counts`() throws {
        let program = try programWithList()

        #expect(
            try program.run("tags")
                == Outcome(
                    """
                    @outside  1 open  0 done
                    @가게     1 open  0 done
                    +money    1 open  1 done
                    No tag    1 open  1 done

                    """
                )
        )
        #expect(
            try program.run("tags", "--plain", "project:home")
                == Outcome("tag @outside: 1 open, 0 done\ntag +money: 0 open, 1 done\n")
        )
        #expect(
            try program.run("tags", "--json", "+money", "or", "pri:high")
                == Outcome(
                    #"{"adder":1,"tags":[{"name":"@가게","open":1,"done":0},{"name":"money","open":1,"done":1}]}"# + "\n"
                )
        )
    }

    @Test func `a project shows its own counts and the totals including subprojects`() throws {
        let program = try programWithList()

        #expect(
            try program.run("projects")
                == Outcome(
                    """
                    home            0 open  1 done  (1 open, 1 done including subprojects)
                      home.garden   1 open  0 done
                    work            0 open  0 done  (1 open, 0 done including subprojects)
                      work.release  1 open  0 done
                    No project      1 open  1 done

                    """
                )
        )
        #expect(
            try program.run("projects", "--plain", "project:home")
                == Outcome(
                    "project home: 0 open, 1 done; 1 open, 1 done including subprojects\n"
                        + "project home.garden: 1 open, 0 done\n"
                )
        )
        #expect(
            try program.run("projects", "--json", "open")
                == Outcome(
                    #"{"adder":1,"projects":[{"name":"home","open":0,"done":0,"total":{"open":1,"done":0}},"#
                        + #"{"name":"home.garden","open":1,"done":0,"total":{"open":1,"done":0}},"#
                        + #"{"name":"work","open":0,"done":0,"total":{"open":1,"done":0}},"#
                        + #"{"name":"work.release","open":1,"done":0,"total":{"open":1,"done":0}}],"#
                        + #""without":{"open":1,"done":0}}"# + "\n"
                )
        )
    }

    @Test(arguments: [20, 40, 80])
    func `no line is wider than the terminal`(columns: Int) throws {
        let program = try programWithList()
        try program.fill(
            "Long project:home.garden.\(String(repeating: "아주", count: 40)) +\(String(repeating: "긴", count: 60))"
        )

        for command in ["tags", "projects"] {
            let pty = try Pty(program, command, "--color", "never", columns: columns)

            #expect(try pty.waitForExit() == .status(0))
            #expect(pty.lines.allSatisfy { UnicodeText.width($0) <= columns }, "\(pty.lines.joined(separator: "\n"))")
        }
    }

    @Test(arguments: [
        ("tags", "No item has a tag yet. Add +word to an item.", "No matching item has a tag."),
        (
            "projects", "No item has a project yet. Add project:name to an item.",
            "No matching item has a project."
        ),
    ])
    func `an empty result explains why it is empty`(command: String, none: String, noneOfMatching: String) throws {
        let program = try Program()
        let empty = "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"
        #expect(try program.run(command) == Outcome(empty))
        #expect(try program.run(command, "--json") == Outcome("{\"adder\":1,\"\(command)\":[]}\n"))

        try program.fill("Call mum")

        #expect(try program.run(command) == Outcome("\(none)\n"))
        #expect(try program.run(command, "mum") == Outcome("\(noneOfMatching)\n"))
        #expect(try program.run(command, "dad") == Outcome("Nothing matches.\n"))
    }
}
