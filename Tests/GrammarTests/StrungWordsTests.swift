import Grammar
import Testing

struct StrungWordsTests {
    @Test(arguments: [[], ["bash"], ["bash", "zsh", "fish"], ["", "b", ""]])
    func `words are strung as they are joined`(words: [String]) {
        #expect(words.strung(with: "|") == words.joined(separator: "|"))
    }
}
