import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct SearchWordsTests {
    @Test(arguments: [
        ("rent", SearchWord("rent")), ("+home", SearchWord("home", in: .tag)), ("#home", SearchWord("home", in: .tag)),
        ("#집", SearchWord("집", in: .tag)),
        ("@shop", SearchWord("@shop")), ("+1", SearchWord("+1")), ("C++", SearchWord("C++")),
        ("#42", SearchWord("#42")),
        ("project:home.garden", SearchWord("home.garden", in: .project)), ("project:", SearchWord("project:")),
        ("project: ", SearchWord("project: ")), ("due:fri", SearchWord("due:fri")), ("or", SearchWord("or")),
    ])
    func `marks and keys restrict a search word, and other words match anywhere`(text: String, expected: SearchWord) {
        #expect(SearchWords.read([Word(text)]) == [expected])
        #expect(SearchWords.read([Word(text, isLiteral: true)]) == [SearchWord(text)])
    }

    @Test func `words of only spaces are ignored`() {
        #expect(SearchWords.read([Word(""), Word(" \t"), Word("\u{3000}", isLiteral: true)]).isEmpty)
    }
}
