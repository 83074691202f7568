import Presentation
import Testing
import Vocabulary

struct SyncSentencesTests {
    @Test(arguments: [
        (SyncState.neverSent, "not sent to the server yet"), (.inStep, "in sync with the server"),
        (.waits, "waiting to be sent to the server"),
        (.refused(.refused(message: "Too long.")), "the server rejected it: Too long"),
        (.refused(.refused(message: nil)), "the server rejected it"),
        (.refused(.refused(status: 403, message: "Too long.")), "the server rejected it (403): Too long"),
        (.refused(.isInTrash), "the server still has it in its trash; empty the trash there"),
    ])
    func `every state is a phrase`(state: SyncState, phrase: String) {
        #expect(SyncSentences.state(state) == phrase)
    }
}
