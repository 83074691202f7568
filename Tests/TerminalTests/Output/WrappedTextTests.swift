import Testing

@testable import Terminal

struct WrappedTextTests {
    @Test(arguments: [
        ("one two three", Int?.none, "one two three"),
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two\nthree"),
        ("one two three", 3, "one\ntwo\nthree"),
        ("incomprehensible", 5, "incomprehensible"),
        ("한글 문장 하나", 9, "한글 문장\n하나"),
        ("", 5, ""),
    ])
    func `text wraps between words, and no word is lost`(text: String, columns: Int?, lines: String) {
        #expect(WrappedText.of(text, columns: columns) == lines)
    }

    @Test(arguments: [
        ("one two three", Int?.none, ["one two three"]), ("one two three", 9, ["one two", "three"]),
        ("  one two three", 9, ["  one two", "  three"]), ("one  two", 8, ["one  two"]),
        ("incomprehensible", 5, ["incomprehensible"]), ("우유와 빵", 7, ["우유와", "빵"]),
    ])
    func `a line wraps between words and keeps its indentation`(text: String, columns: Int?, lines: [String]) {
        let wrapped = StyledText.wrapped([StyledText(text)], columns: columns)

        #expect(wrapped.map { $0.map(\.text).joined() } == lines)
    }

    @Test(arguments: [
        (30, ["[21] today   !20 overdue", "· all done"]), (40, ["[21] today   !20 overdue   · all done"]),
        (5, ["[21] today", "!20 overdue", "· all done"]),
    ])
    func `parts share a line if they fit and are never broken`(columns: Int, lines: [String]) {
        let parts = ["[21] today", "!20 overdue", "· all done"].map { [StyledText($0)] }

        #expect(StyledText.lines(of: parts, columns: columns).map { $0.map(\.text).joined() } == lines)
    }

    @Test func `each piece of a wrapped line keeps its style`() {
        let pieces = [StyledText("Added 1: ", .heading), StyledText("Buy oat milk"), StyledText(" today", .faint)]

        let wrapped = StyledText.wrapped(pieces, columns: 13)

        #expect(
            wrapped.map { $0.filter { !$0.text.isEmpty } } == [
                [StyledText("Added 1:", .heading), StyledText(" Buy")],
                [StyledText("oat milk")], [StyledText("today", .faint)],
            ]
        )
    }
}
