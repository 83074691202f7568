import Boundary
import Grammar
import Testing

struct SoughtWordsTests {
    @Test(arguments: [
        ("rent", SoughtWord.anywhere("rent")), ("+home", .tag("home")), ("#home", .tag("home")), ("#집", .tag("집")),
        ("@shop", .anywhere("@shop")), ("+1", .anywhere("+1")), ("C++", .anywhere("C++")), ("#42", .anywhere("#42")),
        ("project:home.garden", .project("home.garden")), ("project:", .anywhere("project:")),
        ("project: ", .anywhere("project: ")), ("due:fri", .anywhere("due:fri")), ("or", .anywhere("or")),
    ])
    func `marks and keys restrict a search word, and other words match anywhere`(text: String, expected: SoughtWord) {
        #expect(SoughtWords.read([Word(text)]) == [expected])
        #expect(SoughtWords.read([Word(text, isLiteral: true)]) == [.anywhere(text)])
    }

    @Test func `words of only spaces are ignored`() {
        #expect(SoughtWords.read([Word(""), Word(" \t"), Word("\u{3000}", isLiteral: true)]).isEmpty)
    }
}
