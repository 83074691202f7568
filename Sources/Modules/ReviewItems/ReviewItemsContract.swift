import Almanac
package import Presentation
import Responses
package import Vocabulary

// MARK: - Views

/// The view of the list of items.
typealias ReviewItemsListViewing = ItemListViewing

/// The view of the walk from item to item.
protocol ReviewItemsViewing: ErrorViewing {
    func showItem(_ display: ReviewItemsDisplay)
    func showMessage(_ sentence: String)
    func showNothing(_ sentence: String)
    /// Reads lines and passes them on until the view is closed.
    func stayOpen()
    func close()
}

/// The item that needs a decision.
struct ReviewItemsDisplay: Display {
    /// The position in the walk, and what is to be decided about.
    let heading: String
    let id: String
    let title: String
    /// The keys and what they do.
    let keys: String
}

// MARK: - Interactor

protocol ReviewItemsInteracting: AnyObject {
    func findItems(_ request: ReviewItemsRequest)
    /// Finds one of the items again, as it is now.
    func findItem(_ id: Int)
}

/// The interactor as the presenter of the screen knows it.
protocol ReviewItemsScreenInteracting: ReviewItemsInteracting {
    /// Returns rows of the last list that was found. None if an item is gone, as the list is then read again.
    func rows(at places: Range<Int>) throws(ListError) -> [ReviewItemsResponse.Row]
}

struct ReviewItemsRequest: Entity {
    /// The days without a change after which an item needs a decision.
    static let untouchedDays = 30

    var filter = ItemFilter.everything
    /// The number of items that are read with the list, or `nil` for all.
    var window: Int?
}

protocol ReviewItemsInteractorOutput: AnyObject {
    func foundItems(_ response: ReviewItemsResponse)
    /// The item is gone or done if it is `nil`.
    func foundItem(_ row: ReviewItemsResponse.Row?)
    func couldNotFindItems(_ failure: ListError)
}

struct ReviewItemsResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        let standing: ItemStanding
        let reasons: [ReviewReason]
    }

    let today: Day
    let rows: [Row]
    /// The ids of all items, of which only some may be among the rows.
    var ids: [Int] = []
    /// The projects in which nothing is open anymore.
    let finishedProjects: [String]
    /// `true` if other items may need a decision.
    var isFiltered = false
}

/// Why an item needs a decision.
enum ReviewReason: Entity {
    case overdue(days: Int)
    /// The waiting has ended since the last change.
    case isBack(since: Day)
    case untouched(days: Int)
}

// MARK: - Presenter and router

/// The list on the screen, as other modules know it.
package protocol ReviewItemsModule: ScreenListModule {
    func review(_ filter: ItemFilter)
}

protocol ReviewItemsPresenting: AnyObject {
    func show(_ request: ReviewItemsRequest)
}

/// The events of the walk.
protocol ReviewItemsHandling: AnyObject {
    func didEnter(_ line: String)
    /// Standard input ended.
    func didLeave()
    /// Ctrl-C was pressed.
    func didInterrupt()
}

/// A decision about an item, or a way to go on.
enum ReviewItemsDecision: Entity {
    case done, edit, remove, skip, undo, quit
    /// With the day or the length as typed, for the history.
    case move(ItemChanges, typed: String)
    /// With the words that “change” takes for it, for the history.
    case change(ItemChanges, typed: String)
}

/// Leads from an item to the modules that change it: CompleteItem, ChangeItem, EditItem, RemoveItem and UndoRedo. Each of
/// them makes one change, which can be undone, and notifies the delegate.
protocol ReviewItemsRouting: CommandRouting {
    func presentDone(_ id: Int)
    /// - Parameter typed: The day or the length as typed, for the history.
    func presentMove(_ id: Int, by changes: ItemChanges, typed: String)
    /// - Parameter typed: The words that “change” takes for it, for the history.
    func presentChange(_ id: Int, by changes: ItemChanges, typed: String)
    func presentEditor(_ id: Int)
    func presentRemoval(_ id: Int)
    func presentUndo()
}

/// The presenter, as its router knows it.
protocol ReviewItemsRouterDelegate: ListDelegate {
    /// Returns the key or the command to type for a destination.
    /// - Parameter command: The command outside of the review.
    func hint(_ destination: Destination, command: String) -> String
}
