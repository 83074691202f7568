import Responses
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemScreenSentencesTests {
    @Test(arguments: [
        ("Call mom", "Added 12: Call mom."), ("Call mom.", "Added 12: Call mom."), ("Wait…", "Added 12: Wait…"),
    ])
    func `an added item is named, with one mark at the end`(title: String, sentence: String) {
        let item = ItemSummary(.sample(12, title))

        #expect(AddItemScreenSentences.added(item, count: 1) == sentence)
        #expect(AddItemScreenSentences.added(nil, count: 5) == "Added 5 items.")
    }

    @Test func `undo is said to reverse only the last of several additions`() {
        #expect(AddItemScreenSentences.undoHint("u", last: 1) == "u reverses only the last one.")
        #expect(AddItemScreenSentences.undoHint("u", last: 3) == "u reverses only the last 3.")
    }
}
