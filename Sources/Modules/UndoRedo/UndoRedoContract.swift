import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

protocol UndoRedoViewing: ConfirmationViewing {
    func showReplayed(_ display: UndoRedoDisplay)
}

struct UndoRedoDisplay: Entity {
    struct Row: Entity {
        let action: String
        let command: String
        let when: String
    }

    let rows: [Row]
    let messages: [String]
}

// MARK: - Interactor

protocol UndoRedoInteracting: AnyObject {
    func replay(_ request: UndoRedoRequest)
}

struct UndoRedoRequest: Entity {
    enum Direction: Entity {
        case undo, redo
    }

    enum Confirmation: Entity {
        /// The user has to confirm several changes.
        case missing
        case given
        /// The user has confirmed the changes with these ids, but no others.
        case of([Int])
    }

    let direction: Direction
    /// The number of changes.
    let count: Int
    var confirmation = Confirmation.given
}

protocol UndoRedoInteractorOutput: AnyObject {
    /// The user has to confirm before the changes are undone or redone.
    func foundChangesToConfirm(_ response: UndoRedoResponse)
    func replayedChanges(_ response: UndoRedoResponse)
    func foundNothingToReplay(_ direction: UndoRedoRequest.Direction)
    func couldNotReplay(_ failure: UndoRedoFailure)
}

struct UndoRedoResponse: Entity {
    let request: UndoRedoRequest
    /// In the order in which they were undone or redone; may be fewer than requested.
    let changes: [ChangeSummary]
    let today: Day
}

enum UndoRedoFailure: Error, Entity {
    /// A later change has touched the same part of an item, and would be overwritten.
    case conflict(UndoRedoConflict)
    case storage(ListError)
}

struct UndoRedoConflict: Entity {
    let direction: UndoRedoRequest.Direction
    let change: ChangeSummary
    let item: Int
    let field: ItemField
    /// The later change of the same part, if known.
    let later: ChangeSummary?
}

// MARK: - Presenter and router

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol UndoRedoModule: AnyObject {
    /// Undoes the last change.
    func undo()
}

protocol UndoRedoPresenting: UndoRedoModule {
    func replay(_ request: UndoRedoRequest)
}

extension UndoRedoPresenting {
    package func undo() { replay(UndoRedoRequest(direction: .undo, count: 1)) }
}

typealias UndoRedoRouting = CommandRouting
