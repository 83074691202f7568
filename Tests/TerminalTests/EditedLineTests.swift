import Testing

@testable import Terminal

struct EditedLineTests {
    /// A line in which `|` is the cursor.
    private func line(_ text: String) -> EditedLine {
        let scalars = Array(text.unicodeScalars)
        let cursor = scalars.firstIndex(of: "|") ?? scalars.count
        return EditedLine(scalars: scalars.filter { $0 != "|" }, cursor: cursor)
    }

    @Test(arguments: [
        // Behind it, the last scalar of a grapheme was deleted.
        ("e\u{301}|x", "e|x", "|x"),
        ("우유👨‍👩‍👧|", "우유👨‍👩‍|", "우유|"),
        ("🇰🇷|", "🇰|", "|"),
        ("\u{1112}\u{1161}\u{11AB}|", "\u{1112}\u{1161}|", "|"),
        // In front of it, the first one.
        ("a|e\u{301}b", "a|\u{301}b", "a|b"),
        ("|👍🏽!", "|🏽!", "|!"),
        // The cursor went into one, from the left and from the right.
        ("a|e\u{301}b", "ae|\u{301}b", "ae\u{301}|b"),
        ("ae\u{301}|b", "ae|\u{301}b", "a|e\u{301}b"),
        ("👨‍👩‍👧|", "👨‍👩‍|👧", "|👨‍👩‍👧"),
    ])
    func `a key does to a grapheme what libedit did to a part of it`(before: String, now: String, settled: String) {
        #expect(line(now).settled(after: line(before)) == line(settled))
    }

    @Test(arguments: [
        ("", ""), ("한글|", "한|"), ("|한글", "|글"), ("Buy milk|", "Buy |"), ("Buy |milk", "Buy |"), ("ab|", "a|b"),
        ("e\u{301}a|", "e\u{301}|"), ("👨‍👩‍👧 x|", "|"), ("a|", "ab|"), ("e|", "e\u{301}|"), ("Buy milk|", "upcoming|"),
    ])
    func `what was done to whole graphemes stays`(before: String, now: String) {
        #expect(line(now).settled(after: line(before)) == nil)
    }

    @Test(arguments: [
        ("|abc", 0), ("ab|c", 0), ("abcdef|", 1), ("한글한|", 1), ("abc한글|", 1), ("abcdefghijklmnop|", 2),
        ("e\u{301}bcde|", 0),
    ])
    func `the rows of a long line are counted up to the cursor`(text: String, rows: Int) {
        let width = { (scalar: Unicode.Scalar) in scalar.value == 0x301 ? 0 : scalar.value > 0x1100 ? 2 : 1 }

        #expect(line(text).rowsAboveCursor(prompt: ["a", "d", ">", " "], columns: 10, now: 10, width: width) == rows)
    }

    @Test(arguments: [
        ("abcdefghijklmnop|", 30, 2), ("abcdefghijklmnop|", 5, 4), ("abcdefghijkl|", 5, 3), ("ab|", 4, 1),
    ])
    func `in a wider terminal the rows stay, and a narrower one has broken them`(text: String, now: Int, rows: Int) {
        let prompt: [Unicode.Scalar] = ["a", "d", ">", " "]

        #expect(line(text).rowsAboveCursor(prompt: prompt, columns: 10, now: now, width: { _ in 1 }) == rows)
    }

    @Test(arguments: [
        // Two wide ones of eight signs each, which are broken anywhere, unlike a letter of two columns.
        ("\u{1FAE9}|", 1), ("\u{1FAE9}\u{1FAE9}|", 2), ("\u{2028}|", 1), ("abcd\u{1}|", 1), ("abcde한|", 1),
        ("ab\t|", 0),
        ("abcd\te|", 1),
    ])
    func `what is no letter takes as many columns as libedit writes signs for it`(text: String, rows: Int) {
        let width = { (scalar: Unicode.Scalar) in
            scalar == "한" ? 2 : scalar.value == 0x1FAE9 || scalar.value == 0x2028 || scalar.value < 0x20 ? -1 : 1
        }

        #expect(line(text).rowsAboveCursor(prompt: ["a", "d", ">", " "], columns: 10, now: 10, width: width) == rows)
    }
}
