import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol UndoRedoModule: AnyObject {
    func replay(_ request: UndoRedoRequest)
}

package struct UndoRedoRequest: Equatable, Sendable {
    package enum Direction: Equatable, Sendable {
        case undo, redo
    }

    let direction: Direction
    /// The number of changes.
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
    /// In the order in which they were undone or redone; may be fewer than requested.
    let changes: [ChangeSummary]
    let today: Day
}

enum UndoRedoFailure: Error, Equatable, Sendable {
    /// A later change has touched the same part of an item, and would be overwritten.
    case conflict(UndoRedoConflict)
    case storage(ListError)
}

struct UndoRedoConflict: Equatable, Sendable {
    let direction: UndoRedoRequest.Direction
    let change: ChangeSummary
    let item: Int
    let part: ItemField
    /// The later change of the same part, if known.
    let later: ChangeSummary?
}

// MARK: - Presenter and view

protocol UndoRedoViewing: ErrorViewing {
    func showReplayed(_ display: UndoRedoDisplay)
    func showMessage(_ sentence: String)
}

struct UndoRedoDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let action: String
        let command: String
        let when: String
    }

    let rows: [Row]
    let messages: [String]
}
