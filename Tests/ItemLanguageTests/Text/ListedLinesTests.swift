import ItemLanguage
import Testing

struct ListedLinesTests {
    /// The texts with their depths: `0 Trip`.
    private func read(_ text: String) -> [String] {
        ListedLine.list(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)).map {
            "\($0.depth) \($0.text)\($0.isDone ? " (done)" : "")"
        }
    }

    @Test(arguments: ["  ", "    ", "\t"])
    func `indented lines are below the line before them`(indent: String) {
        let list = "- Trip\n\(indent)- [x] Pack\n\(indent)\(indent)- Shoes\n\(indent)- Book\n- Rest"

        #expect(read(list) == ["0 Trip", "1 Pack (done)", "2 Shoes", "1 Book", "0 Rest"])
    }

    @Test func `indentation alone makes parts, and that of all lines makes none`() {
        #expect(read("    Trip\n      Pack\n\n    Rest\nSleep") == ["0 Trip", "1 Pack", "0 Rest", "0 Sleep"])
    }

    @Test func `one column is no indentation`() {
        #expect(read(" 9. Milk\n10. Bread\nRest\n Sleep") == ["0 Milk", "0 Bread", "0 Rest", "0 Sleep"])
    }

    @Test func `numbers that follow each other are marks, around parts as well`() {
        #expect(read("1. Trip\n   - Pack\n   - Book\n2. Rest") == ["0 Trip", "1 Pack", "1 Book", "0 Rest"])
        #expect(read("1. Milk\n1. Bread") == ["0 Milk", "0 Bread"])
        #expect(read("1) Milk\n\n2) Bread\nRest") == ["0 Milk", "0 Bread", "0 Rest"])
    }

    @Test func `letters with a parenthesis are marks like numbers`() {
        #expect(read("a) Milk\nb) Bread\nRest") == ["0 Milk", "0 Bread", "0 Rest"])
        #expect(read("a) Milk\nRest") == ["0 a) Milk", "0 Rest"])
    }

    @Test func `wide spaces are indentation`() {
        #expect(read("- Trip\n\u{3000}- Pack\n\u{A0}\u{A0}- Book") == ["0 Trip", "1 Pack", "1 Book"])
    }

    @Test func `a line below the text of a bullet, in lower case, goes on with it`() {
        #expect(
            read("- Call Anna about\n  the trip\n  and food\n  - Pack") == [
                "0 Call Anna about the trip and food", "1 Pack",
            ]
        )
        #expect(read("- [ ] Call\n      anna\n1. Buy\n   milk\n2. Rest") == ["0 Call anna", "0 Buy milk", "0 Rest"])
    }

    @Test(arguments: ["- Trip\n  Pack", "- Trip\n\n  pack", "- Trip\n   pack", "Trip\n  pack"])
    func `other indented lines stay parts`(text: String) {
        #expect(read(text).map { $0.prefix(1) } == ["0", "1"])
    }

    @Test(arguments: ["# Home", "## Home and garden", "---", "* * *", "=====", "___"])
    func `headings and rules are told from elements`(line: String) {
        let list = ListedLine.list(["- Trip", line, "- Rest"])

        #expect(list.map(\.isHeading) == [false, true, false])
        #expect(list[1].text == line)
    }

    @Test func `each line can be taken as an element`() {
        let list = ListedLine.list(["- Trip", "  to Busan", "---"], takesEachLine: true)

        #expect(list.map(\.text) == ["Trip", "to Busan", "---"])
        #expect(list.map(\.isHeading) == [false, false, false])
    }

    @Test(arguments: ["#home", "-- Home", "--", "#", "= Home"])
    func `other signs are text`(line: String) {
        #expect(ListedLine.list([line]).map(\.isHeading) == [false])
    }

    @Test func `a single number is part of the text`() {
        #expect(read("1. FC Köln") == ["0 1. FC Köln"])
        #expect(read("1. FC Köln\n  Tickets\nRest") == ["0 1. FC Köln", "1 Tickets", "0 Rest"])
        #expect(read("3. Advent\n7. Mai") == ["0 3. Advent", "0 7. Mai"])
    }

    @Test func `blank lines and marks without text are left out and counted`() {
        let list = ListedLine.list(["", "- Milk", "  ", "-", "- [ ]", "Bread"])

        #expect(list.map(\.text) == ["Milk", "Bread"])
        #expect(list.map(\.number) == [2, 6])
        #expect(list.map(\.isMarked) == [true, false])
    }

    @Test func `a number with many parts begins a list`() {
        #expect(read("1. Trip\n" + String(repeating: "  - Pack\n", count: 300)).first == "0 Trip")
    }

    @Test func `a text with several lines is a list, unless a quoted value has several lines`() {
        #expect(ListedLine.lines(of: "Milk\nBread") == ["Milk", "Bread"])
        #expect(ListedLine.lines(of: "Milk") == nil)
        #expect(ListedLine.lines(of: "Milk note:\"cold\nfresh\"") == nil)
        #expect(ListedLine.lines(of: "Milk note:\"cold\"\nBread") == ["Milk note:\"cold\"", "Bread"])
    }
}
