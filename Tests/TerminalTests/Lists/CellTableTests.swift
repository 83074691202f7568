import Terminal
import Testing
import UnicodeText

struct CellTableTests {
    private let rows = [["a", "한글", "", "what a is"], ["long key", "x", "origin", "what it is for"]]

    private func lines(width: Int? = nil, heading: [String] = []) throws -> [String] {
        let cells = rows.map { $0.map { StyledText($0) } }
        return try Captured.lines(width: width) { console in
            CellTable(heading: heading, rows: cells, leadingCells: 2).write(to: console.answers)
        }
    }

    @Test func `columns stay aligned with wide characters`() throws {
        #expect(
            try lines(heading: ["Key", "Value", "From", "Meaning"]) == [
                "Key       Value  From    Meaning",
                "a         한글           what a is",
                "long key  x      origin  what it is for",
            ]
        )
    }

    @Test func `the leading cells of a wide row stay together and the others wrap below`() throws {
        #expect(
            try lines(width: 24) == [
                "a         한글",
                "    what a is",
                "long key  x",
                "    origin",
                "    what it is for",
            ]
        )
    }

    @Test(arguments: 2...40)
    func `no line is wider than the terminal`(width: Int) throws {
        // A row takes at least an indent and one column.
        #expect(try lines(width: width).allSatisfy { UnicodeText.width($0) <= max(width, 5) })
    }
}
