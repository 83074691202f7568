import CommandLine
import TestKit
import Testing

@testable import ItemLanguage

struct TextPiecesTests {
    private func pieces(_ line: String, _ dashes: TextPieces.Dashes) throws -> [[String]] {
        try TextPieces.cut(line, dashes).map { [String($0.leadingSpaces), String($0.text), "\($0.isLiteral)"] }
    }

    /// Letters outside ASCII are cut by characters, others by bytes.
    @Test(arguments: [TextPieces.Dashes.areText, .beginLiteralText])
    func `text is cut in the same way with and without letters outside ASCII`(dashes: TextPieces.Dashes) throws {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<2_000 {
            let letters = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
                ["a", "a", "+", ":", " ", " ", "\t", "\r\n", "-", "--", " -- "].randomElement(using: &generator) ?? ""
            }
            let line = letters.joined()
            let foreign = letters.map { $0 == "a" ? "한" : $0 }.joined() + " 한"

            let expected = try pieces(foreign, dashes).map { $0.map { String($0.map { $0 == "한" ? "a" : $0 }) } }
            #expect(try pieces(line + " a", dashes) == expected, "\(line)")
        }
    }

    @Test func `spaces before a piece are kept`() throws {
        #expect(try pieces("  a \t b", .areText) == [["  ", "a", "false"], [" \t ", "b", "false"]])
    }

    @Test func `everything after two dashes is one literal piece`() throws {
        #expect(try pieces("-- a  b ", .areText) == [[" ", "a  b", "true"]])
        #expect(try pieces("a -- b", .areText).map { $0[1] } == ["a", "--", "b"])
        #expect(try pieces("a -- b  c", .beginLiteralText).map { $0[1] } == ["a", "b  c"])
    }
}
