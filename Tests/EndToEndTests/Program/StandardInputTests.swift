import TestKit
import Testing

@Suite struct StandardInputTests {
    @Test(arguments: ["Buy milk\nPay rent fri\n", "Buy milk\r\nPay rent fri\r\n", "\u{FEFF}\nBuy milk\n\nPay rent fri"])
    func `every line on standard input becomes an item regardless of line endings`(input: String) throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: input)

        #expect(outcome == Outcome("Added 1: Buy milk\nAdded 2: Pay rent\n  due Fri 27 Nov\n"))
    }

    @Test func `one invalid line is reported and no item is added`() throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: "Buy milk\n\nPay rent 30 feb\nCall mum\n")

        #expect(
            outcome
                == Outcome(
                    messages: """
                        adder: Line 3: “30 feb” is not a valid date. Check the day, month and year. \
                        To use it as text, put -- before it.

                        """,
                    status: 65
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a line with an unknown id is reported and no item is added`() throws {
        let program = try Program()
        try program.fill("Buy milk")

        let outcome = try program.run("add", "-", input: "Drink it needs:1\nPay rent needs:7,8\n")

        #expect(
            outcome
                == Outcome(
                    messages: "adder: Line 2: No items 7, 8 for “needs:”. Check the ids, or leave them out.\n",
                    status: 66
                )
        )
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test(arguments: ["", "\n\n  \n"])
    func `empty input adds nothing and says so`(input: String) throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: input)
        let json = try program.run("add", "-", "--json", input: input)

        #expect(outcome == Outcome(messages: "Nothing was added: no text on standard input.\n"))
        #expect(json == Outcome("{\"adder\":1,\"items\":[]}\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a list with bullets, boxes and indentation becomes items with parts, in one change`() throws {
        let program = try Program()
        let list = """
            1. Trip to Köln fri project:trips
            \t- [ ] Pack
            \t\t• Shoes
            \t- [x] Book the train
            2. Rest
            """

        let outcome = try program.run("add", "-", input: list)

        #expect(
            outcome
                == Outcome(
                    """
                    Added 1: Trip to Köln
                      due Fri 27 Nov, project trips
                    Added 2: Pack
                      project trips from item 1, part of 1
                    Added 3: Shoes
                      project trips from item 2, part of 2
                    Added 4: Book the train
                      done, project trips from item 1, part of 1
                    Added 5: Rest

                    """
                )
        )
        #expect(try program.run("undo").output.hasPrefix("Undone: add -"))
        #expect(try DatabaseFile(program.list).column("SELECT count(*) FROM item") == ["0"])
    }

    @Test func `a list in one argument becomes items`() throws {
        let program = try Program()

        let outcome = try program.run("add", "- Milk +shop\n- [x] Bread")

        #expect(outcome.output == "Added 1: Milk\n  +shop\nAdded 2: Bread\n  done\n")
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item WHERE status = 1") == ["Bread"])
    }

    @Test func `thousands of lines are stored in one change`() throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: (1...5_000).map { "Item \($0)\n" }.joined())

        #expect(outcome == Outcome((1...5_000).map { "Added \($0): Item \($0)\n" }.joined()))
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT count(*) FROM item") == ["5000"])
        #expect(try list.column("SELECT count(*) FROM change") == ["1"])
    }
}
