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
        0x00AD, 0x034F, 0x115F, 0x1160, 0x180E, 0x200B, 0x2060, 0x2063, 0x206A, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0x1D173,
        0xE0001, 0xE0020, 0xE0061, 0xE007F, 0xE0FFF, 0x180B, 0x180F, 0x2800, 0xFE0E, 0xFE0F,
    ])
    func `invisible characters become their code point`(value: Int) throws {
        let invisible = try #require(Unicode.Scalar(value))
        let digits = String(value, radix: 16, uppercase: true)

        let visible = VisibleText.of("ho\(invisible)me")

        #expect(visible == "ho<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>me")
        #expect(VisibleText.of("우\(invisible)유") != "우\(invisible)유")
    }

    @Test(arguments: [
        ("ho\u{200D}me", "ho<U+200D>me"), ("\u{200D}👩", "<U+200D>👩"), ("ho\u{200C}me", "ho<U+200C>me"),
        ("🏴\u{E0067}\u{E007F}x\u{E0067}", "🏴\u{E0067}\u{E007F}x<U+E0067>"),
    ])
    func `joiners and tags are visible unless they are part of a character`(text: String, visible: String) {
        #expect(Array(VisibleText.of(text).utf8) == Array(visible.utf8))
    }

    @Test(arguments: [0xFE00, 0xFE0D, 0xE0100, 0xE01EF])
    func `variation selectors of ideographs are visible after other characters`(value: Int) throws {
        let selector = try #require(Unicode.Scalar(value))
        let mark = "<U+\(String(value, radix: 16, uppercase: true))>"

        #expect(VisibleText.of("ho\(selector)me") == "ho\(mark)me")
        #expect(VisibleText.of("우\(selector)유") == "우\(mark)유")
        #expect(VisibleText.of("葛\(selector)\(selector)") == "葛\(selector)\(mark)")
    }

    @Test(arguments: [
        ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}<U+FE0F>"), ("1\u{FE0F}", "1<U+FE0F>"),
        ("a\u{FE0F}\u{20E3}", "a<U+FE0F>\u{20E3}"),
        ("우\u{FE0F}", "우<U+FE0F>"), ("\u{FE0F}", "<U+FE0F>"),
    ])
    func `emoji selectors are visible unless they are part of an emoji`(text: String, visible: String) {
        #expect(Array(VisibleText.of(text).utf8) == Array(visible.utf8))
    }

    @Test(arguments: [
        "#\u{FE0F}\u{20E3}", "☎\u{FE0E}", "©\u{FE0F}", "🏳\u{FE0F}\u{200D}🌈", "ᠠ\u{180B}",
        "", "Pay rent ~", "👩\u{1F3FD}\u{200D}💻", "❤\u{FE0F}\u{200D}🔥", "1\u{FE0F}\u{20E3}", "葛\u{E0100}", "Zürich",
        "한글", "👨‍👩‍👧‍👦", "❤\u{FE0F}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}", "می\u{200C}خواهم", "a\u{A0}b", "‐–—…",
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
