import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ListHistoryModule: AnyObject {
    func show(_ request: ListHistoryRequest)
}

package struct ListHistoryRequest: Equatable, Sendable {
    /// How many changes are meant; nil for all there are.
    let count: Int?
}

// MARK: - Presenter and interactor

/// A history may be long, so that it is found page by page, each as it is when somebody asks for it; nobody who reads
/// slowly keeps the store waiting.
protocol ListHistoryInteracting: AnyObject {
    func findChanges(_ request: ListHistoryRequest)
    /// Those that follow what was found last.
    func findOlderChanges()
}

protocol ListHistoryInteractorOutput: AnyObject {
    func foundChanges(_ page: ListHistoryPage)
    func foundNoChange()
    func couldNotFindChanges(_ trouble: StorageTrouble)
}

struct ListHistoryPage: Equatable, Sendable {
    enum Rest: Equatable, Sendable {
        case nothing
        /// Older changes that were asked for.
        case wanted
        /// Older changes that were not asked for.
        case unwanted
    }

    /// The newest first.
    let changes: [ListHistoryChange]
    let rest: Rest
    let today: Day
}

struct ListHistoryChange: Equatable, Sendable {
    /// How a change is reached from here.
    enum Reach: Equatable, Sendable {
        /// So many changes have to be taken back until this one is.
        case undo(Int)
        /// So many changes have to be made again until this one is.
        case redo(Int)
        /// It was taken back, and something new was done since.
        case none
    }

    /// An item by its name.
    struct Mention: Equatable, Sendable {
        let id: Int
        let title: String
    }

    let change: ChangeSummary
    let reach: Reach
    /// The first few items that it was about.
    let items: [Mention]
    /// How many items it was about.
    let itemCount: Int
}

// MARK: - Presenter and view

protocol ListHistoryShowing: ListShowing {
    /// Whether anybody is still there to read the next rows.
    var isRead: Bool { get }

    func showRows(_ rows: [ListHistoryRow])
    /// The foot is for people who look at a terminal.
    func showFoot(_ sentence: String)
}

struct ListHistoryRow: Equatable, Sendable {
    /// What takes the change back or makes it again, if anything does: "undo 3".
    let reach: String
    let when: String
    /// What there is to know of how it stands: "undone".
    let state: String
    let command: String
    let items: String
}
