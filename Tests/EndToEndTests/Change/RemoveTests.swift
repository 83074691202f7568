import TestKit
import Testing

@Suite struct RemoveTests {
    private let undoHint = "adder undo reverses it.\n"

    private func refusal(_ question: String) -> Outcome {
        Outcome(messages: "adder: \(question) Can't ask for confirmation here. Use --yes to confirm.\n", status: 64)
    }

    @Test func `ids and ranges are removed in one change, whether open or done`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("done", "2")

        let outcome = try program.run("remove", "2,4-5", "--yes")

        #expect(
            outcome == Outcome("Removed 2: Call mum\nRemoved 4: Dentist\nRemoved 5: Buy milk\n", messages: undoHint)
        )
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT id FROM item ORDER BY id") == ["1", "3", "6"])
        #expect(try list.column("SELECT command FROM change WHERE id > 2") == ["remove 2,4-5"])
    }

    @Test func `undoing a removal restores all fields and all references to the item`() throws {
        let program = try Program()
        try program.fill("Buy paint fri +shop pri:high")
        try program.fill("Paint needs:1", "Choose a color parent:1")
        let tables = """
            SELECT item.id || title || ifnull(due_day, '') || ifnull(priority, '') || ifnull(parent, '')
                || ifnull((SELECT group_concat(name) FROM tag WHERE item = item.id), '')
                || ifnull((SELECT group_concat(needs) FROM need WHERE item = item.id), '')
            FROM item ORDER BY id
            """
        let before = try DatabaseFile(program.list).column(tables)

        _ = try program.run("remove", "1", "--yes")
        let undone = try program.run("undo")

        #expect(undone.output.hasPrefix("Undone: remove 1 "))
        #expect(try DatabaseFile(program.list).column(tables) == before)
    }

    @Test func `the id of a removed item is not reused`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("remove", "6", "--yes")

        #expect(try program.run("add", "Rest").output == "Added 7: Rest\n")
    }

    @Test func `removing even one item without a terminal requires --yes`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let one = try program.run("remove", "5")
        let filter = try program.run("rm", "+home", "or", "@phone")

        #expect(one == refusal("Remove 5 Buy milk?"))
        #expect(filter == refusal("Remove 2 items (2 Call mum, 6 Plan the garden)?"))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `a filter removes its matches, and one without matches exits with 0`() throws {
        let program = try Program.withUsualList()

        let two = try program.run("rm", "+home", "or", "@phone", "--yes")
        let none = try program.run("rm", "+home", "or", "@phone", "--yes")

        #expect(two == Outcome("Removed 2: Call mum\nRemoved 6: Plan the garden\n", messages: undoHint))
        #expect(
            none
                == Outcome(
                    messages:
                        "Nothing matches, so nothing was changed. No item has the tag +home. No item has the tag @phone.\n"
                )
        )
    }

    @Test func `removing an item names the items that are no longer blocked, and its parts`() throws {
        let program = try Program()
        try program.fill("Buy paint", "Party", "Rest")
        try program.fill("Paint needs:1,3", "Move in needs:1", "Invite parent:2", "Sell needs:1")
        _ = try program.run("done", "7")

        let one = try program.run("remove", "1", "--yes")
        let more = try program.run("remove", "2-3", "--yes")

        #expect(
            one
                == Outcome(
                    "Removed 1: Buy paint\n",
                    messages: "No longer blocked: 5 Move in.\n\(undoHint)"
                )
        )
        #expect(
            more
                == Outcome(
                    "Removed 2: Party\nRemoved 3: Rest\n",
                    messages: "No longer blocked: 4 Paint.\n6 Invite no longer has a parent.\n\(undoHint)"
                )
        )
    }

    @Test func `an unknown id changes nothing, even with --yes`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let outcome = try program.run("remove", "2,9", "--yes")

        let sentence = "No item 9; nothing was changed. Run adder list to see ids."
        #expect(outcome == Outcome(messages: "adder: \(sentence)\n", status: 66))
        #expect(try Files.read(program.list) == before)
    }

    @Test(arguments: ["", " ", "\u{3000}"])
    func `an empty argument does not match every item`(word: String) throws {
        let program = try Program()
        try program.fill("Buy milk", "Pay rent")

        for command in ["rm", "done", "reopen"] {
            let outcome = try program.run(command, word, "--yes")

            #expect(
                outcome
                    == Outcome(
                        messages: "adder: An empty word matches everything. Leave it out or use “all”.\n",
                        status: 64
                    )
            )
        }
    }

    @Test func `a missing argument does not match every item`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("remove", "--yes")

        #expect(
            outcome
                == Outcome(
                    messages: "adder: Missing argument. Example: adder remove 3,5-7\n",
                    status: 64
                )
        )
    }

    @Test func `plain output has the same content`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("remove", "4,5", "--yes", "--plain")

        #expect(outcome == Outcome("removed: 4\ntitle: Dentist\nremoved: 5\ntitle: Buy milk\n", messages: undoHint))
    }

    @Test func `--json requires --yes and prints the removed items`() throws {
        let program = try Program.withUsualList()

        let refused = try program.run("remove", "2", "--json")
        let removed = try program.run("remove", "2", "--json", "--yes")

        #expect(refused.output.isEmpty && refused.ending == .status(64))
        #expect(refused.messages.hasPrefix(#"{"adder":1,"error":{"status":64,"message":"Remove 2 Call mum? "#))
        #expect(removed.output.hasPrefix(#"{"adder":1,"items":[{"id":2,"#))
        #expect(removed.output.contains(#""title":"Call mum","status":"open","due":"2026-11-22","tags":["@phone"]"#))
        #expect(removed.messages.isEmpty)
    }

    @Test func `remove in a script requires --yes`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run(input: "remove 4 --yes\nremove 5\nremove 6 --yes\n")

        #expect(outcome.output == "Removed 4: Dentist\n")
        #expect(outcome.messages.contains("Line 2: Remove 5 Buy milk? Can't ask for confirmation here"))
        #expect(outcome.ending == .status(64))
    }

    @Test func `JSON output includes the dependents and parts of the removed item`() throws {
        let program = try Program()
        try program.fill("Move")
        try program.fill("Rest needs:1", "Pack parent:1")

        let outcome = try program.run("remove", "1", "--yes", "--json")

        let answer = try JSONValue(outcome.output)
        #expect(answer["dependents"]?[0]?["id"] == .integer(2))
        #expect(answer["children"]?[0]?["id"] == .integer(3))
    }

    @Test func `the question says that open parts stay`() throws {
        let program = try Program()
        try program.fill("New job")
        try program.fill("Laptop parent:1", "Letter parent:1", "Mug parent:1")
        _ = try program.run("done", "4")

        #expect(
            try program.run("remove", "1")
                == refusal("Remove 1 New job? Its 2 open parts stay, without a parent.")
        )
        #expect(
            try program.run("remove", "1-2")
                == refusal("Remove 2 items (1 New job, 2 Laptop)? Their open part stays, without a parent.")
        )
        #expect(try program.run("remove", "3") == refusal("Remove 3 Letter?"))
    }
}
