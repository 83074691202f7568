import Testing
import Vocabulary

@testable import ItemLanguage

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
    func `a look is a color and attributes in any order`(text: String, look: Look) throws {
        #expect(try LookWords.read(text) == look)
    }

    @Test(
        arguments: [
            ("", nil), ("256", nil), ("-1", nil), ("red blue", nil), ("bold bold", nil), ("none bold", nil),
            ("purple", nil), ("rde", "red"), ("bold bright-bleu", "bold bright-blue"), ("undeline", "underline"),
            ("nnone", "none"),
        ] as [(String, String?)]
    )
    func `an invalid look is rejected with a suggestion`(text: String, suggestion: String?) {
        #expect(throws: LookWords.Refusal(suggestion: suggestion)) { try LookWords.read(text) }
    }
}
