import Presentation
import ProgramOutput
import Responses

/// Asks for confirmation of several changes, then reports the changes that were undone or redone.
final class UndoRedoPresenter: UndoRedoPresenting, ConfirmationHandling {
    private weak var delegate: (any ListDelegate)?
    private let view: any UndoRedoViewing
    private let interactor: any UndoRedoInteracting
    private let router: any UndoRedoRouting
    private let calendar: CalendarWords
    /// The changes that await confirmation.
    private var pending: (request: UndoRedoRequest, question: String)?

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

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (request, question) = pending else { return }
        pending = nil
        if answer == .yes { return interactor.replay(request) }
        view.show(answer, to: question)
        delegate?.didFinish(.cancelled)
    }
}

extension UndoRedoPresenter: UndoRedoInteractorOutput {
    func foundChangesToConfirm(_ response: UndoRedoResponse) {
        var request = response.request
        request.confirmation = .of(response.changes.map(\.id))
        let question = UndoRedoSentences.question(request.direction, response.changes.map(\.command))
        pending = (request, question)
        view.ask(question)
    }

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
        delegate?.didFinish(.changed())
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
        delegate?.didFinish(.refused)
    }

    private func messages(_ response: UndoRedoResponse) -> [String] {
        let (count, direction) = (response.changes.count, response.request.direction)
        let end = count < response.request.count ? [UndoRedoSentences.end(direction)] : []
        return end + [UndoRedoSentences.hint(direction, count, router)]
    }
}

/// The sentences of this use case.
enum UndoRedoSentences {
    private static let shownCount = 3

    /// `Undo 9 changes (done 3, add Buy milk, remove 2 and 6 more)?`
    static func question(_ direction: UndoRedoRequest.Direction, _ commands: [String]) -> String {
        let some = ChangeSentences.some(Array(commands.prefix(shownCount)), of: commands.count)
        return switch direction {
        case .undo: "Undo \(commands.count) changes (\(some))?"
        case .redo: "Redo \(commands.count) changes (\(some))?"
        }
    }

    static func conflict(_ conflict: UndoRedoConflict, _ router: any UndoRedoRouting) -> String {
        let action = conflict.direction == .undo ? "Undoing" : "Redoing"
        let later = conflict.later.map { "which “\($0.command)” changed later" } ?? "which has changed since then"
        let reason =
            if let name = FieldWords.name(conflict.field) {
                "would overwrite \(name) of item \(conflict.item), \(later)"
            } else {
                "is not possible, as item \(conflict.item) was added or removed since then"
            }
        return "\(action) “\(conflict.change.command)” \(reason). Nothing was changed. "
            + "See \(router.command(.show(conflict.item)))."
    }

    static func end(_ direction: UndoRedoRequest.Direction) -> String {
        switch direction {
        case .undo: "No more changes to undo."
        case .redo: "No more changes to redo."
        }
    }

    /// `adder redo 2 reapplies them.`
    static func hint(_ direction: UndoRedoRequest.Direction, _ count: Int, _ router: any UndoRedoRouting) -> String {
        switch (direction, count) {
        case (.undo, 1): "\(router.command(.redo())) reapplies it."
        case (.undo, _): "\(router.command(.redo(count))) reapplies them."
        case (.redo, 1): "\(router.command(.undo())) reverses it."
        case (.redo, _): "\(router.command(.undo(count))) reverses them."
        }
    }
}

extension ErrorMessage {
    init(_ failure: UndoRedoFailure, _ router: any UndoRedoRouting) {
        switch failure {
        case .storage(let failure): self.init(failure, router)
        case .conflict(let conflict):
            self.init(.badData, UndoRedoSentences.conflict(conflict, router))
        }
    }
}
