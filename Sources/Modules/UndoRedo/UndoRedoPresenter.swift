import Boundary
import Presentation

/// Tells what was taken back or made again.
final class UndoRedoPresenter {
    weak var delegate: (any ListDelegate)?
    private let view: any UndoRedoShowing
    private let interactor: any UndoRedoInteracting
    private let calendar: CalendarWords

    init(view: any UndoRedoShowing, interactor: any UndoRedoInteracting, calendar: CalendarWords) {
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
        let deed = response.request.direction == .undo ? "Undone" : "Redone"
        view.showReplayed(
            UndoRedoDisplay(
                rows: response.changes.map { change in
                    UndoRedoDisplay.Row(
                        deed: deed,
                        command: change.command,
                        when: calendar.moment(change.moment, from: response.today)
                    )
                },
                remarks: UndoRedoSentences.remarks(response)
            )
        )
        delegate?.didChangeList()
    }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) {
        view.showRemark(UndoRedoSentences.nothing(direction))
        delegate?.didNotChangeList()
    }

    func couldNotReplay(_ failure: UndoRedoFailure) {
        view.showComplaint(UndoRedoSentences.complaint(failure))
        delegate?.didNotChangeList()
    }
}

/// The sentences of this use case, for people and machines alike.
enum UndoRedoSentences {
    static func remarks(_ response: UndoRedoResponse) -> [String] {
        let (count, isUndo) = (response.changes.count, response.request.direction == .undo)
        let rest = "There was no more to \(isUndo ? "undo" : "redo")."
        let (number, them) = count > 1 ? (" \(count)", "them") : ("", "it")
        let wayBack = isUndo ? "adder redo\(number) makes \(them) again." : "adder undo\(number) takes \(them) back."
        return (count < response.request.count ? [rest] : []) + [wayBack]
    }

    static func nothing(_ direction: UndoRedoRequest.Direction) -> String {
        switch direction {
        case .undo: "There is nothing to undo."
        case .redo: "There is nothing to redo: nothing was undone since the last change."
        }
    }

    static func complaint(_ failure: UndoRedoFailure) -> Complaint {
        switch failure {
        case .storage(let trouble):
            Complaint(trouble)
        case .conflict(let conflict):
            Complaint(.badData, sentence(conflict))
        }
    }

    private static func sentence(_ conflict: UndoRedoConflict) -> String {
        let deed = conflict.direction == .undo ? "Undoing" : "Redoing"
        let reason =
            conflict.later.map { "“\($0.command)” changed it later" } ?? "it is not as that change left it any more"
        return "\(deed) “\(conflict.change.command)” would overwrite \(PartWords.name(conflict.part)) of item "
            + "\(conflict.item): \(reason). Nothing was changed; adder show \(conflict.item) says what it is now."
    }
}
