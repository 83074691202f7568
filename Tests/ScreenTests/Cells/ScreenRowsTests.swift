import Terminal
import Testing

@testable import Screen

struct ScreenRowsTests {
    @Test(arguments: [
        ("one two three", ["one two", "three"]), ("/a/very/long/path is gone", ["/a/very/l", "ong/path", "is gone"]),
        ("가나다라마바", ["가나다라", "마바"]), ("", [""]),
    ])
    func `words are wrapped, and broken if they are longer than a row`(text: String, rows: [String]) {
        let shown = StyledText.rows(of: [StyledText(text)], columns: 9).map { $0.map(\.text).joined() }

        #expect(shown == rows)
    }

    @Test(arguments: [
        ("Done 1: Rest. u reverses it.", ["Done 1: Rest. u", "reverses it."]),
        ("Done 1: a title that is long. u reverses it.", ["Done 1: a titl…", "u reverses it."]),
        ("Done 1: a title that is long and has no other sentence", ["Done 1: a title", "that is long a…"]),
        ("Done 1: a title that is long. u undoes. (2×)", ["Done 1: a titl…", "u undoes. (2×)"]),
        ("Done. This sentence at the end is longer than a row.", ["Done. This", "sentence at th…"]),
        ("제목이 아주 깁니다. 제목이 아주 깁니다. u reverses it.", ["제목이 아주 깁…", "u reverses it."]),
    ])
    func `a long text keeps its beginning and its last sentence`(text: String, rows: [String]) {
        let shown = StyledText.rows(of: StyledText(text), columns: 15, limit: 2)

        #expect(shown.map { $0.map(\.text).joined() } == rows)
    }

    @Test func `pieces keep their styles`() {
        let rows = StyledText.rows(of: [StyledText("abcdef", .heading), StyledText("ghijk", .urgent)], columns: 4)

        let shown = rows.map { $0.filter { !$0.text.isEmpty } }
        #expect(shown[0...1] == [[StyledText("abcd", .heading)], [StyledText("ef", .heading)]])
        #expect(shown[2...] == [[StyledText("ghij", .urgent)], [StyledText("k", .urgent)]])
    }
}
