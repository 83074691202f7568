import Testing

@testable import Terminal

struct VisibleTextTests {
    @Test(arguments: 0x00...0x1F)
    func `a C0 control becomes its control picture`(value: Int) throws {
        let control = try #require(Unicode.Scalar(value))
        let picture = try #require(Unicode.Scalar(0x2400 + value))

        #expect(VisibleText.of("a\(control)b") == "a\(picture)b")
    }

    @Test func `DEL becomes its control picture`() {
        #expect(VisibleText.of("a\u{7F}b") == "a␡b")
    }

    @Test(
        arguments: Array(0x80...0x9F) + [0x061C, 0x200E, 0x200F, 0x2028, 0x2029] + Array(0x202A...0x202E)
            + Array(0x2066...0x2069)
    )
    func `other controls and line separators become their code point`(value: Int) throws {
        let control = try #require(Unicode.Scalar(value))
        let digits = String(value, radix: 16, uppercase: true)

        let visible = VisibleText.of("é\(control)b")

        #expect(visible == "é<U+\(String(repeating: "0", count: 4 - digits.count))\(digits)>b")
    }

    @Test(arguments: [
        "", "Pay rent ~", "Zürich", "한글", "👨‍👩‍👧‍👦", "❤\u{FE0F}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}", "می\u{200C}خواهم", "a\u{A0}b", "‐–—…",
    ])
    func `harmless text is unchanged`(text: String) {
        #expect(Array(VisibleText.of(text).utf8) == Array(text.utf8))
    }

    @Test func `visible text is unchanged the second time`() {
        let visible = VisibleText.of("a\u{1B}[31m\u{202E}\u{9B}\r\n\t")

        #expect(visible == "a␛[31m<U+202E><U+009B>␍␊␉")
        #expect(VisibleText.of(visible) == visible)
    }
}
