import Grammar
import Presentation
import Responses

/// Reports the changes that were undone or redone.
final class UndoRedoPresenter {
    weak var delegate: (any ListDelegate)?
    private let view: any UndoRedoViewing
    private let interactor: any UndoRedoInteracting
    private let calendar: CalendarWords

    init(view: any UndoRedoViewing, interactor: any UndoRedoInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension UndoRedoPresenter: UndoRedoModule {
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
                messages: UndoRedoSentences.messages(response)
            )
        )
        delegate?.didChangeList()
    }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) {
        view.showMessage(UndoRedoSentences.nothing(direction))
        delegate?.didNotChangeList()
    }

    func couldNotReplay(_ failure: UndoRedoFailure) {
        view.showError(UndoRedoSentences.errorMessage(failure))
        delegate?.didNotChangeList()
    }
}

/// The sentences of this use case, shared by text and JSON output.
enum UndoRedoSentences {
    static func messages(_ response: UndoRedoResponse) -> [String] {
        let (count, isUndo) = (response.changes.count, response.request.direction == .undo)
        let end = "There were no more changes to \(isUndo ? "undo" : "redo")."
        let (number, them) = count > 1 ? (" \(count)", "them") : ("", "it")
        let undoHint = isUndo ? "adder redo\(number) repeats \(them)." : "adder undo\(number) reverses \(them)."
        return (count < response.request.count ? [end] : []) + [undoHint]
    }

    static func nothing(_ direction: UndoRedoRequest.Direction) -> String {
        switch direction {
        case .undo: "There is nothing to undo."
        case .redo: "There is nothing to redo: nothing was undone after the last change."
        }
    }

    static func errorMessage(_ failure: UndoRedoFailure) -> ErrorMessage {
        switch failure {
        case .storage(let failure):
            ErrorMessage(failure)
        case .conflict(let conflict):
            ErrorMessage(.badData, sentence(conflict))
        }
    }

    private static func sentence(_ conflict: UndoRedoConflict) -> String {
        let action = conflict.direction == .undo ? "Undoing" : "Redoing"
        let reason = conflict.later.map { "which “\($0.command)” changed later" } ?? "which has changed since then"
        return "\(action) “\(conflict.change.command)” would overwrite \(PartWords.name(conflict.part)) of item "
            + "\(conflict.item), \(reason). Nothing was changed. See adder show \(conflict.item)."
    }
}
