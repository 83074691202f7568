import CommandLine
import Presentation
import Responses

/// Reports the changes that were undone or redone.
final class UndoRedoPresenter: UndoRedoPresenting {
    private weak var delegate: (any ListDelegate)?
    private let view: any UndoRedoViewing
    private let interactor: any UndoRedoInteracting
    private let router: any UndoRedoRouting
    private let calendar: CalendarWords

    init(
        view: any UndoRedoViewing,
        interactor: any UndoRedoInteracting,
        router: any UndoRedoRouting,
        calendar: CalendarWords,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
    }

    func replay(_ request: UndoRedoRequest) {
        interactor.replay(request)
    }
}

extension UndoRedoPresenter: UndoRedoInteractorOutput {
    func replayedChanges(_ response: UndoRedoResponse) {
        let action = response.request.direction == .undo ? "Undone" : "Redone"
        view.showReplayed(
            UndoRedoDisplay(
                rows: response.changes.map { change in
                    UndoRedoDisplay.Row(
                        action: action,
                        command: change.command,
                        when: calendar.moment(change.moment, from: response.today)
                    )
                },
                messages: messages(response)
            )
        )
        delegate?.didFinish(.changed)
    }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) {
        switch direction {
        case .undo: view.showMessage("Nothing to undo.")
        case .redo: view.showMessage("Nothing to redo.")
        }
        delegate?.didFinish(.unchanged)
    }

    func couldNotReplay(_ failure: UndoRedoFailure) {
        view.showError(ErrorMessage(failure, router))
        delegate?.didFinish(.unchanged)
    }

    private func messages(_ response: UndoRedoResponse) -> [String] {
        let (count, isUndo) = (response.changes.count, response.request.direction == .undo)
        let end = "No more changes to \(isUndo ? "undo" : "redo")."
        let (number, them) = count > 1 ? (" \(count)", "them") : ("", "it")
        let hint =
            isUndo
            ? "\(router.command("redo\(number)")) reapplies \(them)."
            : "\(router.command("undo\(number)")) reverses \(them)."
        return (count < response.request.count ? [end] : []) + [hint]
    }
}

extension ErrorMessage {
    init(_ failure: UndoRedoFailure, _ router: any UndoRedoRouting) {
        switch failure {
        case .storage(let failure): self.init(failure, router)
        case .conflict(let conflict):
            let action = conflict.direction == .undo ? "Undoing" : "Redoing"
            let later = conflict.later.map { "which “\($0.command)” changed later" } ?? "which has changed since then"
            let reason =
                if let name = FieldWords.name(conflict.field) {
                    "would overwrite \(name) of item \(conflict.item), \(later)"
                } else {
                    "is not possible, as item \(conflict.item) was added or removed since then"
                }
            self.init(
                .badData,
                "\(action) “\(conflict.change.command)” \(reason). Nothing was changed. "
                    + "See \(router.command("show \(conflict.item)"))."
            )
        }
    }
}
