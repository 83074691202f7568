import ProgramOutput
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import LogIn

struct LogInSentencesTests {
    @Test(
        arguments: [
            (LogInFailure.notSetUp, ExitStatus.notFound, "No server is set up. Run sync login USER@HOST,"),
            (.needsNoPassword, .wrongUsage, "without a user"),
            (
                .file(ListError(.readOnly, path: "/c", detail: .message("x"))), .notPermitted,
                "/c or its folder isn't writable"
            ),
            (.noFolder, .badSettings, "XDG_CONFIG_HOME"), (.unsuitableValue("/a "), .cannotCreate, "“/a ”"),
        ] as [(LogInFailure, ExitStatus, String)]
    )
    func `each failure has a status and says what to do`(failure: LogInFailure, status: ExitStatus, words: String) {
        let message = LogInSentences.errorMessage(failure, FakeRouter())

        #expect(message.status == status && message.sentence.contains(words), "\(message)")
    }
}
