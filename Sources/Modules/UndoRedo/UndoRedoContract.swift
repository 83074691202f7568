import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol UndoRedoModule: AnyObject {
    func replay(_ request: UndoRedoRequest)
}

package struct UndoRedoRequest: Equatable, Sendable {
    package enum Direction: Equatable, Sendable {
        case undo, redo
    }

    let direction: Direction
    /// How many changes are meant.
    let count: Int
}

// MARK: - Presenter and interactor

protocol UndoRedoInteracting: AnyObject {
    func replay(_ request: UndoRedoRequest)
}

protocol UndoRedoInteractorOutput: AnyObject {
    func replayedChanges(_ response: UndoRedoResponse)
    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction)
    func couldNotReplay(_ failure: UndoRedoFailure)
}

struct UndoRedoResponse: Equatable, Sendable {
    let request: UndoRedoRequest
    /// In the order in which they were taken back or made again; perhaps fewer than were meant.
    let changes: [ChangeSummary]
    let today: Day
}

enum UndoRedoFailure: Error, Equatable, Sendable {
    /// An item is not as the change has left or found it, so that replaying would lose what was done later.
    case conflict(UndoRedoConflict)
    case storage(StorageTrouble)
}

struct UndoRedoConflict: Equatable, Sendable {
    let direction: UndoRedoRequest.Direction
    let change: ChangeSummary
    let item: Int
    let part: ItemPart
    /// What touched the same part later, where that is known.
    let later: ChangeSummary?
}

// MARK: - Presenter and view

protocol UndoRedoShowing: ComplaintShowing {
    func showReplayed(_ display: UndoRedoDisplay)
    func showRemark(_ sentence: String)
}

struct UndoRedoDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let deed: String
        let command: String
        let when: String
    }

    let rows: [Row]
    let remarks: [String]
}
