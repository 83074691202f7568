import ProgramOutput
import Testing

@testable import Presentation

struct ChangeSentencesTests {
    @Test func `items removed elsewhere are named, in the singular or plural`() {
        #expect(ChangeSentences.removedElsewhere([3]) == "Item 3 was removed by another program.")
        #expect(ChangeSentences.removedElsewhere([3, 5]) == "Items 3, 5 were removed by another program.")
    }

    @Test func `what was declined or interrupted has changed nothing`() {
        #expect(ChangeSentences.nothingChanged == "Nothing was changed.")
        #expect(ChangeSentences.nothingAdded == "Nothing was added.")
        #expect(ChangeSentences.interrupted.sentence == "Interrupted; nothing was changed.")
    }

    @Test func `the hint on undo names the command of this place`() {
        #expect(CommandRouter.oneShot.undoHint == "adder undo reverses it.")
    }
}
