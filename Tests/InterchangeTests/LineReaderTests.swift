import Interchange
import Testing
import Vocabulary

struct LineReaderTests {
    private func lines(_ bytes: [UInt8], portion: Int = 1_000) throws(ForeignFileError) -> [String] {
        var rest = bytes[...]
        var reader = try LineReader {
            defer { rest = rest.dropFirst(portion) }
            return Array(rest.prefix(portion))
        }
        var lines: [String] = []
        while let line = try reader.next() { lines.append(line) }
        return lines
    }

    @Test(arguments: [1, 2, 3, 1_000])
    func `lines end with LF, CR LF or the file, in portions of any size`(portion: Int) throws {
        let text = "\u{FEFF}one\r\nzwei 물\n\nlast"

        #expect(try lines(Array(text.utf8), portion: portion) == ["one", "zwei 물", "", "last"])
    }

    @Test(arguments: [
        ("one\r물\r\rlast\r", ["one", "물", "", "last"]), ("one\rtwo\nthree\n", ["one\rtwo", "three"]),
        ("one\r", ["one"]), ("one", ["one"]),
    ])
    func `lines end with CR in a file without LF`(text: String, expected: [String]) throws {
        #expect(try lines(Array(text.utf8)) == expected)
        #expect(try lines(Array(text.utf8), portion: 5) == expected)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], .encoding("UTF-16")), ([0x61, 0x00, 0x62, 0x00], .encoding("UTF-16")),
            (Array("<!DOCTYPE html><p>".utf8), .html), ([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0], .binary),
        ] as [([UInt8], ForeignFileError.Reason)]
    )
    func `files that are not text are rejected at once`(bytes: [UInt8], reason: ForeignFileError.Reason) {
        #expect(throws: ForeignFileError(reason, line: 1, column: 1)) { try lines(bytes) }
    }

    @Test(
        arguments: [
            ([0xC0, 0xE5, 0xBA, 0xB8, 0xB1, 0xE2], .encoding("CP949"), 1),
            ([0x61, 0x20, 0xC0, 0xFC, 0xC8, 0xAD], .encoding("CP949"), 3),
            ([0x61, 0xEB, 0xAC], .invalidText(.utf8), 2), ([0xEB, 0xAC, 0xBC, 0xC3], .invalidText(.utf8), 2),
            ([0x61, 0xE9, 0x81, 0x9F, 0xFF], .invalidText(.utf8), 3),
        ] as [([UInt8], ForeignFileError.Reason, Int)]
    )
    func `other encodings are recognized`(bytes: [UInt8], reason: ForeignFileError.Reason, column: Int) {
        #expect(throws: ForeignFileError(reason, line: 1, column: column)) { try lines(bytes) }
    }

    @Test func `invalid UTF-8 is reported with line and column`() {
        let bytes = Array("one\ncaf".utf8) + [0xE9] + Array(" au lait\n".utf8)

        #expect(throws: ForeignFileError(.invalidText(.utf8), line: 2, column: 4)) { try lines(bytes) }
        #expect(throws: ForeignFileError(.invalidText(.utf8), line: 1, column: 3)) {
            try lines(Array("물a".utf8) + [0x80])
        }
    }

    @Test(
        arguments: [
            // “买牛奶”, “打扫房间”
            ([0xC2, 0xF2, 0xC5, 0xA3, 0xC4, 0xCC, 0x0A, 0xB4, 0xF2, 0xC9, 0xA8, 0xB7, 0xBF, 0xBC, 0xE4], "GBK")
        ] as [([UInt8], String?)]
    )
    func `the whole beginning of a file shows its encoding`(bytes: [UInt8], name: String?) throws {
        let error = #expect(throws: ForeignFileError.self) { try FormatGuess.guess(name: "a.txt", start: bytes) }

        #expect(error?.reason == name.map { .encoding($0) } ?? .invalidText(.utf8))
    }
}
