import Terminal
import TestKit
import Testing

@testable import Screen

struct TextRowsTests {
    private func text(_ row: TextRows.Row) -> String { row.pieces.map(\.text).joined() }

    @Test func `rows know their places in the lines`() {
        let lines = [[StyledText("  one two")], [], [StyledText("abc", .tag), StyledText("de fghijklm")]]
        let rows = TextRows(lines, columns: 6)

        #expect(rows.rows.map(text) == ["  one", "  two", "", "abcde", "fghijk", "lm"])
        #expect(rows.rows.map(\.start.line) == [0, 0, 1, 2, 2, 2])
        #expect(rows.rows.map(\.start.offset) == [0, 6, 0, 0, 6, 12])
        #expect(rows.rows.map(\.indent) == [0, 2, 0, 0, 0, 0])
        #expect(rows.row(of: TextPosition(line: 2, offset: 7)) == 4)
        // The space between two rows is part of the first.
        #expect(rows.row(of: TextPosition(line: 0, offset: 5)) == 0)
        #expect(rows.rows[1].column(of: TextPosition(line: 0, offset: 7)) == 3)
    }

    @Test func `the parts of a match are marked in each row`() {
        let rows = TextRows([[StyledText("  one two")]], columns: 6).rows.map { $0.marking([3..<7]) }

        #expect(rows[0].flatMap(\.parts).filter { $0.style == .match }.map(\.text) == ["ne"])
        #expect(rows[1].flatMap(\.parts).filter { $0.style == .match }.map(\.text) == ["t"])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `each row is a part of its line`(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let words = ["a", " ", "  ", "long-word", "우유", "👨‍👩‍👧", "é", "x\u{7}y"]
        for _ in 0..<50 {
            let line = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                StyledText((0..<4).map { _ in words.randomElement(using: &random) ?? "" }.joined())
            }
            let rows = TextRows([line], columns: Int.random(in: 2...30, using: &random)).rows
            let bytes = Array(line.text.utf8)
            for row in rows {
                let shown = Array(text(row).utf8.dropFirst(row.indent))
                #expect(bytes.dropFirst(row.start.offset).starts(with: shown))
            }
        }
    }
}
