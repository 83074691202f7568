import CommandLine
import Testing

struct RawTextTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `valid UTF-8 words are decoded unchanged`() throws {
        let words = ["", "Pay", "한글", "👨‍👩‍👧‍👦", "e\u{301}"]

        let read = try RawText.words(words.map(bytes))

        #expect(read.map { Array($0.utf8) } == words.map(bytes))
    }

    @Test(
        arguments: [
            ([0xFF], 1),
            ([0x61, 0x62, 0xFF, 0x63], 3),
            ([0xC3, 0xA9, 0xC3], 3),
            ([0xED, 0x95, 0x9C, 0xED, 0x95], 4),
            ([0xC0, 0x80], 1),
            ([0x61, 0xED, 0xA0, 0x80], 2),
            ([0xF5, 0x80, 0x80, 0x80], 1),
        ] as [([UInt8], Int)]
    )
    func `invalid UTF-8 is rejected with its word and byte`(bytes: [UInt8], byte: Int) {
        #expect(throws: UsageError.notText(word: 2, byte: byte)) {
            try RawText.words([Array("add".utf8), bytes])
        }
    }

    @Test(arguments: [([0x00], 1), ([0x61, 0x00], 2), ([0x61, 0x00, 0xFF], 2)] as [([UInt8], Int)])
    func `a NUL byte is rejected with its word and byte`(bytes: [UInt8], byte: Int) {
        #expect(throws: UsageError.nullByte(word: 1, byte: byte)) { try RawText.words([bytes]) }
    }

    @Test(arguments: [
        ("", []),
        ("\n", []),
        ("a", ["a"]),
        ("a\n", ["a"]),
        ("a\nb", ["a", "b"]),
        ("a\r\nb\r\n", ["a", "b"]),
        ("a\r\nb", ["a", "b"]),
        ("a\n\nb\n\n", ["a", "", "b", ""]),
        ("\na", ["", "a"]),
        ("\u{FEFF}a\nb", ["a", "b"]),
        ("\u{FEFF}", []),
        ("a\rb\n", ["a\rb"]),
        ("a\u{2028}b\n", ["a\u{2028}b"]),
        ("a\r\r\n", ["a\r"]),
    ])
    func `a file is split at line feeds`(text: String, lines: [String]) throws {
        let read = try RawText.lines(bytes(text))

        #expect(read.map { Array($0.utf8) } == lines.map(bytes))
    }

    @Test func `a line with invalid UTF-8 is rejected with its number`() {
        #expect(throws: UsageError.line(3, .notText(word: nil, byte: 2))) {
            try RawText.lines(bytes("one\n\nx") + [0xFF, 0x0A])
        }
        #expect(throws: UsageError.line(2, .nullByte(word: nil, byte: 1))) {
            try RawText.lines(bytes("one\r\n\0two\n"))
        }
    }

    @Test func `a line over the limit is rejected with its number`() throws {
        let longest = [UInt8](repeating: UInt8(ascii: "a"), count: RawText.maximumLineLength)
        let error = UsageError.lineTooLong(bytes: RawText.maximumLineLength + 1, limit: RawText.maximumLineLength)

        #expect(try RawText.line(longest[...], isFirst: false).utf8.count == RawText.maximumLineLength)
        #expect(throws: error) { try RawText.line((longest + longest.prefix(1))[...], isFirst: false) }
        #expect(throws: UsageError.line(2, error)) {
            try RawText.lines(bytes("one\n") + longest + bytes("a\ntwo\n"))
        }
    }
}
