import CommandLine
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListSentencesTests {
    @Test(arguments: [
        (SyncListFailure.needsUser(host: "a.org"), "a.org requires a user name. Run sync USER@a.org."),
        (
            .noPassword(.notPrivate(path: "/p")),
            "Other users can read /p. Run chmod 600 /p, and then sync again."
        ),
        (
            .server(.unsafeAddress("http://a.org/")),
            "http://a.org/ is not encrypted, so adder sends no password there. Use https."
        ),
        (.server(.busy(until: .saturday)), "The server asks adder to wait until 09:30. Try again later."),
        (
            .server(.moved(to: "https://b.org/")),
            "The server redirects adder to https://b.org/. If the list is there now, run sync --forget and sync https://b.org/."
        ),
        (
            .server(.missingProgram("curl")),
            "curl is not installed. Install it, for example with apt install curl."
        ),
    ])
    func `a failure says what to do`(failure: SyncListFailure, sentence: String) {
        #expect(SyncListSentences.errorMessage(failure, FakeRouter()).sentence == sentence)
    }
}
