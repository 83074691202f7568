import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ListHistoryModule: AnyObject {
    func show(_ request: ListHistoryRequest)
}

package struct ListHistoryRequest: Equatable, Sendable {
    /// The number of changes to show; `nil` for all.
    let count: Int?
}

// MARK: - Presenter and interactor

/// Finds changes page by page, so that a slow reader doesn't block the store.
protocol ListHistoryInteracting: AnyObject {
    func findChanges(_ request: ListHistoryRequest)
    /// Finds the next page.
    func findOlderChanges()
}

protocol ListHistoryInteractorOutput: AnyObject {
    func foundChanges(_ page: ListHistoryPage)
    func foundNoChange()
    func couldNotFindChanges(_ failure: ListError)
}

struct ListHistoryPage: Equatable, Sendable {
    enum Rest: Equatable, Sendable {
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

struct ListHistoryChange: Equatable, Sendable {
    /// The command that reaches a change.
    enum Reach: Equatable, Sendable {
        /// The number of undos that reverses it.
        case undo(Int)
        /// The number of redos that repeats it.
        case redo(Int)
        /// It is undone, and a newer change has discarded the redo history.
        case none
    }

    /// An item's id and title.
    struct Mention: Equatable, Sendable {
        let id: Int
        let title: String
    }

    let change: ChangeSummary
    let reach: Reach
    /// The first few items it affected.
    let items: [Mention]
    /// The number of items it affected.
    let itemCount: Int
}

// MARK: - Presenter and view

protocol ListHistoryViewing: ListViewing {
    /// `false` once the reader has closed the output.
    var hasReader: Bool { get }

    func showRows(_ rows: [ListHistoryRow])
    /// Shows the footer, on a terminal only.
    func showFoot(_ sentence: String)
}

struct ListHistoryRow: Equatable, Sendable {
    /// The command that reverses or repeats the change, or empty: `undo 3`.
    let reach: String
    let when: String
    /// `undone`, or empty.
    let state: String
    let command: String
    let items: String
}
