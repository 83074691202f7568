import CEditline
import Testing

@testable import Terminal

struct LineRowsTests {
    private func rows(_ text: String, cursor: Int? = nil, prompt: String = "> ", columns: Int = 5) -> LineRows {
        let characters = text.unicodeScalars.map { wchar_t($0.value) }
        let line = EditedLine(characters: characters, cursor: cursor ?? characters.count)
        return LineRows(prompt.unicodeScalars.map { wchar_t($0.value) }, line, columns: columns) {
            $0 < 0x20 || $0 == 0x7F ? -1 : $0 < 0x1100 ? 1 : 2
        }
    }

    private func text(_ rows: LineRows, from top: Int = 0, height: Int = 9) -> [String] {
        rows.part(from: top, height: height).rows.map(LineRows.text)
    }

    @Test func `a full row is followed by another one, where the cursor is`() {
        #expect(text(rows("abc")) == ["> abc", ""])
        #expect(rows("abc").cursor == .init(row: 1, column: 0))
        #expect(text(rows("abcdefgh", cursor: 4)) == ["> abc", "defgh", ""])
        #expect(rows("abcdefgh", cursor: 4).cursor == .init(row: 1, column: 1))
    }

    @Test func `a wide character that doesn't fit goes to the next row, with the cursor before it`() {
        #expect(text(rows("ab가나다", cursor: 2)) == ["> ab", "가나", "다"])
        #expect(rows("ab가나다", cursor: 2).cursor == .init(row: 1, column: 0))
    }

    @Test func `control characters take two columns`() {
        #expect(text(rows("a\u{1}b\u{7F}")) == ["> a^A", "b^?"])
    }

    @Test func `a window shows the rows around the cursor and scrolls no further than needed`() {
        let line = "abcdefghijklmnopqrstuv"
        #expect(text(rows(line), height: 2) == ["nopqr", "stuv"])
        #expect(text(rows(line, cursor: 0), from: 3, height: 2) == ["> abc", "defgh"])
        #expect(text(rows(line, cursor: 9), from: 1, height: 3) == ["defgh", "ijklm", "nopqr"])
        #expect(rows(line, cursor: 9).part(from: 1, height: 3).cursor == .init(row: 1, column: 1))
        #expect(text(rows(line), height: 1) == ["stuv"])
    }
}
