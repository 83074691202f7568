import Presentation
import Responses

/// The undone or redone changes as a JSON object.
final class UndoRedoJSONPresenter {
    private let view: any DocumentViewing
    private let interactor: any UndoRedoInteracting

    init(view: any DocumentViewing, interactor: any UndoRedoInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension UndoRedoJSONPresenter: UndoRedoModule {
    func replay(_ request: UndoRedoRequest) {
        interactor.replay(request)
    }
}

extension UndoRedoJSONPresenter: UndoRedoInteractorOutput {
    func replayedChanges(_ response: UndoRedoResponse) {
        show(response.changes)
    }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) {
        show([])
    }

    func couldNotReplay(_ failure: UndoRedoFailure) {
        view.show(UndoRedoSentences.errorMessage(failure), as: JSONText.document)
    }

    private func show(_ changes: [ChangeSummary]) {
        view.show(
            JSONText.document { document in
                document.array("changes") { array in changes.forEach { array.change($0) } }
            }
        )
    }
}
