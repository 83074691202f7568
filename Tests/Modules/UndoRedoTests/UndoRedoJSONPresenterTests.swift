import Grammar
import TestKit
import Testing
import Vocabulary

@testable import UndoRedo

struct UndoRedoJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: UndoRedoJSONPresenter

    init() {
        presenter = UndoRedoJSONPresenter(view: view, interactor: FakeInteractor())
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
