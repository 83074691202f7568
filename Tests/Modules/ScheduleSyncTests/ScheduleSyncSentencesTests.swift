import ProgramOutput
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import ScheduleSync

struct ScheduleSyncSentencesTests {
    @Test(
        arguments: [
            (ScheduleSyncFailure.notSetUp, ExitStatus.notFound, "No server is set up."),
            (.needsPassword(user: "alice", url: "https://a/"), .notPermitted, "for alice at https://a/"),
            (.scheduler(.noFolder), .badSettings, "XDG_CONFIG_HOME"), (.unknownProgram, .cannotCreate, "/proc"),
            (.scheduler(.unsuitablePath("/a ")), .cannotCreate, "can't use the path /a  because"),
            (.scheduler(.refused(arguments: ["enable", "x"])), .cannotCreate, "systemctl --user enable x failed"),
            (
                .scheduler(.file(ListError(.readOnly, path: "/u", detail: .message("x")))), .notPermitted,
                "/u or its folder isn't writable"
            ),
            (.list(ListError(.busy, path: "/l", detail: .message("x"))), .busy, "Another program has locked /l"),
        ] as [(ScheduleSyncFailure, ExitStatus, String)]
    )
    func `each failure has a status and says what to do`(
        failure: ScheduleSyncFailure,
        status: ExitStatus,
        words: String
    ) {
        let message = ScheduleSyncSentences.errorMessage(failure, FakeRouter())

        #expect(message.status == status && message.sentence.contains(words), "\(message)")
    }
}
