import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RestoreList

struct RestoreListDocumentTests {
    private func document(_ response: RestoreListResponse) throws(ErrorMessage) -> String {
        try FakeOperation<RestoreListPresenter>.document(response).get()
    }

    private func json(_ name: String, _ kind: String) -> String {
        #"{"path":"/lists/adder.db.\#(name)","name":"\#(name)","kind":"\#(kind)","made":"2026-11-20","#
            + #""bytes":48000,"itemCount":12}"#
    }

    @Test func `the restored backup is shown with the previous list`() throws {
        let (backup, kept) = (backup("a"), backup("b", .beforeRestore))
        let first = RestoredList(backup: backup, items: 12, kept: nil, today: today)
        let second = RestoredList(backup: backup, items: 12, kept: kept, today: today)

        #expect(try document(.restored(first)) == #"{"adder":1,"backups":[\#(json("a", "daily"))]}"# + "\n")
        #expect(
            try document(.restored(second))
                == #"{"adder":1,"backups":[\#(json("a", "daily"))],"kept":\#(json("b", "restore"))}"# + "\n"
        )
        #expect(try document(.found(BackupsResponse([], today: today))) == #"{"adder":1,"backups":[]}"# + "\n")
    }

    @Test func `a question and an unknown backup are errors`() {
        let confirmation = RestoreListConfirmation(backup: backup("a"), items: 1, today: today)

        #expect { try document(.unconfirmed(confirmation)) } throws: { ($0 as? ErrorMessage)?.status == .wrongUsage }
        #expect { try document(.unknown("a")) } throws: { ($0 as? ErrorMessage)?.status == .notFound }
    }
}
