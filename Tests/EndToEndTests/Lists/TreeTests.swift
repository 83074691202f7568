import TestKit
import Testing

/// Lists as trees.
@Suite struct TreeTests {
    /// Item 1 has the parts 2 and 3, and item 2 has the part 4.
    private func program() throws -> Program {
        let program = try Program()
        try program.fill("New job fri")
        try program.fill("Order a laptop tomorrow +buy parent:1", "Give notice parent:1")
        try program.fill("Compare prices parent:2")
        return program
    }

    @Test func `a tree keeps parts together and sorts those of each item`() throws {
        let program = try program()

        let byDate = try program.run("list", "--tree")
        let byTitle = try program.run("list", "--tree", "--sort", "title", "--by", "tag")

        #expect(
            byDate.output == """
                  1  Fri 27 Nov  New job (0/2)
                  2  tomorrow    ├─ Order a laptop (0/1)  +buy
                  4              │  └─ Compare prices
                  3              └─ Give notice

                """
        )
        #expect(
            byTitle.output == """
                No tag (4)
                  1  Fri 27 Nov  New job (0/2)
                  3              ├─ Give notice
                  2  tomorrow    └─ Order a laptop (0/1)  +buy
                  4                 └─ Compare prices

                """
        )
    }

    @Test func `items above a match are shown, with their state or as no match`() throws {
        let program = try program()

        let filtered = try program.run("list", "--tree", "+buy")
        _ = try program.run("done", "1")
        let open = try program.run("list", "--tree")

        #expect(
            filtered.output == """
                  1  Fri 27 Nov  New job (0/2)            no match
                  2  tomorrow    └─ Order a laptop (0/1)  +buy

                """
        )
        #expect(
            open.output == """
                  1  Fri 27 Nov  ✓  New job (0/2)            completed today 09:30
                  2  tomorrow       ├─ Order a laptop (0/1)  +buy
                  4                 │  └─ Compare prices
                  3                 └─ Give notice

                """
        )
    }

    @Test func `words and ASCII lines replace the signs`() throws {
        let program = try program()
        program.variables["LC_ALL"] = "C"

        let table = try program.run("list", "--tree")
        let plain = try program.run("list", "--tree", "--plain", "+buy")

        #expect(
            table.output == """
                  1  Fri 27 Nov  New job (0/2 parts done)
                  2  tomorrow    |- Order a laptop (0/1 parts done)  +buy
                  4              |  `- Compare prices
                  3              `- Give notice

                """
        )
        #expect(
            plain.output == """
                item 1: New job; due Fri 27 Nov; state no match; parts done 0/2
                  item 2: Order a laptop; due tomorrow; tags +buy; part of 1 New job; parts done 0/1

                """
        )
    }

    @Test func `JSON output has the matching items only, with their parents`() throws {
        let items = try JSONValue(program().run("list", "--tree", "--json", "+buy").output)["items"]

        #expect(items?[0]?["id"] == .integer(2) && items?[1] == nil)
        #expect(items?[0]?["partOf"]?["title"] == .string("New job"))
        #expect(items?[0]?["progress"]?["open"] == .integer(1))
    }

    @Test func `show draws all levels, and names them in plain lines`() throws {
        let program = try program()
        _ = try program.run("done", "3")

        let block = try program.run("show", "1").output
        let plain = try program.run("show", "1", "--plain").output
        let tree = try JSONValue(program.run("show", "1", "--json").output)["stories"]?[0]?["tree"]

        #expect(
            block.contains(
                """
                   parts done  1/2
                   parts       ├─ 2 Order a laptop, due Sun 22 Nov
                               │  └─ 4 Compare prices
                               └─ 3 Give notice (done)

                """
            )
        )
        #expect(plain.contains("parts: 2 Order a laptop, 3 Give notice (done)\n"))
        #expect(plain.contains("parts of 2: 4 Compare prices\n"))
        #expect(tree?[0]?["due"] == .string("2026-11-22"))
        #expect(tree?[1]?["id"] == .integer(4) && tree?[1]?["parent"] == .integer(2))
        #expect(tree?[2]?["status"] == .string("done"))
    }
}
