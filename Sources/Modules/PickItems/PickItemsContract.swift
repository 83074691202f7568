import Almanac
import Presentation
import Responses
import Vocabulary

typealias PickItemsRouting = CommandRouting

struct PickItemsRequest: Entity {
    /// The name of the command that needs the items.
    let command: String
    var items = PickableItems.open
}

/// The owner of the module. If nothing is picked, the user is told so, and the delegate of the context is notified.
protocol PickItemsDelegate: AnyObject {
    /// - Parameter ids: At least one, in ascending order.
    func didPick(_ ids: [Int])
}

// MARK: - Interactor

protocol PickItemsInteracting: AnyObject {
    func findItems(_ items: PickableItems)
}

protocol PickItemsInteractorOutput: AnyObject {
    func foundItems(_ response: PickItemsResponse)
    func couldNotFindItems(_ failure: ListError)
}

/// The items by due date, those without one last; the closed ones, last completed first.
struct PickItemsResponse: Entity {
    struct Row: Entity {
        let id: Int
        let title: String
        let due: Due?
        let isOverdue: Bool
        var priority: Priority?
        var family = ItemFamily()
        let project: String?
        let tags: [String]
    }

    let today: Day
    let rows: [Row]
}

// MARK: - Presenter and view

protocol PickItemsPresenting: AnyObject {
    /// Has the user pick items, as for a command without ids.
    func pick(_ request: PickItemsRequest)
    func didPick(_ ids: [Int])
    /// Escape.
    func didCancel()
    /// Ctrl-C.
    func didInterrupt()
}

protocol PickItemsViewing: ErrorViewing {
    func showPicker(_ display: PickItemsDisplay)
    func showMessage(_ sentence: String)
}

struct PickItemsDisplay: Display {
    struct Row: Display {
        let id: Int
        /// Empty without a due date.
        let due: String
        let isOverdue: Bool
        /// The priority as a sign.
        var priority = ""
        let title: String
        /// The parts that are done: "2/5".
        var progress = ""
        /// The parent: "3 New job".
        var parent = ""
        var parentTitle = ""
        /// The project and the tags.
        let names: String
    }

    let prompt: String
    let rows: [Row]
}
