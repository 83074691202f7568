import TestKit
import Testing

@Suite struct DoneTests {
    private let wayBack = "adder undo takes it back.\n"

    @Test func `ids and ranges are done in one change`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("done", "2,4-5")

        #expect(outcome == Outcome("Done 2: Call mum\nDone 4: Dentist\nDone 5: Buy milk\n", talk: wayBack))
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT id FROM item WHERE status = 1 ORDER BY id") == ["2", "4", "5"])
        #expect(try list.column("SELECT command FROM change WHERE id > 1") == ["done 2,4-5"])
    }

    @Test func `what comes back leaves its next occurrence`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week @home")

        let outcome = try program.run("do", "1")

        #expect(outcome == Outcome("Done 1: Water the plants\n  comes back as 2, due Fri 4 Dec\n", talk: wayBack))
    }

    @Test func `what waited is free, and what was needed all the same is named`() throws {
        let program = try Program()
        try program.fill("Buy paint", "Buy brushes", "Measure")
        try program.fill("Paint needs:1,2", "Move in needs:3")

        let free = try program.run("done", "3")
        let early = try program.run("done", "4")

        #expect(free.talk == "Free to begin now: 5 Move in.\n\(wayBack)")
        #expect(early.talk == "4 needed 1 Buy paint, 2 Buy brushes, which are still open.\n\(wayBack)")
    }

    @Test func `what was named and done before is said, and changes nothing`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("done", "2")
        let before = try Files.read(program.list)

        let outcome = try program.run("done", "2")

        #expect(outcome == Outcome(talk: "Done before: 2 Call mum.\n"))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `a filter that finds one item is done, and one that finds none is no failure`() throws {
        let program = try Program.withUsualList()

        let one = try program.run("done", "@phone")
        let none = try program.run("done", "@phone")

        #expect(one == Outcome("Done 2: Call mum\n", talk: wayBack))
        #expect(none == Outcome(talk: "Nothing matches, so nothing was changed.\n"))
    }

    @Test func `a filter that finds several needs a yes where nobody can be asked`() throws {
        let program = try Program.withUsualList()

        let refused = try program.run("done", "project:home.books", "or", "@phone")
        let confirmed = try program.run("done", "project:home.books", "or", "@phone", "--yes")

        let question = "Complete 2 items (2 Call mum, 3 Return the books)?"
        #expect(
            refused
                == Outcome(
                    talk: "adder: \(question) Nobody is here to say so; add --yes if that is meant.\n",
                    status: 64
                )
        )
        #expect(confirmed == Outcome("Done 2: Call mum\nDone 3: Return the books\n", talk: wayBack))
    }

    @Test func `an id that is not there stops all of it`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let outcome = try program.run("done", "2,9,20-30")

        let sentence = "“9,20-30” names no item, and nothing was changed; see adder list for ids."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 66))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `labelled lines say the same`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")

        let outcome = try program.run("done", "1", "--plain")

        #expect(
            outcome
                == Outcome(
                    "done: 1\ntitle: Water the plants\ndetail: comes back as 2, due Fri 4 Dec\n",
                    talk: wayBack
                )
        )
    }

    @Test func `machines are told what is done and what comes back, in one object`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")

        let outcome = try program.run("done", "1", "--json")

        #expect(outcome.output.hasPrefix(#"{"adder":1,"items":[{"id":1,"#))
        #expect(outcome.output.contains(#""status":"done","due":"2026-11-27""#))
        #expect(outcome.output.contains(#""completed":"2026-11-21T09:30:00Z"}],"next":[{"id":2,"#))
        #expect(outcome.talk.isEmpty)
    }

    @Test func `what is done, reopened and done again comes back once`() throws {
        let program = try Program()
        try program.fill("Water every:3d")

        let lines = ["done 1", "reopen 1", "done 1"].map { $0.split(separator: " ").map { Array($0.utf8) } }
        let outcomes = try lines.map { try program.run(arguments: $0) }

        #expect(outcomes[0].output == "Done 1: Water\n  comes back as 2, due Tue 24 Nov\n")
        let stays = "2 Water is still to come, due Tue 24 Nov; completing 1 leaves no other.\n"
        #expect(outcomes[1].talk == stays + wayBack)
        #expect(outcomes[2] == outcomes[0])
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT id FROM item ORDER BY id") == ["1", "2"])
        _ = try program.run("undo", "3")
        #expect(try DatabaseFile(program.list).column("SELECT id || status FROM item") == ["10"])
    }

    @Test func `what comes back waits for what came back of what it needed`() throws {
        let program = try Program()
        try program.fill("Collect every:week")
        try program.fill("Report every:week needs:1")
        _ = try program.run("done", "1")

        let outcome = try program.run("done", "2", "--json")

        let next = try JSONValue(outcome.output)["next"]?[0]
        #expect(next?["needs"] == .array([.integer(3)]))
    }

    @Test func `the open parts of what is done are named`() throws {
        let program = try Program()
        try program.fill("Move")
        try program.fill("Pack parent:1", "Clean parent:1")
        _ = try program.run("done", "3")

        let outcome = try program.run("done", "1")

        #expect(outcome == Outcome("Done 1: Move\n", talk: "Still open as a part of 1: 2 Pack.\n\(wayBack)"))
    }

    @Test func `machines are told all that people are told`() throws {
        let program = try Program()
        try program.fill("Buy paint", "Measure")
        try program.fill("Paint needs:1")
        try program.fill("Buy brushes parent:3")
        _ = try program.run("done", "2")

        let outcome = try program.run("done", "2,3", "--json")

        let answer = try JSONValue(outcome.output)
        #expect(answer["unchanged"]?[0]?["id"] == .integer(2))
        #expect(answer["stillOpen"]?[0]?["id"] == .integer(1))
        #expect(answer["openParts"]?[0]?["id"] == .integer(4))
    }
}
