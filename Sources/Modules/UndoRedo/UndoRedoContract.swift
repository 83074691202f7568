import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

typealias UndoRedoViewing = OperationViewing<UndoRedoDisplay>

struct UndoRedoDisplay: Display {
    struct Row: Display {
        let action: String
        let command: String
        /// The command without a long row of ids, for a terminal.
        let shortCommand: String
        let when: String
        /// The items that the change is about, and what has become of them; `nil` if that is not known.
        var effect: String?
    }

    let rows: [Row]
    let messages: [String]
}

// MARK: - Interactor

typealias UndoRedoInteracting = QueryInteracting<UndoRedoRequest, UndoRedoResponse, UndoRedoFailure>
typealias UndoRedoInteractorOutput = QueryInteractorOutput<UndoRedoResponse, UndoRedoFailure>

struct UndoRedoRequest: Entity {
    enum Direction: Entity {
        case undo, redo
        /// Undoes changes that syncs made.
        case undoSync
    }

    enum Confirmation: Entity {
        /// The user has to confirm several changes.
        case missing
        /// The user has to confirm changes that another process made.
        case missingForOthers
        case given
        /// The user has confirmed the changes with these ids, but no others.
        case of([Int])
    }

    let direction: Direction
    /// The number of changes.
    let count: Int
    var confirmation = Confirmation.given
    /// `true` to name the effect of a single change.
    var namesEffect = false
}

enum UndoRedoResponse: Entity {
    /// The user has to confirm before the changes are undone or redone.
    case unconfirmed(ReplayedChanges)
    case replayed(ReplayedChanges)
    case nothing(UndoRedoRequest.Direction)
}

struct ReplayedChanges: Entity {
    /// The effect of the undo or redo of a single change.
    struct Effect: Entity {
        /// The first few items.
        let items: [ItemName]
        let count: Int
        /// The effect on the only item; `nil` if the change is about several.
        let entry: ItemHistoryEntry?
    }

    let request: UndoRedoRequest
    /// In the order in which they were undone or redone; may be fewer than requested.
    let changes: [ChangeSummary]
    let today: Day
    /// The number of those that this process had made, or undone before.
    var ownCount = 0
    var effect: Effect?
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
    /// The done copy that the item left with the change, which can be reopened instead.
    var copy: Int?
}

// MARK: - Presenter and router

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol UndoRedoModule: AnyObject {
    /// Undoes the last change. Asks first if another process made it.
    func undo()
    /// Redoes the change that was undone last.
    func redo()
}

typealias UndoRedoPresenting = ChangePresenting<UndoRedoRequest>
typealias UndoRedoRouting = CommandRouting
