import Glibc
import Testing

@testable import Terminal

struct HistorySearchTests {
    private func characters(_ text: String) -> [wchar_t] {
        text.unicodeScalars.map { wchar_t($0.value) }
    }

    private func search(_ direction: HistorySearch.Direction = .older) -> HistorySearch {
        let lines = ["add 글자", "add 가방", "add 글자", "list"].map(characters)
        return HistorySearch(direction, in: lines, from: EditedLine(characters: characters("half"), cursor: 2))
    }

    private func line(_ text: String, _ cursor: Int) -> EditedLine {
        EditedLine(characters: characters(text), cursor: cursor)
    }

    @Test func `an empty pattern finds nothing`() {
        let search = search()

        #expect(search.line == line("half", 2))
        #expect(!search.isFailing)
    }

    @Test func `the newest line is found first, with the cursor at the match`() {
        var search = search()

        search.type(characters("a"))
        #expect(search.line == line("add 글자", 0))
        search.type(characters("dd "))
        search.type(characters("가"))

        #expect(search.line == line("add 가방", 0))
        #expect(search.pattern == characters("add 가"))
    }

    @Test func `the search moves on to different lines and back`() {
        var search = search()
        search.type(characters("add"))

        search.advance(.older)
        #expect(search.line == line("add 가방", 0))
        search.advance(.older)
        #expect(search.line == line("add 글자", 0))
        search.advance(.older)
        #expect(search.isFailing)
        #expect(search.line == line("add 글자", 0))
        search.advance(.newer)

        #expect(search.line == line("add 가방", 0))
        #expect(!search.isFailing)
    }

    @Test func `a pattern without a match keeps the last line found until it is shortened`() {
        var search = search()
        search.type(characters("가"))

        search.type(characters("x"))
        #expect(search.isFailing)
        #expect(search.line == line("add 가방", 4))
        search.deleteLast()
        #expect(!search.isFailing)
        search.deleteLast()
        search.deleteLast()

        #expect(search.pattern.isEmpty)
        #expect(!search.isFailing)
    }

    @Test func `an extended grapheme is searched for in its new form`() {
        var search = search()

        search.type(characters("그"))
        #expect(search.isFailing)
        search.replaceLast(with: characters("글")[0])

        #expect(search.line == line("add 글자", 4))
        #expect(search.pattern == characters("글"))
    }

    @Test func `a search for newer lines starts without a match`() {
        var search = search(.newer)

        search.type(characters("add"))

        #expect(search.isFailing)
        #expect(search.line == line("half", 2))
    }
}
