import Testing
import UnicodeText

struct FormTests {
    @Test(arguments: [
        ("cafe\u{301}", "caf\u{E9}"),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "\u{D55C}\u{AE00}"),
        ("A\u{30A}", "\u{C5}"),
        ("\u{212B}", "\u{C5}"),
    ])
    func `composing gives equal words equal bytes`(decomposed: String, composed: String) {
        #expect(Array(decomposed.utf8) != Array(composed.utf8))

        #expect(Array(UnicodeText.composed(decomposed).utf8) == Array(composed.utf8))
        #expect(Array(UnicodeText.composed(composed).utf8) == Array(composed.utf8))
    }

    @Test(arguments: ["", "Pay rent", "ﬁ ½ ²", "👨‍👩‍👧‍👦", "ﷺ", "a\u{200D}b\u{200B}c", "\u{FEFF}x", "a\nb\u{0}c"])
    func `composing leaves all other text unchanged`(text: String) {
        #expect(Array(UnicodeText.composed(text).utf8) == Array(text.utf8))
    }

    @Test(arguments: [
        ("Rent", "rENT"), ("ÉTUDE", "e\u{301}tude"), ("Straße", "STRASSE"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("한글", "한글"),
        ("", ""),
    ])
    func `folding makes strings that differ only in case equal`(left: String, right: String) {
        #expect(Array(UnicodeText.folded(left).utf8) == Array(UnicodeText.folded(right).utf8))
    }

    @Test func `text that skips the tables gives the same result as with them`() {
        let ranges: [ClosedRange<UInt32>] = [0x4000...0x9FFF, 0xAC00...0xD7BF, 0x1F000...0x1FFFF]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            let text = String(scalar)
            guard Array(UnicodeText.folded(text + text + "é").utf8) == Array((text + text + "é").utf8),
                Array(UnicodeText.composed(text + text + "é").utf8) == Array((text + text + "é").utf8)
            else { return #expect(Bool(false), "U+\(String(scalar.value, radix: 16)) has another form") }
        }
        #expect(UnicodeText.folded("우유 BUY 🛒") == "우유 buy 🛒")
    }

    @Test(arguments: [("\u{1112}\u{1161}\u{11AB}", "한"), ("하\u{11AB}", "한"), ("か\u{3099}", "が"), ("Ꭰ", "Ꭰ")])
    func `characters that combine with the next one are composed`(typed: String, composed: String) {
        #expect(Array(UnicodeText.composed(typed).utf8) == Array(composed.utf8))
    }

    @Test(arguments: [
        ("Café", "cafe"), ("CAFE\u{301}", "cafe"), ("Straße", "strasse"), ("ﬁn", "fin"), ("İstanbul", "istanbul"),
        ("Ёлка", "елка"), ("ΆΝΘΡΩΠΟΣ", "ανθρωποσ"), ("Việt", "viet"), ("한글", "한글"),
        ("\u{1112}\u{1161}\u{11AB}é", "한e"), ("がか", "がか"), ("か\u{3099}é", "がe"), ("कि", "कि"), ("Øre", "øre"), ("", ""),
        ("\u{301}", "\u{301}"), ("x\u{301}\u{323}", "x"),
    ])
    func `the search form has no case and no accents, and keeps other marks`(text: String, form: String) {
        #expect(Array(UnicodeText.searchForm(text).utf8) == Array(form.utf8))
    }

    @Test func `folding keeps different words different`() {
        #expect(UnicodeText.folded("rent") != UnicodeText.folded("rents"))
        #expect(UnicodeText.folded("resume") != UnicodeText.folded("résumé"))
    }
}
