import Boundary
import TestKit
import Testing

@testable import UndoRedo

struct UndoRedoJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: UndoRedoJSONPresenter

    init() {
        presenter = UndoRedoJSONPresenter(view: view, interactor: FakeInteractor())
    }

    @Test func `changes are told under what was done with them`() {
        let request = UndoRedoRequest(direction: .undo, count: 1)
        presenter.replayedChanges(UndoRedoResponse(request: request, changes: [summary(7, "done 3")], today: saturday))
        presenter.foundNothingToReplay(.redo)

        #expect(
            view.documents == [
                #"{"adder":1,"undone":[{"id":7,"at":"2026-11-21T09:30:00Z","command":"done 3"}]}"# + "\n",
                #"{"adder":1,"redone":[]}"# + "\n",
            ]
        )
    }

    @Test func `trouble is an error object`() {
        presenter.couldNotReplay(.storage(StorageTrouble(.busy, path: "list")))

        #expect(view.complaints.map(\.status) == [.busy])
    }
}
