import CommandLine
import Testing

struct JoinedWordsTests {
    @Test(arguments: [[], ["bash"], ["bash", "zsh", "fish"], ["", "b", ""]])
    func `words are joined like joined(separator:)`(words: [String]) {
        #expect(words.joined(by: "|") == words.joined(separator: "|"))
    }
}
