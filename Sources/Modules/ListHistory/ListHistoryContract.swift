import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

protocol ListHistoryViewing: ErrorViewing {
    /// `false` once the reader has closed the output.
    var hasReader: Bool { get }

    func showRows(_ rows: [ListHistoryRow])
    /// Shows the footer, on a terminal only.
    func showFoot(_ sentence: String)
    func showNothing(_ sentence: String)
}

struct ListHistoryRow: Display {
    /// The command that reverses or reapplies the change, or empty: `undo 3`.
    let reach: String
    let when: String
    /// `undone`, `sync`, or empty.
    let state: String
    let command: String
    let items: String
}

// MARK: - Interactor

protocol ListHistoryInteracting: AnyObject {
    /// Finds changes page by page, so that a slow reader doesn't block the store.
    func findChanges(_ request: ListHistoryRequest)
}

struct ListHistoryRequest: Entity {
    /// The number of changes to show; `nil` for all.
    let count: Int?
}

protocol ListHistoryInteractorOutput: AnyObject {
    /// Returns whether the next page is requested.
    func foundChanges(_ page: ListHistoryPage) -> Bool
    func foundNoChange()
    func couldNotFindChanges(_ failure: ListError)
}

struct ListHistoryPage: Entity {
    enum Rest: Entity {
        case nothing
        /// Older requested changes follow.
        case requested
        /// Older changes exist but were not requested.
        case notRequested
    }

    /// Newest first.
    let changes: [ListHistoryChange]
    let rest: Rest
    let today: Day
}

struct ListHistoryChange: Entity {
    /// The command that reaches a change.
    enum Reach: Entity {
        /// The number of undos that reverses it.
        case undo(Int)
        /// The number of redos that reapplies it.
        case redo(Int)
        /// The number of syncs' changes to undo that reverses it.
        case undoSync(Int)
        /// It is undone, and a newer change has discarded the redo history.
        case none
    }

    let change: ChangeSummary
    let reach: Reach
    /// The first few items it affected.
    let items: [ItemName]
    /// The number of items it affected.
    let itemCount: Int
}

// MARK: - Presenter and router

protocol ListHistoryPresenting: AnyObject {
    func show(_ request: ListHistoryRequest)
}

typealias ListHistoryRouting = CommandRouting
