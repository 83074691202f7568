import Presentation
import Testing
import Vocabulary

struct SyncSentencesTests {
    @Test(arguments: [
        (SyncState.neverSent, "not sent to the server yet"), (.inStep, "in step with the server"),
        (.waits, "waits to be sent to the server"),
        (.refused(.refused(message: "Too long.")), "the server refuses it: Too long"),
        (.refused(.refused(message: nil)), "the server refuses it"),
        (.refused(.isInBin), "the server keeps it in its bin; empty the bin there"),
    ])
    func `every state is a phrase`(state: SyncState, phrase: String) {
        #expect(SyncSentences.state(state) == phrase)
    }
}
