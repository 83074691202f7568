import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoDocumentTests {
    private func document(_ response: UndoRedoResponse) throws(ErrorMessage) -> String {
        try FakeOperation<UndoRedoPresenter>.document(response).get()
    }

    @Test func `changes are shown in their new state`() throws {
        let request = UndoRedoRequest(direction: .undo, count: 1)
        let change = summary(7, "done 3", isUndone: true)
        let replayed = ReplayedChanges(request: request, changes: [change], today: saturday)

        #expect(
            try document(.replayed(replayed))
                == #"{"adder":1,"changes":[{"id":7,"at":"2026-11-21T09:30:00Z","command":"done 3","undone":true}]}"#
                + "\n"
        )
        #expect(try document(.nothing(.redo)) == #"{"adder":1,"changes":[]}"# + "\n")
    }

    @Test func `a question is an error`() {
        let request = UndoRedoRequest(direction: .undo, count: 2)
        let changes = ReplayedChanges(request: request, changes: [summary(7, "a"), summary(6, "b")], today: saturday)

        #expect { try document(.unconfirmed(changes)) } throws: { ($0 as? ErrorMessage)?.status == .wrongUsage }
    }

    @Test func `a storage error is an error object`() {
        let failure = UndoRedoFailure.storage(ListError(.busy, path: "list"))

        #expect(UndoRedoPresenter.errorMessage(failure, FakeRouter()).status == .busy)
    }
}
