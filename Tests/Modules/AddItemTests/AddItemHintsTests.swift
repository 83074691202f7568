import Presentation
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemHintsTests {
    private func sentences(_ hints: [(id: Int, hint: ReadingHint)]) -> [String] {
        var all = AddItemHints()
        for (id, hint) in hints { all.add([AddItemResponse.Hint(id: id, hint: hint)]) }
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

    @Test func `an ambiguous date names both of its days`() {
        let date = ReadingHint(.ambiguousDate, word: "5/6", suggestion: "due:2027-06-05 due:2027-05-06")

        #expect(
            sentences([(1, date)]) == [
                "“5/6” stayed in the title, because it has two readings. To set it, add “due:2027-06-05” or “due:2027-05-06”."
            ]
        )
    }

    @Test func `hints with another cause stay apart, and those with the same one say so`() {
        let other = ReadingHint(.phrase, word: "at 6", suggestion: "due:18:00")
        let moves = [3, 4].map { ReadingHint(word: "Move\($0)", suggestion: "project:\"House\($0) Move\($0)\"") }

        #expect(
            sentences([(1, phrase), (2, other), (3, unknown), (4, work), (5, moves[0]), (6, moves[1])]) == [
                "Items 1, 2: “at 5” and the like stayed in the title. To set it, add “due:17:00”.",
                "“est:2h” stayed in the title, because “est:” is not an attribute.",
                "“p:work” stayed in the title. Did you mean “project:”?",
                "Items 5, 6: “Move3” and the like stayed in the title. Did you mean “project:\"House3 Move3\"”?",
            ]
        )
    }

    @Test func `all ids are named`() {
        let odd = Array(stride(from: 1, through: 41, by: 2))

        #expect(
            sentences(odd.map { ($0, work) }).first?.hasPrefix("Items \(odd.map(String.init).joined(separator: ", ")):")
                == true
        )
    }
}
