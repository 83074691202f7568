import ProgramOutput
import TestKit
import Testing

@testable import EditItem

struct EditItemSentencesTests {
    @Test func `the place of a kept text is named`() {
        #expect(
            EditItemSentences.kept(.keptPage, FakeRouter()) == "Your text is kept. edit --resume goes on with it."
        )
        #expect(EditItemSentences.kept(.file("/tmp/x"), FakeRouter()) == "Your text is saved in /tmp/x.")
    }

    @Test func `an item that was changed or removed elsewhere is named`() {
        #expect(
            EditItemSentences.changedBeforeRemoval(3, "Rest").sentence
                == "Item 3 (Rest) was changed elsewhere, so it is not removed yet. To remove it all the same, delete this line."
        )
        #expect(
            EditItemSentences.removed(3).sentence
                == "Item 3 was removed elsewhere. Delete its block, or only “item 3” to add it again."
        )
    }
}
