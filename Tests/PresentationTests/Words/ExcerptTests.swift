import Presentation
import Testing
import Vocabulary

struct ExcerptTests {
    private func marked(_ text: String, _ word: String) -> MarkedText {
        var marks: [Range<Int>] = []
        var rest = text[...]
        while let index = rest.indices.first(where: { rest[$0...].hasPrefix(word) }) {
            let start = text.utf8.distance(from: text.startIndex, to: index)
            marks.append(start..<start + word.utf8.count)
            rest = rest[rest.index(index, offsetBy: word.count)...]
        }
        return MarkedText(text, marks: marks)
    }

    @Test(arguments: [
        ("rent", "rent"),
        ("pay the\r\nrent\tnow", "pay the rent now"),
        (
            "the first of many words that stand in front of the rent and of more words that follow behind it",
            "…that stand in front of the rent and of more words that follow…"
        ),
        (String(repeating: "가", count: 40) + "rent", "…" + String(repeating: "가", count: 32) + "rent"),
        ("rent" + String(repeating: "👩‍👩‍👧", count: 40), "rent" + String(repeating: "👩‍👩‍👧", count: 32) + "…"),
    ])
    func `a long text is cut around the match, at word boundaries if possible`(
        text: String,
        expected: String
    ) {
        let excerpt = marked(text, "rent").excerpt

        #expect(excerpt.text == expected)
        #expect(excerpt.markedParts == ["rent"])
    }

    @Test func `marks inside the excerpt are kept, and those outside are dropped`() {
        let text = "a\r\nrent, rent " + String(repeating: "x ", count: 40) + "rent"

        #expect(marked(text, "rent").excerpt.markedParts == ["rent", "rent"])
    }

    @Test func `text without marks is unchanged`() {
        #expect(MarkedText("a\nb").excerpt == MarkedText("a\nb"))
    }
}
