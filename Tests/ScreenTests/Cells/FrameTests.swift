import Terminal
import Testing
import Vocabulary

@testable import Screen

struct FrameTests {
    private func text(_ frame: Frame) -> [String] {
        (0..<frame.size.rows).map { row in frame.row(row).map(\.text).joined() }
    }

    private func line(_ text: String, width: Int, columns: Int = 8, at column: Int = 0) -> String {
        var frame = Frame(ScreenSize(rows: 1, columns: columns))
        frame.write(String(repeating: "-", count: columns), row: 0, column: 0, width: columns)
        frame.write(text, row: 0, column: column, width: width)
        return self.text(frame)[0]
    }

    @Test(arguments: [
        ("abc", 8, 0, "abc-----"), ("abc", 2, 0, "ab------"), ("abc", 8, 6, "------ab"), ("우유", 8, 0, "우유----"),
        ("우유", 3, 0, "우 -----"), ("a우", 8, 6, "------a "), ("👨‍👩‍👧x", 8, 1, "-👨‍👩‍👧x----"),
        ("e\u{301}x", 8, 0, "e\u{301}x------"), ("\u{301}x", 8, 0, "\u{25CC}\u{301}x------"), ("❤️", 8, 7, "------- "),
        ("abc", 0, 0, "--------"), ("abc", 3, 9, "--------"), ("", 3, 0, "--------"),
    ])
    func `text is cut at a width between graphemes`(text: String, width: Int, column: Int, expected: String) {
        #expect(line(text, width: width, at: column) == expected)
    }

    @Test func `a grapheme that is covered in part becomes a space`() {
        var frame = Frame(ScreenSize(rows: 1, columns: 6))
        frame.write("우유주", row: 0, column: 0, width: 6)

        frame.write("x", row: 0, column: 1, width: 1)
        #expect(text(frame) == [" x유주"])
        frame.write("메", row: 0, column: 3, width: 2)
        #expect(text(frame) == [" x 메 "])
        #expect(frame[0, 3].width == 2)
        #expect(frame[0, 4].width == 0)
    }

    @Test func `nothing is drawn outside of the frame`() {
        var frame = Frame(ScreenSize(rows: 2, columns: 3))

        frame.write("abc", row: 2, column: 0, width: 3)
        frame.write("abc", row: -1, column: 0, width: 3)
        frame.fill(ScreenArea(row: -4, column: -4, height: 20, width: 20), CellStyle(.urgent))
        frame.drawBox(ScreenArea(row: 1, column: 1, height: 9, width: 9))
        #expect(frame.size == ScreenSize(rows: 2, columns: 3))
        #expect(frame[0, 0].style == CellStyle(.urgent))
    }

    @Test func `a line of pieces has their styles and fills its width`() {
        var frame = Frame(ScreenSize(rows: 1, columns: 10))
        let pieces = [StyledText(MarkedText("ab cd", marks: [3..<5]), .strong), StyledText("우유 사기", .tag)]

        frame.draw(pieces, row: 0, column: 0, width: 9, isReversed: true)

        #expect(text(frame) == ["ab cd우…  "])
        #expect(frame[0, 0].style == CellStyle(.strong, isReversed: true))
        #expect(frame[0, 3].style == CellStyle(.match, isReversed: true))
        #expect(frame[0, 5].style == CellStyle(.tag, isReversed: true))
        #expect(frame[0, 8].style == CellStyle(isReversed: true))
        #expect(frame[0, 9].style == CellStyle())
    }

    @Test func `a box has a title that fits`() {
        var frame = Frame(ScreenSize(rows: 3, columns: 12))

        frame.drawBox(frame.area, title: "오늘 할 일 모두", hasFocus: true)
        #expect(text(frame) == ["┌ 오늘 할… ┐", "│          │", "└──────────┘"])
        #expect(frame[0, 2].style == CellStyle(.heading))
        frame.drawBox(frame.area, title: "Today", lines: .ascii)
        #expect(text(frame) == ["+ Today ---+", "|          |", "+----------+"])
    }

    @Test func `control characters are visible`() {
        var frame = Frame(ScreenSize(rows: 1, columns: 8))

        frame.draw([StyledText("a\u{1B}[2Jb")], row: 0, column: 0, width: 8)

        #expect(text(frame) == ["a␛[2Jb  "])
    }
}
