import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: UndoRedoDocumentPresenter

    init() {
        presenter = UndoRedoDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `changes are shown in their new state`() {
        let request = UndoRedoRequest(direction: .undo, count: 1)
        let change = summary(7, "done 3", isUndone: true)
        presenter.replayedChanges(UndoRedoResponse(request: request, changes: [change], today: saturday))
        presenter.foundNothingToReplay(.redo)

        #expect(
            view.documents == [
                #"{"adder":1,"changes":[{"id":7,"at":"2026-11-21T09:30:00Z","command":"done 3","undone":true}]}"#
                    + "\n",
                #"{"adder":1,"changes":[]}"# + "\n",
            ]
        )
    }

    @Test func `a storage error is an error object`() {
        presenter.couldNotReplay(.storage(ListError(.busy, path: "list")))

        #expect(view.problems.map(\.status) == [.busy])
    }
}
