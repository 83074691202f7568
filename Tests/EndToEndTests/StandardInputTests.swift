import TestKit
import Testing

@Suite struct StandardInputTests {
    @Test(arguments: ["Buy milk\nPay rent fri\n", "Buy milk\r\nPay rent fri\r\n", "\u{FEFF}\nBuy milk\n\nPay rent fri"])
    func `every line on standard input becomes an item however it ends`(input: String) throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: input)

        #expect(outcome == Outcome("Added 1: Buy milk\nAdded 2: Pay rent\n  due Fri 27 Nov\n"))
    }

    @Test func `one bad line keeps all others off the list and is named`() throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: "Buy milk\n\nPay rent 30 feb\nCall mum\n")

        #expect(
            outcome
                == Outcome(
                    talk: """
                        adder: Line 3: There is no day “30 feb” in the calendar; check the day and the month. \
                        If it is text, put -- before it.

                        """,
                    status: 65
                )
        )
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `a line that points at no item is named and nothing is stored`() throws {
        let program = try Program()
        try program.fill("Buy milk")

        let outcome = try program.run("add", "-", input: "Drink it needs:1\nPay rent needs:7,8\n")

        #expect(
            outcome
                == Outcome(
                    talk: "adder: Line 2: “needs:7,8” names no item; check the number, or leave it out.\n",
                    status: 66
                )
        )
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["Buy milk"])
    }

    @Test(arguments: ["", "\n\n  \n"])
    func `no line at all adds nothing and says so`(input: String) throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: input)
        let json = try program.run("add", "-", "--json", input: input)

        #expect(outcome == Outcome(talk: "Nothing was added: there was no line on standard input.\n"))
        #expect(json == Outcome("{\"adder\":1,\"items\":[]}\n"))
        #expect(Files.names(in: program.home.path).isEmpty)
    }

    @Test func `thousands of lines are one change that is stored whole`() throws {
        let program = try Program()

        let outcome = try program.run("add", "-", input: (1...5_000).map { "Item \($0)\n" }.joined())

        #expect(outcome == Outcome((1...5_000).map { "Added \($0): Item \($0)\n" }.joined()))
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT count(*) FROM item") == ["5000"])
        #expect(try list.column("SELECT count(*) FROM change") == ["1"])
    }
}
