import Glibc
import Testing

@testable import Terminal

struct HistorySearchTests {
    private func letters(_ text: String) -> [wchar_t] {
        text.unicodeScalars.map { wchar_t($0.value) }
    }

    private func search(_ direction: HistorySearch.Direction = .older) -> HistorySearch {
        let lines = ["add 글자", "add 가방", "add 글자", "list"].map(letters)
        return HistorySearch(direction, in: lines, from: EditedLine(letters: letters("half"), cursor: 2))
    }

    private func line(_ text: String, _ cursor: Int) -> EditedLine {
        EditedLine(letters: letters(text), cursor: cursor)
    }

    @Test func `nothing is found before anything is typed`() {
        let search = search()

        #expect(search.line == line("half", 2))
        #expect(!search.isFailing)
    }

    @Test func `the newest line is found first, with the cursor where the pattern is`() {
        var search = search()

        search.type(letters("a"))
        #expect(search.line == line("add 글자", 0))
        search.type(letters("dd "))
        search.type(letters("가"))

        #expect(search.line == line("add 가방", 0))
        #expect(search.pattern == letters("add 가"))
    }

    @Test func `it goes on to lines that are others, and back again`() {
        var search = search()
        search.type(letters("add"))

        search.goOn(.older)
        #expect(search.line == line("add 가방", 0))
        search.goOn(.older)
        #expect(search.line == line("add 글자", 0))
        search.goOn(.older)
        #expect(search.isFailing)
        #expect(search.line == line("add 글자", 0))
        search.goOn(.newer)

        #expect(search.line == line("add 가방", 0))
        #expect(!search.isFailing)
    }

    @Test func `a pattern that no line has leaves what was found, until its last letter is taken back`() {
        var search = search()
        search.type(letters("가"))

        search.type(letters("x"))
        #expect(search.isFailing)
        #expect(search.line == line("add 가방", 4))
        search.erase()
        #expect(!search.isFailing)
        search.erase()
        search.erase()

        #expect(search.pattern.isEmpty)
        #expect(!search.isFailing)
    }

    @Test func `a letter that grows is looked for as it is then`() {
        var search = search()

        search.type(letters("그"))
        #expect(search.isFailing)
        search.replaceLast(by: letters("글")[0])

        #expect(search.line == line("add 글자", 4))
        #expect(search.pattern == letters("글"))
    }

    @Test func `who looks for newer lines first has none`() {
        var search = search(.newer)

        search.type(letters("add"))

        #expect(search.isFailing)
        #expect(search.line == line("half", 2))
    }
}
