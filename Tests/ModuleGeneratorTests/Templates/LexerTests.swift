import Testing

@testable import ModuleGenerator

struct LexerTests {
    @Test func `comments are not tokens, and interpolations are code`() {
        let lexer = Lexer("a /* b /* c */ */ \"d \\(e) f\" // g\nh")

        #expect(lexer.tokens.map(\.text) == ["a", "d ", "(", "e", ")", " f", "h"])
        #expect(lexer.tokens.map(\.kind) == [.word, .text, .mark, .word, .mark, .text, .word])
        #expect(lexer.tokens.last?.line == 2)
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "\u{FEFF}a\nb"])
    func `every token has its byte range and its line`(text: String) {
        let tokens = Lexer(text).tokens

        #expect(tokens.map(\.line) == [1, 2])
        #expect(tokens.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["a", "b"])
    }

    @Test func `quotes inside raw and multiline strings don't end the literal`() {
        #expect(Lexer("#\"a\"b\"# c").tokens.map(\.text) == ["a\"b", "c"])
        #expect(Lexer("\"\"\"\n\"x\n\"\"\" c").tokens.map(\.text) == ["\n\"x\n", "c"])
    }

    @Test(arguments: [("\"a\nb", 1), ("a\n/* b", 2), ("\"\"\"\na", 1)])
    func `an unterminated literal or comment is reported with its line`(text: String, line: Int) {
        #expect(Lexer(text).unterminatedLine == line)
    }
}
