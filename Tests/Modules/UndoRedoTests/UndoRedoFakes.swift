import Almanac
import Entities
import Grammar
import Responses

@testable import UndoRedo

/// Saturday, 21 November 2026, 09:30 UTC.
let saturday = Day(number: 20_778)
let now = Instant(seconds: 1_795_253_400)

struct MorningClock: Clock {
    func now() -> Moment { Moment(utc: UndoRedoTests.now) }

    func moment(at instant: Instant) -> Moment { Moment(utc: instant) }
}

func change(_ id: Int, _ command: String) -> Change {
    Change(id: id, instant: now, command: command)
}

func summary(_ id: Int, _ command: String, isUndone: Bool = false) -> ChangeSummary {
    ChangeSummary(id: id, moment: Moment(utc: now), command: command, isUndone: isUndone)
}

final class FakeDataManager: UndoRedoDataManaging {
    var changes: [Change] = []
    var failure: ReplayFailure?
    private(set) var undone: [Int] = []
    private(set) var redone: [Int] = []

    func undo(_ count: Int) throws(ReplayFailure) -> [Change] {
        undone.append(count)
        if let failure { throw failure }
        return changes
    }

    func redo(_ count: Int) throws(ReplayFailure) -> [Change] {
        redone.append(count)
        if let failure { throw failure }
        return changes
    }
}

final class FakeInteractor: UndoRedoInteracting {
    private(set) var requests: [UndoRedoRequest] = []

    func replay(_ request: UndoRedoRequest) { requests.append(request) }
}

final class FakeOutput: UndoRedoInteractorOutput {
    private(set) var responses: [UndoRedoResponse] = []
    private(set) var nothing: [UndoRedoRequest.Direction] = []
    private(set) var failures: [UndoRedoFailure] = []

    func replayedChanges(_ response: UndoRedoResponse) { responses.append(response) }

    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction) { nothing.append(direction) }

    func couldNotReplay(_ failure: UndoRedoFailure) { failures.append(failure) }
}

final class FakeView: UndoRedoViewing {
    enum Shown: Equatable {
        case replayed(UndoRedoDisplay)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func showReplayed(_ display: UndoRedoDisplay) { shown.append(.replayed(display)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
