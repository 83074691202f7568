import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Text that some programs take for something else.
struct UnusualTextTests {
    private static let texts = [
        "a\u{2028}b\u{2029}c", "<html>", "<script>alert(1)</script>", "a <!-- b", "&lt;b&gt;", "\u{2028}a", "a\u{2029}",
        "a\u{85}b", "%%", "%% a", "<!--", "Plan +x.", "Ask @bob: now", "a ⏫⏫ b", "due:soon", "📅 27.11.2026", "[a:: b]",
        ":tag:", "[#A]", "COMMENT a", "a [1/2]", ":END:", ":LOGBOOK:", "SCHEDULED: <2026-11-27>", "#+end_src", "* a",
        "- a", "a:",
        "a: @done", "@done", "@due(a b)", "a @b(c", "\u{200B}[#A]", "\\- a", "TODO a",
    ]

    @Test(
        arguments: [ForeignFormat.todoTxt, .markdown, .obsidian, .org, .taskPaper],
        ["a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\nb"]
    )
    func `a title is one line for every reader`(format: ForeignFormat, title: String) {
        let instant = Instant(seconds: 1_795_212_000)
        let details = ItemDetails(title: title)
        let item = Item(id: 7, uuid: ItemUUID(high: 1, low: 2), details: details, created: instant, changed: instant)

        let written = Exchange.write([ExportedItem(item: item)], format.makeWriter(Exchange.context))

        let lines = written.text.split(whereSeparator: \.isNewline)
        #expect(lines[0].contains("a b") && lines.dropFirst().allSatisfy { $0.hasPrefix("  :") })
        #expect(written.losses == [Loss(.character, at: 7, field: "title", value: title, became: "a b")])
    }

    @Test(arguments: ForeignFormat.allCases, texts)
    func `every format keeps line separators and HTML in titles and notes, or reports them`(
        format: ForeignFormat,
        text: String
    ) throws {
        let instant = Instant(seconds: 1_795_212_000)
        let details = ItemDetails(title: text, note: "first\n\(text)")
        let item = Item(id: 7, uuid: ItemUUID(high: 1, low: 2), details: details, created: instant, changed: instant)
        let written = Exchange.write([ExportedItem(item: item)], format.makeWriter(Exchange.context))

        var reader = try format.makeReader(Exchange.source(Array(written.text.utf8)), Exchange.context)
        let read = try #require(try reader.next())

        let lost = Set(written.losses.map(\.field))
        #expect(read.details.title == text || lost.contains("title"), "\(written)")
        #expect(read.details.note == details.note || lost.contains("note"), "\(written)")
        #expect(try reader.next() == nil)
    }
}
