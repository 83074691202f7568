import ProgramOutput
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import ExportItems

struct ExportItemsSentencesTests {
    @Test(
        arguments: [
            (.list(ListError(.damaged, path: "/l")), .badData),
            (.file(ListError(.diskFull, path: "/f")), .outputFailed),
            (.file(ListError(.diskFailed, path: "/f")), .outputFailed),
            (.file(ListError(.readOnly, path: "/f")), .notPermitted),
            (.file(ListError(.notAFile, path: "/f", detail: .folder)), .cannotCreate),
            (.file(ListError(.cannotCreate, path: "/f")), .cannotCreate),
        ] as [(ExportItemsFailure, ExitStatus)]
    )
    func `failures have the status of their kind`(failure: ExportItemsFailure, status: ExitStatus) {
        let message = ExportItemsSentences.errorMessage(failure, FakeRouter())

        #expect(message.status == status)
    }
}
