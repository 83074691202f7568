import Almanac
import Presentation
import Responses
package import Vocabulary

typealias ShowItemRouting = CommandRouting

package struct ShowItemRequest: Entity {
    let filter: ItemFilter
    /// `true` to show the history and the UUID too.
    let isFull: Bool
    /// `true` in a pane, which has few lines: the newest change comes first, and the UUID is left out.
    let isInPane: Bool

    package init(filter: ItemFilter, isFull: Bool = false, isInPane: Bool = false) {
        self.filter = filter
        self.isFull = isFull
        self.isInPane = isInPane
    }
}

/// The presenter, as other modules know it.
package protocol ShowItemPresenting: AnyObject {
    func show(_ request: ShowItemRequest)
}

// MARK: - Interactor

protocol ShowItemInteracting: AnyObject {
    func findItems(_ request: ShowItemRequest)
}

/// Receives items one at a time, because there may be many, and a final call after the last one.
protocol ShowItemInteractorOutput: AnyObject {
    func foundItem(_ response: ShowItemResponse)
    func foundLastItem()
    func foundNothing(_ reasons: NoMatch)
    /// The items found so far must be discarded.
    func couldNotFindItems(_ failure: ChangeFailure)
}

/// An item with its related items and history.
struct ShowItemResponse: Entity {
    struct Part: Entity {
        let item: ItemSummary
        /// 0 for a direct part.
        let depth: Int
    }

    let item: ItemSummary
    let needs: [ItemSummary]
    /// The items that need this one.
    let blocks: [ItemSummary]
    let parent: ItemSummary?
    /// The parts at all levels, each followed by its own ones.
    var parts: [Part]
    /// The next occurrences.
    let occurrences: [Due]
    /// The done copies that it left as a series, oldest first.
    var copies: [ItemSummary] = []
    /// The series that left it as a copy.
    var series: ItemSummary?
    /// Oldest first.
    var history: [ItemHistoryEntry]
    let postponements: Int
    let created: Moment
    let completed: Moment?
    let today: Day
    var isOverdue: Bool
    /// `nil` if the list is not synchronized.
    var sync: SyncState?
    /// The properties on the server for which adder has no field.
    var elsewhere = ForeignFacts()
}

// MARK: - View

/// Shows items one at a time. Output is held back until `showEnd(hint:)`, so that an error can discard it.
protocol ShowItemViewing: ErrorViewing {
    /// The number of rows of a tree to show, or `nil` for all of them.
    var treeLimit: Int? { get }
    func showMessage(_ sentence: String)
    func showItem(_ display: ShowItemDisplay)
    /// Shows a hint on a terminal if there is one.
    func showEnd(hint: String?)
    func showNothing(_ sentence: String)
}

struct ShowItemDisplay: Display {
    enum Kind: Equatable, Sendable {
        case other, overdue, project, tags
    }

    struct Line: Display {
        let label: String
        let text: String
        var kind = Kind.other
        /// The rows of a tree that is shown instead of the text, unless lines are plain.
        var tree: [TreeRow] = []
    }

    struct TreeRow: Display {
        let guides: TreeGuides
        let text: String
        let isDone: Bool
    }

    let id: String
    let title: String
    let lines: [Line]
    let history: [Line]
}
