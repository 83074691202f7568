import Presentation
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemHintsTests {
    private func sentences(_ hints: [(id: Int, hint: ReadingHint)]) -> [String] {
        var all = AddItemHints()
        for (id, hint) in hints { all.add([AddItemResponse.Hint(id: id, hint: hint)], FakeRouter()) }
        return all.sentences(FakeRouter())
    }

    private let work = ReadingHint(word: "p:work", suggestion: "project:")
    private let home = ReadingHint(word: "p:home", suggestion: "project:")
    private let unknown = ReadingHint(word: "est:2h", suggestion: "")
    private let phrase = ReadingHint(.phrase, word: "at 5", suggestion: "due:17:00")

    @Test func `the hint on one item does not name it`() {
        #expect(sentences([(3, work)]) == ["“p:work” stayed in the title. Did you mean “project:”?"])
        #expect(sentences([(3, work), (3, work)]).count == 1)
    }

    @Test func `equal hints on several items are one sentence with the ids`() {
        #expect(
            sentences((1...60).map { ($0, work) })
                == ["Items 1-60: “p:work” stayed in the title. Did you mean “project:”?"]
        )
        #expect(
            sentences([(1, phrase), (2, work), (4, phrase)]) == [
                "Items 1, 4: “at 5” stayed in the title. To set it, add “due:17:00”.",
                "“p:work” stayed in the title. Did you mean “project:”?",
            ]
        )
    }

    @Test func `hints on the same key with other values name the key`() {
        #expect(
            sentences([(1, work), (2, home), (3, unknown), (5, unknown)]) == [
                "Items 1, 2: “p:” stayed in the title. Did you mean “project:”?",
                "Items 3, 5: “est:2h” stayed in the title, because “est:” is not an attribute.",
            ]
        )
    }

    @Test func `hints that differ in more than the value stay apart`() {
        let other = ReadingHint(.phrase, word: "at 6", suggestion: "due:18:00")

        #expect(sentences([(1, phrase), (2, other), (3, unknown), (4, work)]).count == 4)
    }
}
