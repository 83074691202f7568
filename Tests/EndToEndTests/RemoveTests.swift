import TestKit
import Testing

@Suite struct RemoveTests {
    private let wayBack = "adder undo takes it back.\n"

    private func refusal(_ question: String) -> Outcome {
        Outcome(talk: "adder: \(question) Nobody is here to say so; add --yes if that is meant.\n", status: 64)
    }

    @Test func `ids and ranges are removed in one change, open and done alike`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("done", "2")

        let outcome = try program.run("remove", "2,4-5", "--yes")

        #expect(outcome == Outcome("Removed 2: Call mum\nRemoved 4: Dentist\nRemoved 5: Buy milk\n", talk: wayBack))
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT id FROM item ORDER BY id") == ["1", "3", "6"])
        #expect(try list.column("SELECT command FROM change WHERE id > 2") == ["remove 2,4-5"])
    }

    @Test func `nothing is gone for good, neither what was said of it nor what others said`() throws {
        let program = try Program()
        try program.fill("Buy paint fri +shop pri:high")
        try program.fill("Paint needs:1", "Choose a colour parent:1")
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

    @Test func `an id is never given again`() throws {
        let program = try Program.withUsualList()
        _ = try program.run("remove", "6", "--yes")

        #expect(try program.run("add", "Rest").output == "Added 7: Rest\n")
    }

    @Test func `even one item that was named needs a yes where nobody can be asked`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let one = try program.run("remove", "5")
        let filter = try program.run("rm", "+home", "or", "@phone")

        #expect(one == refusal("Remove 5 Buy milk?"))
        #expect(filter == refusal("Remove 2 items (2 Call mum, 6 Plan the garden)?"))
        #expect(try Files.read(program.list) == before)
    }

    @Test func `a filter removes what it finds, and what it does not find is no failure`() throws {
        let program = try Program.withUsualList()

        let two = try program.run("rm", "+home", "or", "@phone", "--yes")
        let none = try program.run("rm", "+home", "or", "@phone", "--yes")

        #expect(two == Outcome("Removed 2: Call mum\nRemoved 6: Plan the garden\n", talk: wayBack))
        #expect(none == Outcome(talk: "Nothing matches, so nothing was changed.\n"))
    }

    @Test func `what needed a removed item or was part of it is named`() throws {
        let program = try Program()
        try program.fill("Buy paint", "Party", "Rest")
        try program.fill("Paint needs:1,3", "Move in needs:1", "Invite parent:2")

        let one = try program.run("remove", "1", "--yes")
        let more = try program.run("remove", "2-3", "--yes")

        #expect(one == Outcome("Removed 1: Buy paint\n", talk: "4 Paint, 5 Move in need it no longer.\n\(wayBack)"))
        #expect(
            more
                == Outcome(
                    "Removed 2: Party\nRemoved 3: Rest\n",
                    talk: "4 Paint needs none of them any more.\n6 Invite is part of nothing now.\n\(wayBack)"
                )
        )
    }

    @Test func `an id that is not there stops all of it, also after a yes`() throws {
        let program = try Program.withUsualList()
        let before = try Files.read(program.list)

        let outcome = try program.run("remove", "2,9", "--yes")

        let sentence = "“9” names no item, and nothing was changed; see adder list for ids."
        #expect(outcome == Outcome(talk: "adder: \(sentence)\n", status: 66))
        #expect(try Files.read(program.list) == before)
    }

    @Test(arguments: ["", " ", "\u{3000}"])
    func `an empty word is never everything`(word: String) throws {
        let program = try Program()
        try program.fill("Buy milk", "Pay rent")

        for command in ["rm", "done", "reopen"] {
            let outcome = try program.run(command, word, "--yes")

            #expect(
                outcome
                    == Outcome(
                        talk: "adder: An empty word would match everything; leave it out, or say all.\n",
                        status: 64
                    )
            )
        }
    }

    @Test func `nothing is never everything`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("remove", "--yes")

        #expect(
            outcome
                == Outcome(
                    talk: "adder: adder remove needs to know more, as in “adder remove 3,5-7”.\n",
                    status: 64
                )
        )
    }

    @Test func `labelled lines say the same`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run("remove", "4,5", "--yes", "--plain")

        #expect(outcome == Outcome("removed: 4\ntitle: Dentist\nremoved: 5\ntitle: Buy milk\n", talk: wayBack))
    }

    @Test func `machines get what was removed as it was, and need a yes as well`() throws {
        let program = try Program.withUsualList()

        let refused = try program.run("remove", "2", "--json")
        let removed = try program.run("remove", "2", "--json", "--yes")

        #expect(refused.output.isEmpty && refused.ending == .status(64))
        #expect(refused.talk.hasPrefix(#"{"adder":1,"error":{"status":64,"message":"Remove 2 Call mum? "#))
        #expect(removed.output.hasPrefix(#"{"adder":1,"items":[{"id":2,"#))
        #expect(removed.output.contains(#""title":"Call mum","status":"open","due":"2026-11-22","tags":["@phone"]"#))
        #expect(removed.talk.isEmpty)
    }

    @Test func `a piped line needs its yes, too`() throws {
        let program = try Program.withUsualList()

        let outcome = try program.run(input: "remove 4 --yes\nremove 5\nremove 6 --yes\n")

        #expect(outcome.output == "Removed 4: Dentist\n")
        #expect(outcome.talk.contains("Line 2: Remove 5 Buy milk? Nobody is here to say so;"))
        #expect(outcome.ending == .status(64))
    }

    @Test func `machines are told whom the removed item leaves alone`() throws {
        let program = try Program()
        try program.fill("Move")
        try program.fill("Rest needs:1", "Pack parent:1")

        let outcome = try program.run("remove", "1", "--yes", "--json")

        let answer = try JSONValue(outcome.output)
        #expect(answer["dependents"]?[0]?["id"] == .integer(2))
        #expect(answer["children"]?[0]?["id"] == .integer(3))
    }
}
