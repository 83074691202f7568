import CommandLine
import Testing

/// Tests of combining marks and other unusual Unicode input.
struct UnicodeLineTests {
    @Test(arguments: [
        ("a \"\u{301}b\" c", ["a", "\u{301}b", "c"]),
        ("a '\u{301}b' c", ["a", "\u{301}b", "c"]),
        ("a\\\u{301} b", ["a\u{301}", "b"]),
        ("a\\\\\u{301} b", ["a\\\u{301}", "b"]),
        ("a \u{301}b c", ["a", "\u{301}b", "c"]),
        ("a\t\u{301}b", ["a", "\u{301}b"]),
        ("a\u{3000}\u{301}b c", ["a", "\u{301}b", "c"]),
        ("\"a\u{301}\" b", ["a\u{301}", "b"]),
        ("note:\u{301}'a b", ["note:\u{301}'a", "b"]),
        ("note\u{301}:'a b'", ["note\u{301}:a b"]),
        ("a\r\nb\r c", ["a\r\nb\r", "c"]),
        ("\\\r\n \\ a", ["\r\n", " a"]),
        ("a\u{B}b\u{C}c d", ["a\u{B}b\u{C}c", "d"]),
        ("\\우유 \"우 유\"", ["우유", "우 유"]),
        ("\\\u{3000}우유", ["\u{3000}우유"]),
    ])
    func `a line splits as in a shell, even with combining marks on spaces, quotes or backslashes`(
        line: String,
        words: [String]
    ) throws {
        #expect(try LineSplitter.words(line).map { Array($0.utf8) } == words.map { Array($0.utf8) })
    }

    @Test(arguments: [
        ["a", "\u{301}b"], ["\u{64D}:\u{4}\u{B}"], ["\"\u{301}", "\\\u{301} x"], ["'\u{301}a b"], [" \u{301}"],
        ["", "\u{3000}"],
        ["a\r\nb"], ["우 유\u{301}", "don't"],
    ])
    func `joined words split into the same words, even if they start with combining marks`(words: [String]) throws {
        let again = try LineSplitter.words(LineSplitter.joined(words))

        #expect(again.map { Array($0.utf8) } == words.map { Array($0.utf8) })
    }
}
