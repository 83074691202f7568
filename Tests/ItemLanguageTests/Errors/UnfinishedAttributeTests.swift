import CommandLine
import ItemLanguage
import Testing

struct UnfinishedAttributeTests {
    @Test(arguments: [
        ("call mom tomorrow 5pm due:", "due:", "due:fri"), ("call pri: ", "pri:", "pri:high"),
        ("call Project:", "Project:", "project:work"), ("call url:", "url:", "link:https://example.org"),
        ("call 마감:", "마감:", "due:fri"), ("call C++ +", "+", "+home"), ("call @", "@", "@home"),
        ("due:", "due:", "due:fri"),
    ])
    func `a key or a sign without a value at the end is unfinished`(text: String, word: String, example: String) throws
    {
        let attribute = try #require(UnfinishedAttribute(in: text))

        #expect(attribute.word == word)
        #expect(attribute.rest(of: text) + word == String(text.reversed().drop(while: \.isWhitespace).reversed()))
        #expect(attribute.error == .inText(.item(.unfinishedAttribute(word, example: example))))
    }

    @Test(arguments: ["call due: fri", "call due:fri", "call -- due:", "call D:", "call Todo:", "call 5 + 3", "", " "])
    func `other texts are complete`(text: String) {
        #expect(UnfinishedAttribute(in: text) == nil)
    }

    @Test func `the words of a command are read like a line`() {
        #expect(UnfinishedAttribute(in: [Word("call"), Word("due:")])?.word == "due:")
        #expect(UnfinishedAttribute(in: [Word("call"), Word("due:", isLiteral: true)]) == nil)
    }
}
