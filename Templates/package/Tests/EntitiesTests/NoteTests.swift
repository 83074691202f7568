import Testing

@testable import Entities

struct NoteTests {
    @Test(arguments: [
        (["Call", "mom"], "Call mom"), (["  a\n b\t"], "a b"), (["우유"], "우유"), ([" ", ""], nil), ([], nil),
    ])
    func `the text of a note is one line`(words: [String], text: String?) {
        #expect(Note.text(of: words) == text)
    }

    @Test(arguments: [(["call"], true), (["MO", "all"], true), (["call", "dad"], false), ([], true)])
    func `a note has words in any case, even inside others`(words: [String], isFound: Bool) {
        #expect(Note(number: 1, text: "Call mom").contains(words) == isFound)
    }
}
