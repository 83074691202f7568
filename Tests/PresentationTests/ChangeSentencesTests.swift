import Testing

@testable import Presentation

struct ChangeSentencesTests {
    @Test func `items removed elsewhere are named, in the singular or plural`() {
        #expect(ChangeSentences.removedElsewhere([3]) == "Item 3 was removed by another program.")
        #expect(ChangeSentences.removedElsewhere([3, 5]) == "Items 3, 5 were removed by another program.")
    }
}
