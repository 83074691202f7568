import Almanac
import Entities
import ProgramOutput
import Responses
import TestKit
import Vocabulary

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
    /// The changes that another process leaves behind before the first replay.
    var otherChanges: [Change]?
    var failure: ReplayFailure?
    var ownChanges: [Int] = []
    var onlyItem: (name: ItemName, change: ItemChange)?
    private(set) var counts: [Int] = []
    private(set) var undone: [[Int]] = []
    private(set) var redone: [[Int]] = []

    func isOwn(_ change: Change) -> Bool { ownChanges.contains(change.id) }

    func onlyItem(of change: Change) -> (name: ItemName, change: ItemChange)? { onlyItem }

    var entry: HistoryEntry?

    func entry(of change: Change) -> HistoryEntry? { entry }

    func next(_ direction: UndoRedoRequest.Direction, _ count: Int) throws(ReplayFailure) -> [Change] {
        counts.append(count)
        if let failure { throw failure }
        return changes
    }

    func replay(
        _ changes: [Change],
        _ direction: UndoRedoRequest.Direction,
        at instant: Instant
    ) throws(ReplayFailure) -> Bool {
        if let otherChanges {
            (self.changes, self.otherChanges) = (otherChanges, nil)
            return false
        }
        switch direction {
        case .undo, .undoSync: undone.append(changes.map(\.id))
        case .redo: redone.append(changes.map(\.id))
        }
        return true
    }
}
