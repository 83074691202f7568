import Testing
import UnicodeText

struct WidthTests {
    @Test(arguments: [
        ("", 0),
        ("Pay rent", 8),
        ("é", 1),
        ("e\u{301}", 1),
        ("한글", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("日本語", 6),
        ("ｆｕｌｌ", 8),
        ("😀", 2),
        ("👨‍👩‍👧‍👦", 2),
        ("👍🏽", 2),
        ("🇰🇷", 2),
        ("🇰🇷🇩🇪", 4),
        ("❤", 1),
        ("❤\u{FE0F}", 2),
        ("1\u{FE0F}\u{20E3}", 2),
        ("a\u{200B}b", 2),
        ("Zürich 한 😀!", 13),
    ])
    func `width is the number of terminal columns`(text: String, columns: Int) {
        #expect(UnicodeText.width(text) == columns)
    }

    @Test(arguments: [
        ("Pay rent ~", 10), ("", 0), ("집세 내기", 9), ("日本語 보고서", 13), ("é", nil), ("a\tb", nil), ("\u{7F}", nil),
        ("Café 한글", nil), ("한글 😀", nil), ("\u{1112}\u{1161}\u{11AB}", nil), ("日\u{FE00}", nil),
    ])
    func `simple widths are known only for printable single-scalar characters`(text: String, columns: Int?) {
        #expect(UnicodeText.simpleWidth(text) == columns)
    }

    @Test func `simple widths and folding agree with the tables`() {
        // The appended é requires a table lookup for the whole text.
        let letters = (0x20...0xFFFF).compactMap { Unicode.Scalar($0) }.map { String(Character($0)) }

        let simple = letters.filter { UnicodeText.simpleWidth($0) != nil }

        #expect(simple.count > 30_000)
        #expect(simple.filter { UnicodeText.width($0 + "é") != (UnicodeText.simpleWidth($0) ?? 0) + 1 } == [])
        #expect(simple.filter { UnicodeText.folded($0 + "é") != $0.lowercased() + "é" } == [])
        #expect(simple.filter { !UnicodeText.foldsBytewise($0) } == [])
    }

    @Test(arguments: [("Pay\n집세 日本", true), ("", true), ("é", false), ("Straße", false), ("😀", false)])
    func `only ASCII, Hangul syllables and ideographs fold bytewise`(
        text: String,
        foldsBytewise: Bool
    ) {
        #expect(UnicodeText.foldsBytewise(text) == foldsBytewise)
    }

    @Test(arguments: [("Pay rent ~", true), ("", true), ("é", false), ("a\tb", false), ("\u{7F}", false)])
    func `only printable ASCII is plain`(text: String, isPlain: Bool) {
        #expect(UnicodeText.isPlain(text) == isPlain)
    }
}

struct PrefixTests {
    @Test(arguments: [
        ("Pay rent", 3, "Pay"),
        ("Pay rent", 0, ""),
        ("Pay rent", 80, "Pay rent"),
        ("", 5, ""),
        ("한글", 1, ""),
        ("한글", 2, "한"),
        ("한글", 3, "한"),
        ("한글", 4, "한글"),
        ("a👨‍👩‍👧‍👦b", 2, "a"),
        ("a👨‍👩‍👧‍👦b", 3, "a👨‍👩‍👧‍👦"),
        ("🇰🇷🇩🇪", 3, "🇰🇷"),
        ("e\u{301}tude", 1, "e\u{301}"),
    ])
    func `the prefix is the longest that fits`(text: String, columns: Int, expected: String) {
        #expect(Array(UnicodeText.prefix(text, fitting: columns).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [
        "Pay 한글 rent", "👨‍👩‍👧‍👦🇰🇷e\u{301}x", "❤\u{FE0F}1\u{FE0F}\u{20E3}👍🏽", "\u{1112}\u{1161}\u{11AB}각 a",
    ])
    func `a prefix never splits a grapheme`(text: String) {
        let prefixes = Set(text.indices.map { String(text[..<$0]) } + [text])

        for columns in 0...(UnicodeText.width(text) + 1) {
            let prefix = String(UnicodeText.prefix(text, fitting: columns))

            #expect(prefixes.contains(prefix))
            #expect(UnicodeText.width(prefix) <= columns)
        }
    }
}
