import Interchange
import Testing
import Vocabulary

struct DecodedTextTests {
    private func decoded(_ bytes: [UInt8], _ encoding: TextEncoding, portion: Int) -> (text: String, ForeignFileError?)
    {
        let text = DecodedText(Exchange.source(bytes, portion: portion), encoding)
        var whole: [UInt8] = []
        while case let bytes = text.next(), !bytes.isEmpty { whole += bytes }
        return (String(decoding: whole, as: UTF8.self), text.error)
    }

    private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
            return isBigEndian ? bytes.reversed() : bytes
        }
    }

    @Test(arguments: [1, 2, 3, 4_096], [true, false])
    func `UTF-16 becomes UTF-8, in portions of any size`(portion: Int, isBigEndian: Bool) {
        let text = "a\r\né물😀\u{0}\u{FEFF}\u{FFFF}b"

        let (result, error) = decoded(utf16("\u{FEFF}" + text, isBigEndian: isBigEndian), .utf16, portion: portion)

        #expect(result == text && error == nil)
    }

    @Test(
        arguments: [
            ([0x61], .truncated("a character"), 4), ([0x3D, 0xD8], .truncated("a character"), 4),
            ([0x3D, 0xD8, 0x3D], .truncated("a character"), 4), ([0x3D, 0xD8, 0x61, 0x00], .invalidText(.utf16), 4),
            ([0x3D, 0xD8, 0x3D, 0xD8], .invalidText(.utf16), 4), ([0x00, 0xDE], .invalidText(.utf16), 4),
            ([0x61, 0x00, 0x00, 0xDE, 0x61, 0x00], .invalidText(.utf16), 5),
        ] as [([UInt8], ForeignFileError.Reason, Int)]
    )
    func `a character that UTF-16 doesn't have is an error with its place`(
        end: [UInt8],
        reason: ForeignFileError.Reason,
        column: Int
    ) {
        for portion in [1, 2, 3, 4_096] {
            let (_, error) = decoded(utf16("\u{FEFF}a\nmil", isBigEndian: false) + end, .utf16, portion: portion)

            #expect(error == ForeignFileError(reason, line: 2, column: column))
        }
    }

    @Test(arguments: [1, 4_096])
    func `Windows-1252 becomes UTF-8`(portion: Int) {
        let (text, error) = decoded([0x80, 0x20, 0x93, 0xC4, 0xFF, 0x9F, 0xA0, 0x0A], .windows1252, portion: portion)

        #expect(text == "€ “ÄÿŸ\u{A0}\n" && error == nil)
    }

    @Test func `a byte that Windows-1252 doesn't have is an error with its place`() {
        let (_, error) = decoded([0x61, 0x0A, 0xE9, 0x81], .windows1252, portion: 10)

        #expect(error == ForeignFileError(.invalidText(.windows1252), line: 2, column: 2))
    }
}
