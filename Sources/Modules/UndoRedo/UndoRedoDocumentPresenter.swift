import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents the undone or redone changes as one JSON object.
final class UndoRedoDocumentPresenter: UndoRedoPresenting {
    private let view: any DocumentViewing
    private let interactor: any UndoRedoInteracting
    private let router: any UndoRedoRouting

    init(view: any DocumentViewing, interactor: any UndoRedoInteracting, router: any UndoRedoRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func replay(_ request: UndoRedoRequest) {
        interactor.replay(request)
    }
}

extension UndoRedoDocumentPresenter: UndoRedoInteractorOutput {
    /// JSON mode never asks, so there are no unconfirmed changes.
    func foundChangesToConfirm(_ response: UndoRedoResponse) {}

    func replayedChanges(_ response: UndoRedoResponse) {
        show(response.changes)
    }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) {
        show([])
    }

    func couldNotReplay(_ failure: UndoRedoFailure) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }

    private func show(_ changes: [ChangeSummary]) {
        view.show(
            JSONText.document { document in
                document.array("changes") { array in changes.forEach { array.change($0) } }
            }
        )
    }
}
