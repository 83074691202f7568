import Almanac
import CommandLine
import ItemLanguage
import Testing
import Vocabulary

/// Tests of combining marks and other unusual Unicode input.
struct UnicodeInputTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        "+\u{301}x", "#\u{301}x", "@\u{301}x", "+", "#\u{FE0F}\u{20E3}", "!\u{301}high", "!high\u{301}",
        "due:\u{301}fri", "due\u{301}:fri", "Due:\u{301}fri", "project:\u{301}", "note\u{301}:x", "note=\u{301}x",
        "fri\u{301}", "5\u{301}pm", "5pm\u{301}", "+\u{301}3d", "3\u{301}d", "3d\u{301}", "2026-12-0５",
        "2026-12\u{301}-05", "12\u{2D}\u{301}05", "１７:00", "17:\u{301}00", "5/\u{301}5", "1\u{301} dec", "1 dec\u{301}",
        "２０２６-12-05",
    ])
    func `words with combining marks or ASCII look-alikes are text`(word: String) throws {
        for details in [
            try text.read(["Pay", word].map { Word($0) }).details, try text.read(line: "Pay \(word)").details,
        ] {
            #expect(Array(details.title.utf8) == Array("Pay \(word)".utf8))
            var bare = details
            bare.title = ""
            #expect(bare == ItemDetails())
        }
    }

    @Test(arguments: [
        ("due:fri\u{301}", "due", "fri\u{301}"), ("due:5\u{301}pm", "due", "5\u{301}pm"),
        ("wait:+\u{301}3d", "wait", "+\u{301}3d"), ("due:２０２６-12-05", "due", "２０２６-12-05"),
    ])
    func `a day with a combining mark is rejected`(word: String, key: String, value: String) {
        #expect(throws: InputError.item(.notADate(value, key: key))) { try text.read([Word("Pay"), Word(word)]) }
    }

    @Test func `tags and values may begin with any complete character`() throws {
        let details = try text.read(["+x\u{301}", "project:x\u{301}", "note:\"\u{301}a\"", "Pay"].map { Word($0) })
            .details

        #expect(details.tags == ["x\u{301}"])
        #expect(details.project == "x\u{301}")
        #expect(details.note == "\"\u{301}a\"")
    }

    @Test func `a combining mark after a space is text`() throws {
        #expect(Array(try text.read(line: " \u{301}mark first").details.title.utf8) == Array("\u{301}mark first".utf8))
        #expect(
            Array(try text.read([Word(" \u{301}mark first")]).details.title.utf8) == Array("\u{301}mark first".utf8)
        )
    }

    @Test(arguments: ["\u{A0}", "\u{3000}", "\u{2028}", "\u{85}", "\r\n", "\r", "\t ", "\u{2003} "])
    func `all kinds of spaces separate attributes and stay in the title`(blank: String) throws {
        let details = try text.read(line: "Pay\(blank)rent\(blank)+money\(blank)due:fri").details

        #expect(Array(details.title.utf8) == Array("Pay\(blank)rent".utf8))
        #expect(details.tags == ["money"])
        #expect(details.due?.description == "2026-11-27")
    }

    @Test(arguments: [
        ("next\u{A0}fri", "2026-11-27"), ("NEXT FRI", "2026-11-27"), ("next wee\u{212A}", "2026-11-23"),
        ("1\u{3000}DEC", "2026-12-01"), (" 2026-12-05\r\n", "2026-12-05"), ("2026-12-05T17:00", "2026-12-05T17:00"),
        ("12-05", "2026-12-05"), ("2026/12/5", "2026-12-05"), ("5/5", "2027-05-05"), ("0002-01-01", "0002-01-01"),
        ("+3d", "2026-11-24"), ("-1w", "2026-11-14"), ("2W", "2026-12-05"), ("\u{1F}fri", nil), ("--3d", nil),
        ("+-3d", nil), ("3+d", nil), ("2026--05", nil), ("-12-05", nil), ("12-05-", nil), ("+12-05", nil),
        ("99999999999999999999-12-05", nil), ("2026/12/99999999999999999999", nil), ("123456d", nil), ("+", nil),
    ])
    func `dates are read regardless of case and spaces`(
        typed: String,
        due: String?
    ) {
        #expect((try? Saturday.dates().due(typed))?.description == due)
    }

    @Test(arguments: [
        ("Due:\u{301}x", nil), ("projct:\u{301}x", nil), ("tag=\u{301}x", nil), ("projct:é", "project:é"),
    ])
    func `a misspelled key gives a hint only with a plain colon`(word: String, suggestion: String?) throws {
        #expect(try text.read([Word("Pay"), Word(word)]).hints.map(\.suggestion) == [suggestion].compactMap { $0 })
    }
}
