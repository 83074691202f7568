import Almanac
import Entities
import ProgramOutput
import Responses
import TestKit

@testable import UndoRedo

let saturday = Moment.saturday.today

func change(_ id: Int, _ command: String) -> Change {
    Change(id: id, instant: Moment.saturday.instant, command: command)
}

func summary(_ id: Int, _ command: String, isUndone: Bool = false) -> ChangeSummary {
    ChangeSummary(id: id, moment: .saturday, command: command, isUndone: isUndone)
}

final class FakeDataManager: UndoRedoDataManaging {
    var changes: [Change] = []
    var failure: ReplayFailure?
    private(set) var undone: [Int] = []
    private(set) var redone: [Int] = []

    func replay(
        _ direction: UndoRedoRequest.Direction,
        _ count: Int,
        at instant: Instant,
        approve: ([Change]) -> Bool
    ) throws(ReplayFailure) -> [Change] {
        switch direction {
        case .undo: undone.append(count)
        case .redo: redone.append(count)
        }
        if let failure { throw failure }
        return changes.isEmpty || approve(changes) ? changes : []
    }
}

final class FakeInteractor: UndoRedoInteracting {
    private(set) var requests: [UndoRedoRequest] = []

    func replay(_ request: UndoRedoRequest) { requests.append(request) }
}

final class FakeOutput: UndoRedoInteractorOutput {
    private(set) var responses: [UndoRedoResponse] = []
    private(set) var unconfirmed: [UndoRedoResponse] = []
    private(set) var nothing: [UndoRedoRequest.Direction] = []
    private(set) var failures: [UndoRedoFailure] = []

    func foundChangesToConfirm(_ response: UndoRedoResponse) { unconfirmed.append(response) }

    func replayedChanges(_ response: UndoRedoResponse) { responses.append(response) }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) { nothing.append(direction) }

    func couldNotReplay(_ failure: UndoRedoFailure) { failures.append(failure) }
}

final class FakeView: UndoRedoViewing {
    enum Shown: Equatable {
        case replayed(UndoRedoDisplay)
        case question(String)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func showReplayed(_ display: UndoRedoDisplay) { shown.append(.replayed(display)) }

    func ask(_ question: String) { shown.append(.question(question)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
