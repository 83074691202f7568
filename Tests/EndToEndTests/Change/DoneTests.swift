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

    @Test func `a repeating item keeps its number and leaves a done copy`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week @home")

        let outcome = try program.run("do", "1")

        let details = "Early: it was due Fri 27 Nov. Next: Fri 4 Dec."
        #expect(
            outcome == Outcome("Done 1: Water the plants (this one is now 2)\n  \(details)\n", messages: undoHint)
        )
    }

    @Test func `a late item is due later today if its time is still to come, and skipped days are named`() throws {
        let program = try Program()
        try program.fill("Take pills due:2026-11-18T21:00 every:day", "Water due:2026-11-19 every:day")

        let outcome = try program.run("done", "1,2")

        let pills = "Done 1: Take pills (this one is now 3)\n  Next: Sat 21 Nov 21:00. Skipped Thu 19, Fri 20 Nov.\n"
        let water = "Done 2: Water (this one is now 4)\n  Next: Sun 22 Nov. Skipped Fri 20, Sat 21 Nov.\n"
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
        try program.fill("Water the plants today every:week")

        let outcome = try program.run("done", "1", "--plain")

        #expect(
            outcome
                == Outcome(
                    "done: 1\ntitle: Water the plants\ndetail: this one is now 2\ndetail: Next: Sat 28 Nov.\n",
                    messages: undoHint
                )
        )
    }

    @Test func `JSON output has the done copy and the item that moved on`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")

        let outcome = try program.run("done", "1", "--json")

        #expect(outcome.output.hasPrefix(#"{"adder":1,"items":[{"id":2,"#))
        #expect(outcome.output.contains(#""status":"done","due":"2026-11-27""#))
        #expect(outcome.output.contains(#""completed":"2026-11-21T09:30:00Z"}],"next":[{"id":1,"#))
        #expect(outcome.messages.isEmpty)
    }

    @Test func `a repeating item done twice a day leaves one copy, which can be reopened and done again`() throws {
        let program = try Program()
        try program.fill("Water every:3d")

        let lines = ["done 1", "done 1", "reopen 1", "reopen 2", "done 2"]
        let outcomes = try lines.map { line in
            try program.run(arguments: line.split(separator: " ").map { Array($0.utf8) })
        }

        #expect(outcomes[0].output == "Done 1: Water (this one is now 2)\n  Next: Tue 24 Nov.\n")
        let again = "Already done today: 1 Water, due Tue 24 Nov. To complete that one too: adder done 1 --early\n"
        #expect(outcomes[1] == Outcome(messages: again))
        let last = "The last occurrence of 1 that was done is 2 Water, due Sat 21 Nov. To reopen it: adder reopen 2\n"
        #expect(outcomes[2] == Outcome(messages: "\(last)Already open: 1 Water.\n"))
        let goesOn = "Its series goes on: 1 Water, due Tue 24 Nov. Completing 2 again won't move it.\n"
        #expect(outcomes[3] == Outcome("Reopened 2: Water\n  due Sat 21 Nov\n", messages: goesOn + undoHint))
        #expect(outcomes[4] == Outcome("Done 2: Water\n", messages: undoHint))
        #expect(try DatabaseFile(program.list).column("SELECT id || status FROM item ORDER BY id") == ["10", "21"])
        _ = try program.run("undo", "3")
        #expect(try DatabaseFile(program.list).column("SELECT id || status FROM item") == ["10"])
    }

    @Test func `an item that needs a repeating one needs its present occurrence, and a repeating one needs it again`()
        throws
    {
        let program = try Program()
        try program.fill("Collect every:week")
        try program.fill("Report every:week needs:1", "Send needs:1")

        let done = try program.run("done", "1")
        let outcome = try program.run("done", "2", "--json")

        #expect(done.messages == "No longer blocked: 2 Report, 3 Send.\n\(undoHint)")
        let answer = try JSONValue(outcome.output)
        #expect(answer["items"]?[0]?["needs"] == .array([.integer(4)]))
        #expect(answer["next"]?[0]?["needs"] == .array([.integer(1)]))
        #expect(try program.run("reopen", "4").messages.hasPrefix("Its series goes on: 1 Collect"))
        #expect(try program.run("show", "3", "--plain").output.contains("needs: 4 Collect\n"))
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

    @Test func `copies of a list that complete the same occurrence get the same copy, whenever they do`() throws {
        let program = try Program()
        try program.fill("Water the plants fri every:week")
        let copy = "\(program.home.path)/copy.db"
        try Files.write(try Files.read(program.list), to: copy)

        let uuids = try [(program.list, "2026-11-27T09:30"), (copy, "2026-11-29T09:30")].map { list, now in
            program.variables["ADDER_NOW"] = now
            return try JSONValue(program.run("done", "1", "--json", "--db", list).output)["items"]?[0]?["uuid"]
        }

        #expect(uuids[0] != nil)
        #expect(uuids[0] == uuids[1])
    }

    @Test func `after undo, redo and reopening, the same occurrence leaves the same copy`() throws {
        let program = try Program()
        try program.fill("Water the plants today every:week")
        let copy = try JSONValue(program.run("done", "1", "--json").output)["items"]?[0]?["uuid"]
        for command in ["undo", "redo", "reopen 2", "done 2", "undo 3"] {
            _ = try program.run(arguments: command.split(separator: " ").map { Array($0.utf8) })
        }

        let again = try JSONValue(program.run("done", "1", "--json").output)["items"]?[0]?["uuid"]
        let items = try JSONValue(program.run("list", "all", "--json").output)["items"]

        #expect(copy != nil && again == copy)
        #expect(items?[2] == nil)
    }
}
