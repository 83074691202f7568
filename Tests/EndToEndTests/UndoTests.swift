import TestKit
import Testing

@Suite struct UndoTests {
    @Test func `whatever was done is taken back and made again, by other processes and as one`() throws {
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
                    talk: "adder redo 2 makes them again.\n"
                )
        )
        #expect(try program.run("up", "--json") == first)

        let redone = try program.run("redo", "5")
        #expect(redone.talk == "There was no more to redo.\nadder undo 2 takes them back.\n")
        #expect(try program.run("up", "--json") == last)
    }

    @Test func `a new change ends what could be made again`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("done", "1")
        _ = try program.run("undo")
        _ = try program.run("add", "Something", "new")

        #expect(
            try program.run("redo")
                == Outcome(talk: "There is nothing to redo: nothing was undone since the last change.\n")
        )
    }

    @Test func `a list without changes has nothing to undo, and is not made for that`() throws {
        let program = try Program()

        #expect(try program.run("undo") == Outcome(talk: "There is nothing to undo.\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }
}
