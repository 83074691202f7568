import Testing

@testable import Terminal

struct TerminalLexerTests {
    private func tokens(_ text: String, from lexer: inout TerminalLexer) -> [TerminalLexer.Token] {
        text.utf8.forEach { lexer.take($0) }
        var tokens: [TerminalLexer.Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private func tokens(_ text: String) -> [TerminalLexer.Token] {
        var lexer = TerminalLexer()
        return tokens(text, from: &lexer)
    }

    private static func csi(_ text: String) -> TerminalLexer.Token { .csi(Array(text.utf8)) }
    private static let a = TerminalLexer.Token.scalar("a")
    private static let escape = TerminalLexer.Token.scalar("\u{1B}")

    private static let table: [(String, [TerminalLexer.Token])] = [
        ("a우", [a, .scalar("우")]), ("\u{1B}b", [.alt("b")]), ("\u{1B}우", [.alt("우")]), ("\u{1B}\r", [.alt("\r")]),
        ("\u{1B}[Aa", [csi("A"), a]), ("\u{1B}[1;5Ca", [csi("1;5C"), a]), ("\u{1B}[<0;12;3Ma", [csi("<0;12;3M"), a]),
        ("\u{1B}[[Aa", [csi("[A"), a]), ("\u{1B}OAa", [.ss3(0x41), a]), ("\u{1B}\u{1B}[A", [escape, csi("A")]),
        ("\u{1B}]0;title\u{7}a", [a]), ("\u{1B}]0;title\u{1B}\\a", [a]), ("\u{1B}P1$r0m\u{1B}\\a", [a]),
        ("\u{1B}P1\\2\u{1B}\\a", [a]), ("\u{1B}]0;\u{1B}[Aa", [csi("A"), a]), ("\u{1B}]x\ra", [.scalar("\r"), a]),
        ("\u{1B}]\ra", [.alt("]"), .scalar("\r"), a]), ("\u{1B}[\ra", [.alt("["), .scalar("\r"), a]),
        ("\u{1B}[1\ra", [.scalar("\r"), a]), ("\u{1B}[1\u{1B}[Aa", [csi("A"), a]),
        ("\u{1B}O\ra", [.alt("O"), .scalar("\r"), a]),
        ("\u{1B}[M\u{20}!\u{7E}a", [a]), ("\u{1B}[200~x\u{1B}[201~a", [.paste([0x78]), a]), ("\u{1B}[201~a", [a]),
        ("\u{1B}[200~\u{1B}[Ax~\u{1B}[201~", [.paste(Array("\u{1B}[Ax~".utf8))]),
        ("\u{1B}[\(String(repeating: "1", count: 99))Aa", [a]),
    ]

    @Test(arguments: table)
    func `bytes become tokens, wherever they are split`(text: String, expected: [TerminalLexer.Token]) {
        #expect(tokens(text) == expected)
        for split in text.utf8.indices {
            var lexer = TerminalLexer()
            text.utf8[..<split].forEach { lexer.take($0) }
            text.utf8[split...].forEach { lexer.take($0) }
            #expect(tokens("", from: &lexer) == expected)
        }
    }

    @Test func `bytes that are not UTF-8 are invalid, and don't swallow the keys around them`() {
        var lexer = TerminalLexer()
        for byte: UInt8 in [0xFF, 0xEA, 0xBE, 0x61, 0x1B, 0xEC, 0x61] { lexer.take(byte) }

        #expect(tokens("", from: &lexer) == [.invalid, .invalid, Self.a, Self.escape, .invalid, Self.a])
    }

    @Test func `nothing after an Escape makes it a key, and a sequence that comes late is one`() {
        var lexer = TerminalLexer()

        #expect(tokens("\u{1B}", from: &lexer).isEmpty)
        #expect(lexer.hasLoneEscape)
        lexer.timeOut()
        #expect(tokens("", from: &lexer) == [Self.escape])
        #expect(!lexer.hasLoneEscape)
        #expect(tokens("[A", from: &lexer) == [Self.csi("A")])

        _ = tokens("\u{1B}", from: &lexer)
        lexer.timeOut()
        #expect(tokens("Oa", from: &lexer) == [Self.escape, .scalar("O"), Self.a])
    }

    @Test func `nothing after the start of a sequence makes it a key`() {
        for letter in ["[", "O", "]", "P"] as [Unicode.Scalar] {
            var lexer = TerminalLexer()

            #expect(tokens("\u{1B}\(letter)", from: &lexer).isEmpty)
            lexer.timeOut()
            #expect(tokens("a", from: &lexer) == [.alt(letter), Self.a])
        }
        // Escape, and then a bracket as a key of its own.
        var lexer = TerminalLexer()
        _ = tokens("\u{1B}", from: &lexer)
        lexer.timeOut()
        #expect(tokens("[", from: &lexer) == [Self.escape])
        lexer.timeOut()
        #expect(tokens("a", from: &lexer) == [.scalar("["), Self.a])
    }

    @Test func `an incomplete sequence or paste can be discarded`() {
        for text in ["\u{1B}[1;", "\u{1B}[200~a", "\u{1B}[M!", "\u{1B}]0;a"] {
            var lexer = TerminalLexer()
            _ = tokens(text, from: &lexer)
            lexer.discardUnfinished()
            #expect(tokens("a", from: &lexer) == [Self.a])
        }
    }
}
