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
