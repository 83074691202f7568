import TestKit
import Testing

@Suite struct UndoTests {
    @Test func `undo and redo work across processes and for several changes at once`() throws {
        let program = try Program.withUsualList()
        let first = try program.run("up", "--json")
        _ = try program.run("done", "1")
        _ = try program.run("change", "2-4", "pri:low", "+x")
        let last = try program.run("up", "--json")

        let undone = try program.run("undo", "2")
        #expect(
            undone
                == Outcome(
                    "Undone: change 2-4 pri:low +x  (today 09:30)\nUndone: done 1  (today 09:30)\n",
                    messages: "adder redo 2 reapplies them.\n"
                )
        )
        #expect(try program.run("up", "--json") == first)

        let redone = try program.run("redo", "5")
        #expect(redone.messages == "No more changes to redo.\nadder undo 2 reverses them.\n")
        #expect(try program.run("up", "--json") == last)
    }

    @Test func `a new change discards the redo history`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("done", "1")
        _ = try program.run("undo")
        _ = try program.run("add", "Something", "new")

        #expect(
            try program.run("redo")
                == Outcome(messages: "Nothing to redo.\n")
        )
    }

    @Test func `undo on a missing list does nothing and creates nothing`() throws {
        let program = try Program()

        #expect(try program.run("undo") == Outcome(messages: "Nothing to undo.\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }
}
