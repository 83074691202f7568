import TestKit
import Testing

@Suite struct DoneTests {
    private let undoHint = "adder undo reverses it.\n"

    @Test func `ids and ranges are completed in one change`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("done", "2,4-5")

        #expect(outcome == Outcome("Done 2: Call mum\nDone 4: Dentist\nDone 5: Buy milk\n", messages: undoHint))
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT id FROM item WHERE status = 1 ORDER BY id") == ["2", "4", "5"])
        #expect(try list.column("SELECT command FROM change WHERE id > 1") == ["done 2,4-5"])
    }

    @Test func `completing a repeating item adds its next occurrence`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week @home")

        let outcome = try program.run("do", "1")

        #expect(outcome == Outcome("Done 1: Water the plants\n  Next: 2, due Fri 4 Dec\n", messages: undoHint))
    }

    @Test func `a late item is due later today if its time is still to come, and skipped days are named`() throws {
        let program = try Program()
        try program.fill("Take pills due:2026-11-18T21:00 every:day", "Water due:2026-11-19 every:day")

        let outcome = try program.run("done", "1,2")

        let pills = "Done 1: Take pills\n  Next: 3, due Sat 21 Nov 21:00. Skipped Thu 19, Fri 20 Nov.\n"
        let water = "Done 2: Water\n  Next: 4, due Sun 22 Nov. Skipped Fri 20, Sat 21 Nov.\n"
        #expect(outcome == Outcome(pills + water, messages: undoHint))
    }

    @Test func `completing an item names unblocked items and open dependencies`() throws {
        let program = try Program()
        try program.fill("Buy paint", "Buy brushes", "Measure")
        try program.fill("Paint needs:1,2", "Move in needs:3")

        let free = try program.run("done", "3")
        let early = try program.run("done", "4")

        #expect(free.messages == "No longer blocked: 5 Move in.\n\(undoHint)")
        #expect(early.messages == "4 depends on 1 Buy paint, 2 Buy brushes, which are still open.\n\(undoHint)")
    }

    @Test func `completing a done item reports it and changes nothing`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("done", "2")
        let before = try Files.read(program.list)

        let outcome = try program.run("done", "2")

        #expect(outcome == Outcome(messages: "Already done: 2 Call mum.\n"))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `a filter with one match completes it, and one without matches exits with 0`() throws {
        let program = try Program.withUsualList()

        let one = try program.run("done", "@phone")
        let none = try program.run("done", "@phone")

        #expect(one == Outcome("Done 2: Call mum\n", messages: undoHint))
        #expect(none == Outcome(messages: "All matching items are done, so nothing was changed.\n"))
    }

    @Test func `completing several matches without a terminal requires --yes`() throws {
        let program = try Program.withUsualList()

        let refused = try program.run("done", "project:home.books", "or", "@phone")
        let confirmed = try program.run("done", "project:home.books", "or", "@phone", "--yes")

        let question = "Complete 2 items (2 Call mum, 3 Return the books)?"
        #expect(
            refused
                == Outcome(
                    messages: "adder: \(question) Can't ask for confirmation here. Use --yes to confirm.\n",
                    status: 64
                )
        )
        #expect(confirmed == Outcome("Done 2: Call mum\nDone 3: Return the books\n", messages: undoHint))
    }

    @Test func `an unknown id changes nothing`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let outcome = try program.run("done", "2,9,20-30")

        let sentence = "No items 9, 20-30; nothing was changed. Run adder list to see ids."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 66))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `plain output has the same content`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")

        let outcome = try program.run("done", "1", "--plain")

        #expect(
            outcome
                == Outcome(
                    "done: 1\ntitle: Water the plants\ndetail: Next: 2, due Fri 4 Dec\n",
                    messages: undoHint
                )
        )
    }

    @Test func `JSON output has the completed item and its next occurrence`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")

        let outcome = try program.run("done", "1", "--json")

        #expect(outcome.output.hasPrefix(#"{"adder":1,"items":[{"id":1,"#))
        #expect(outcome.output.contains(#""status":"done","due":"2026-11-27""#))
        #expect(outcome.output.contains(#""completed":"2026-11-21T09:30:00Z"}],"next":[{"id":2,"#))
        #expect(outcome.messages.isEmpty)
    }

    @Test func `completing a repeating item twice adds one next occurrence`() throws {
        let program = try Program()
        try program.fill("Water every:3d")

        let lines = ["done 1", "reopen 1", "done 1"].map { $0.split(separator: " ").map { Array($0.utf8) } }
        let outcomes = try lines.map { try program.run(arguments: $0) }

        #expect(outcomes[0].output == "Done 1: Water\n  Next: 2, due Tue 24 Nov\n")
        let stays = "Its next occurrence remains: 2 Water, due Tue 24 Nov. Completing 1 again won't add another.\n"
        #expect(outcomes[1].messages == stays + undoHint)
        #expect(outcomes[2] == outcomes[0])
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT id FROM item ORDER BY id") == ["1", "2"])
        _ = try program.run("undo", "3")
        #expect(try DatabaseFile(program.list).column("SELECT id || status FROM item") == ["10"])
    }

    @Test func `the next occurrence depends on the next occurrence of its dependency`() throws {
        let program = try Program()
        try program.fill("Collect every:week")
        try program.fill("Report every:week needs:1")
        _ = try program.run("done", "1")

        let outcome = try program.run("done", "2", "--json")

        let next = try JSONValue(outcome.output)["next"]?[0]
        #expect(next?["needs"] == .array([.integer(3)]))
    }

    @Test func `completing an item names its open parts`() throws {
        let program = try Program()
        try program.fill("Move")
        try program.fill("Pack parent:1", "Clean parent:1")
        _ = try program.run("done", "3")

        let outcome = try program.run("done", "1")

        #expect(outcome == Outcome("Done 1: Move\n", messages: "Open part of 1: 2 Pack.\n\(undoHint)"))
    }

    @Test func `JSON output includes unchanged items, open dependencies and open parts`() throws {
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

    @Test func `copies of a list that complete the same item get the same next occurrence`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")
        let copy = "\(program.home.path)/copy.db"
        try Files.write(try Files.read(program.list), to: copy)

        let uuids = try [program.list, copy].map { list in
            try JSONValue(program.run("done", "1", "--json", "--db", list).output)["next"]?[0]?["uuid"]
        }

        #expect(uuids[0] != nil)
        #expect(uuids[0] == uuids[1])
    }

    @Test func `undo, redo and reopen do not add a second next occurrence`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")
        let added = try JSONValue(program.run("done", "1", "--json").output)["next"]?[0]?["uuid"]
        _ = try program.run("undo")
        _ = try program.run("redo")
        _ = try program.run("reopen", "1")
        _ = try program.run("done", "1")
        _ = try program.run("undo", "3")

        let again = try JSONValue(program.run("done", "1", "--json").output)["next"]?[0]?["uuid"]
        let items = try JSONValue(program.run("list", "all", "--json").output)["items"]

        #expect(added != nil)
        #expect(again == added)
        #expect(items?[1]?["uuid"] == added)
        #expect(items?[2] == nil)
    }
}
