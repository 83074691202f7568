import Testing

@testable import Terminal

struct PastedTextTests {
    @Test(arguments: [
        ("Buy milk", ["Buy milk"]), ("Buy milk\n", ["Buy milk"]), ("", []), ("\n\n", []),
        ("add a\nadd b\n", ["add a", "add b"]), ("add a\r\nadd b", ["add a", "add b"]), ("a\rb\r\r", ["a", "b"]),
        ("a\n\nb", ["a", "", "b"]), ("a\tb", ["a b"]), ("a\n\tb\n  \tc\td", ["a", "    b", "    c d"]),
        ("a\u{1B}[31mb\u{1B}[0m\u{07}c\u{9B}", ["abc"]),
        ("\u{1B}]52;c\u{7F}", ["]52;c"]), ("\u{1112}\u{1161}\u{11AB} 👨‍👩‍👧", ["한 👨‍👩‍👧"]),
    ])
    func `pasted text is split into lines without control characters`(text: String, lines: [String]) {
        #expect(PastedText.lines(Array(text.utf8)) == lines)
    }

    @Test func `invalid UTF-8 is removed`() {
        #expect(PastedText.lines([0x61, 0xFF, 0x62, 0xEA, 0xBE, 0x63]) == ["abc"])
        #expect(PastedText.lines(Array("a\u{FFFD}".utf8)) == ["a\u{FFFD}"])
    }
}
