import Almanac
import Entities
import Interchange
import TestKit
import Testing
import Vocabulary

/// Small files that would take minutes if a reader went over the same bytes again and again.
struct HostileFileTests {
    private func read(_ format: ForeignFormat, _ text: String) throws -> Exchange.Result {
        let reader = try format.makeReader(Exchange.source(Array(text.utf8)), Exchange.context)
        return try Exchange.read(reader)
    }

    @Test(arguments: [ForeignFormat.todoTxt, .markdown, .iCalendar])
    func `a title of one letter with very many accents is cut`(format: ForeignFormat) throws {
        let title = "a" + String(repeating: "\u{301}", count: 60_000)
        let texts: [ForeignFormat: String] = [
            .todoTxt: title, .markdown: "- [ ] \(title)",
            .iCalendar: "BEGIN:VTODO\nSUMMARY:\(title)\nEND:VTODO\n",
        ]

        let result = try read(format, try #require(texts[format]))

        #expect(result.items.first.map { $0.details.title.utf8.count > 60_000 } == true)
        #expect(result.losses.first?.kind == .title)
        #expect(result.losses.allSatisfy { $0.value.utf8.count < 300 && ($0.replacement?.utf8.count ?? 0) < 300 })
    }

    /// In the run of all cases, a reader that goes over all of them again at each one would take minutes.
    private static let count = Sampling.rounds(3_000, full: 30_000)

    @Test(arguments: ["[a:: ", "(a:: ", "⛔ a, ", "🔁 a ", "project:\"a ", "due:x "])
    func `a line of very many beginnings of fields is a title`(word: String) throws {
        let result = try read(.markdown, "- [ ] " + String(repeating: word, count: Self.count) + "b")

        #expect(result.items.count == 1)
    }

    @Test(arguments: [
        (ForeignFormat.org, "* TODO a\n", "[#A] ", ":a:b:"), (.org, "* TODO a\nDEADLINE: <", "2026-11-27 ", ">"),
        (.taskPaper, "- a", " @b(c", ""), (.taskPaper, "- a", " @b", ":"),
        (.markdown, "- TODO", " [#A] SCHEDULED: <", "b"),
        (.markdown, "```\n", "- [ ] a\n", ""), (.markdown, "", "[ ] a\n  ", ""), (.org, "", "* a\n- [ ] b\n", ""),
        (.taskPaper, "", "a:\n", "\t- b"), (.todoTxt, "[ ] ", "+a @b ", "c"),
    ])
    func `very many marks in the new formats are read`(format: ForeignFormat, start: String, mark: String, end: String)
        throws
    {
        _ = try read(format, start + String(repeating: mark, count: Self.count) + end)
    }

    @Test func `deep outlines are read`() throws {
        let org = (1...2_000).map { String(repeating: "*", count: $0) + " TODO a\n" }.joined()
        let paper = (0..<500).map { String(repeating: "\t", count: $0) + "- a\n" }.joined()

        #expect(try read(.org, org).items.count == 2_000 && read(.taskPaper, paper).items.count == 500)
    }

    @Test func `a note of very many lines is read`() throws {
        let text = "- [ ] a\n" + String(repeating: "  some words in a line\n", count: 80_000)

        #expect(try read(.markdown, text).items.first?.details.note?.utf8.count == 80_000 * 21 - 1)
    }

    @Test func `very many dependencies are read`() throws {
        let needs = (0..<30_000).map { "RELATED-TO;RELTYPE=DEPENDS-ON:\($0)\n" }.joined()

        #expect(try read(.iCalendar, "BEGIN:VTODO\nUID:a\n\(needs)END:VTODO\n").items.first?.needs.count == 30_000)
    }

    @Test func `very many excluded days with a long zone are read`() throws {
        let days = String(repeating: "20261127T100000,", count: 20_000)
        let zone = String(repeating: "z", count: 1_000_000)
        let text = "BEGIN:VTODO\nUID:a\nDUE:20261127T100000\nRRULE:FREQ=DAILY\nEXDATE;TZID=\(zone):\(days)\nEND:VTODO\n"

        #expect(try read(.iCalendar, text).items.count == 1)
    }

    @Test(arguments: [ForeignFormat.json, .taskwarrior])
    func `an item with too many values is an error`(format: ForeignFormat) throws {
        let start = format == .json ? #"{"adder":1,"items":[{"tags":["# : #"[{"tags":["#
        let values = String(repeating: "1,", count: 1_200_000)

        #expect {
            try read(format, start + values)
        } throws: { error in
            if case .itemTooLong? = (error as? ForeignFileError)?.reason { true } else { false }
        }
    }

    @Test func `a row with too many cells is an error`() throws {
        #expect {
            try read(.csv, "title,due\n" + String(repeating: ",", count: 1_200_000))
        } throws: { error in
            if case .itemTooLong? = (error as? ForeignFileError)?.reason { true } else { false }
        }
    }

    @Test func `the value of an error is shortened`() throws {
        let text = #"{"adder":""# + String(repeating: "x", count: 100_000) + #""}"#

        #expect {
            try read(.json, text)
        } throws: { error in
            guard case .badValue(_, let value)? = (error as? ForeignFileError)?.reason else { return false }
            return value.utf8.count < 300
        }
    }
}
