import Boundary
import Testing

@testable import Grammar

struct LookWordsTests {
    @Test(arguments: [
        ("none", Look()),
        ("red", Look(.plain(.red))),
        ("bright-blue", Look(.bright(.blue))),
        ("bold", Look(nil, [.bold])),
        ("bold red", Look(.plain(.red), [.bold])),
        ("  RED\tunderline  Dim ", Look(.plain(.red), [.underline, .dim])),
        ("0", Look(.numbered(0))),
        ("italic 255 reverse", Look(.numbered(255), [.italic, .reverse])),
    ])
    func `a colour and traits make a look, in any order`(text: String, look: Look) throws {
        #expect(try LookWords.read(text) == look)
    }

    @Test(
        arguments: [
            ("", nil), ("256", nil), ("-1", nil), ("red blue", nil), ("bold bold", nil), ("none bold", nil),
            ("purple", nil), ("rde", "red"), ("bold bright-bleu", "bold bright-blue"), ("undeline", "underline"),
            ("nnone", "none"),
        ] as [(String, String?)]
    )
    func `what is no look is refused, with what was probably meant`(text: String, suggestion: String?) {
        #expect(throws: LookWords.Refusal(suggestion: suggestion)) { try LookWords.read(text) }
    }
}
