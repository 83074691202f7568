import Glibc
import Testing

@testable import Terminal

struct GraphemeMapTests {
    /// Uses the widths of glibc.
    private let map = GraphemeMap { scalar in
        switch scalar.value {
        case 0x300...0x36F, 0x1160...0x11FF, 0x200D, 0xFE0F: 0
        case 0x1F1E6...0x1F1FF: 1
        case 0x1FAE9: -1
        case 0x1100...0x115F, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF, 0x20000...0x2FFFF: 2
        default: 1
        }
    }

    private func shown(_ text: String, canMoveCursor: Bool = false) -> String {
        let written = map.characters(of: text).compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
        let bytes = Array(String(String.UnicodeScalarView(written)).utf8)
        return String(decoding: map.displayed(bytes, canMoveCursor: canMoveCursor), as: UTF8.self)
    }

    @Test(arguments: ["", "Buy milk", "한글 우유", "é ñ", "👍", "\t\u{1}\u{7F}\u{9F}"])
    func `a grapheme with the right width in libedit maps to itself`(text: String) {
        #expect(map.characters(of: text) == text.unicodeScalars.map { wchar_t($0.value) })
        #expect(map.text(of: map.characters(of: text)) == text)
    }

    @Test(arguments: [
        ("👨‍👩‍👧", true), ("🇰🇷", true), ("👍🏽", true), ("☺️", true), ("q\u{303}", false), ("\u{1FAE9}", false), ("𠀀", true),
        ("𓀀", false), ("ห็", false), ("\u{115F}\u{1161}\u{11AB}", true),
    ])
    func `every other grapheme gets one placeholder of its width`(grapheme: String, isWide: Bool) throws {
        let character = try #require(map.characters(of: grapheme).first)

        #expect(map.characters(of: grapheme) == [character])
        #expect((isWide ? 0x20000...0x2A6DD : 0x13000...0x1342E).contains(character))
        #expect(map.characters(of: "a\(grapheme)b") == [0x61, character, 0x62])
        #expect(map.text(of: [0x61, character, 0x62]) == "a\(grapheme)b")
        #expect(shown("a\(grapheme)b") == "a\(grapheme)b")
    }

    @Test(arguments: [
        ("a한👍b", "a한👍b"), ("a👍🏽b", "a\u{1B}7  \u{1B}8👍🏽\u{1B}8\u{1B}[2Cb"),
        ("q\u{303}", "\u{1B}7 \u{1B}8q\u{303}\u{1B}8\u{1B}[1C"),
    ])
    func `the cursor is positioned explicitly after a placeholder`(text: String, seen: String) {
        #expect(shown(text, canMoveCursor: true) == seen)
    }

    @Test func `different graphemes get different placeholders`() {
        #expect(Set(map.characters(of: "👨‍👩‍👧🇰🇷🇺🇸👍🏽👍🏿𠀀𠀁")).count == 7)
    }

    @Test func `graphemes are composed first`() {
        #expect(map.characters(of: "\u{1112}\u{1161}\u{11AB}e\u{301}") == [0xD55C, 0xE9])
    }

    @Test(arguments: [
        ("\u{301}", "\u{25CC}\u{301}"), ("\u{200B}", "\u{25CC}\u{200B}"), ("\u{202E}", "\u{25CC}"),
        ("\u{2028}", "\u{25CC}"),
    ])
    func `invisible and bidirectional characters take a column`(text: String, seen: String) {
        let typed = map.characters(of: text)

        #expect(typed.count == 1)
        #expect(shown(text).unicodeScalars.elementsEqual(seen.unicodeScalars))
        #expect(map.text(of: typed) == text)
    }

    @Test(
        arguments: [
            ("👨", ["\u{200D}", "👩", "\u{200D}", "👧"], "👨‍👩‍👧"), ("🇰", ["🇷"], "🇰🇷"), ("e", ["\u{301}"], "é"),
            ("\u{1112}", ["\u{1161}", "\u{11AB}"], "한"), ("👍", ["🏽"], "👍🏽"),
        ] as [(String, [Unicode.Scalar], String)]
    )
    func `a grapheme is extended by the next scalars`(first: String, next: [Unicode.Scalar], whole: String) throws {
        var character = try #require(map.characters(of: first).first)

        for scalar in next { character = try #require(map.character(joining: character, with: scalar)) }

        #expect(map.text(of: [character]) == whole)
    }

    @Test(
        arguments: [("a", "b"), ("👍", "👍"), ("한", "글"), ("🇰🇷", "🇺"), ("\u{1}", "\u{301}")] as [(String, Unicode.Scalar)]
    )
    func `a scalar that starts a grapheme does not join the previous one`(first: String, next: Unicode.Scalar) throws {
        let character = try #require(map.characters(of: first).first)

        #expect(map.character(joining: character, with: next) == nil)
    }

    @Test func `graphemes are still shown after the narrow placeholders run out`() {
        let typed = (0..<1_100).map { "q\u{303}" + String(repeating: "\u{301}", count: $0) }

        let all = typed.map(map.characters)

        #expect(all.allSatisfy { $0.count == 1 })
        #expect(Set(all).count == typed.count)
        #expect(map.text(of: all.joined()) == typed.joined())
        #expect(shown(typed[1_099]) == "\(typed[1_099]) ")
    }
}
