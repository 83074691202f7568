import CommandLine
import TestKit
import Testing
import Vocabulary

import enum CommandLine.ExitStatus

@testable import SyncList

struct SyncListAccountSentencesTests {
    @Test(
        arguments: [
            (SyncListAccountFailure.notSetUp, ExitStatus.notFound, "No server is set up."),
            (.needsNoPassword, .wrongUsage, "without a user"),
            (.file(ListError(.readOnly, path: "/c", detail: "x")), .notPermitted, "/c or its folder isn't writable"),
            (.noFolder, .badSettings, "XDG_CONFIG_HOME"), (.unsuitableValue("/a "), .cannotCreate, "“/a ”"),
        ] as [(SyncListAccountFailure, ExitStatus, String)]
    )
    func `each failure has a status and says what to do`(
        failure: SyncListAccountFailure,
        status: ExitStatus,
        words: String
    ) {
        let message = SyncListAccountSentences.errorMessage(failure, FakeRouter())

        #expect(message.status == status && message.sentence.contains(words), "\(message)")
    }
}
