import Testing

@testable import ChangeItem

struct ChangeItemScreenSentencesTests {
    @Test func `tags are named that no item has`() {
        #expect(ChangeItemScreenSentences.noneHas(["home"], of: [1]) == "Item 1 doesn't have +home.")
        #expect(
            ChangeItemScreenSentences.noneHas(["home", "@town"], of: [1, 2]) == "None of the items has +home, @town."
        )
    }
}
