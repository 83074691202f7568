import Testing

@testable import ChangeItem

struct ChangeItemScreenSentencesTests {
    @Test func `removed items are named, in the singular or plural`() {
        #expect(ChangeItemScreenSentences.removed([3]) == "Item 3 was removed by another program.")
        #expect(ChangeItemScreenSentences.removed([3, 5]) == "Items 3, 5 were removed by another program.")
    }

    @Test func `tags are named that no item has`() {
        #expect(ChangeItemScreenSentences.noneHas(["home"], of: [1]) == "Item 1 doesn't have +home.")
        #expect(
            ChangeItemScreenSentences.noneHas(["home", "@town"], of: [1, 2]) == "None of the items has +home, @town."
        )
    }
}
