import Glibc
import Testing

@testable import Terminal

struct EditedLineTests {
    private let prompt = Array("ad> ".unicodeScalars).map { wchar_t($0.value) }

    /// A line in which `|` is the cursor.
    private func line(_ text: String) -> EditedLine {
        let characters = text.unicodeScalars.map { wchar_t($0.value) }
        let cursor = characters.firstIndex(of: 0x7C) ?? characters.count
        return EditedLine(characters: characters.filter { $0 != 0x7C }, cursor: cursor)
    }

    @Test func `the cursor separates the front from the rest`() {
        let line = line("한|글")

        #expect(line.front == [0xD55C])
        #expect(line.rest == [0xAE00])
        #expect(line.withCursorAtEnd.front == [0xD55C, 0xAE00])
    }

    @Test(arguments: [
        ("한|", "한글|", false), ("|한글", "한|글", false), ("abc|", "xabc|", false), ("|한", "x|한", true),
        ("한|", "|", true), ("한글|", "글한|", true), ("한x|y", "한z|y", true), ("a|", "한|", true),
    ])
    func `wide characters are misdrawn unless they are appended`(old: String, new: String, isWrong: Bool) {
        #expect(line(old).isMisdrawn(as: line(new)) { $0 > 0x1100 ? 2 : 1 } == isWrong)
    }

    @Test(arguments: [
        ("|abc", 0), ("ab|c", 0), ("abcdef|", 1), ("한글한|", 1), ("abc한글|", 1), ("abcdefghijklmnop|", 2),
    ])
    func `the rows of a long line are counted up to the cursor`(text: String, rows: Int) {
        let width = { (character: wchar_t) in character > 0x1100 ? 2 : 1 }

        #expect(line(text).rowsAboveCursor(prompt: prompt, columns: 10, now: 10, width: width) == rows)
    }

    @Test(arguments: [
        ("abcdefghijklmnop|", 30, 2), ("abcdefghijklmnop|", 5, 4), ("abcdefghijkl|", 5, 3), ("ab|", 4, 1),
    ])
    func `a wider terminal keeps the rows and a narrower one rewraps them`(text: String, now: Int, rows: Int) {
        #expect(line(text).rowsAboveCursor(prompt: prompt, columns: 10, now: now, width: { _ in 1 }) == rows)
    }

    @Test(arguments: [
        ("abc\u{1}|", 0), ("abcd\u{1}|", 1), ("abcde\u{1}|", 1), ("abcde한|", 1), ("ab\t|", 0), ("abcd\te|", 1),
    ])
    func `control characters take the columns in which libedit draws them`(text: String, rows: Int) {
        let width = { (character: wchar_t) in character < 0x20 ? -1 : character > 0x1100 ? 2 : 1 }

        #expect(line(text).rowsAboveCursor(prompt: prompt, columns: 10, now: 10, width: width) == rows)
    }
}
