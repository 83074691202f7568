import Almanac
import ItemLanguage
import Presentation
import Responses
import Vocabulary

// MARK: - Interactor

protocol ShowScreenInteracting: AnyObject {
    /// Reports whether the list has changed since the last check, by whomever, or time has passed a due date.
    func checkForChanges()
    /// Checks for changes at the time that was set.
    func wake()
    /// Reports whether none of the items is left.
    func checkForRemoval(of ids: [Int])
    /// Finds the list that has an item.
    func findPlace(of id: Int)
    /// Finds the list that has the first of the new items, and its due day.
    func findPlace(ofNew ids: [Int])
    func findTitles(of ids: [Int])
    /// Loads the history of commands.
    func recallLines()
    func keepLine(_ line: String)
    /// Loads the order and groups that were chosen for lists.
    func recallArrangements()
    func keep(_ arrangement: ShowScreenArrangement, of place: ShowScreenPlace)
}

protocol ShowScreenInteractorOutput: AnyObject {
    func listHasChanged()
    /// The file of the list is gone.
    func listIsMissing(_ file: String, hasBackups: Bool)
    /// Another program has removed some of the items, or all of them.
    func itemsWereRemoved(_ ids: [Int], leaving others: [Int])
    func found(_ id: Int, in place: ShowScreenPlace)
    /// - Parameter count: The number of new items, of which this is the first.
    func foundNew(_ id: Int, of count: Int, in place: ShowScreenPlace, due day: Day?)
    func foundNoItem(_ id: Int)
    func foundTitles(_ titles: [String])
    func couldNotFindItem(_ failure: ListError)
    func couldNotReadList(_ failure: ListError)
    /// - Parameter lines: The lines of the history, oldest first.
    func recalledLines(_ lines: [String])
    func couldNotKeepLines(_ failure: ListError)
    func recalledArrangements(_ arrangements: [ShowScreenPlace: ShowScreenArrangement])
}

// MARK: - Places

/// A list in the sidebar.
enum ShowScreenPlace: Hashable, Entity {
    case upcoming, today, next, all, waiting, done
    case agenda
    /// Texts instead of lists.
    case calendar, stats, burndown
    /// The agenda of a day that was chosen in the calendar.
    case day(Day)
    case saved(String)
    case project(String)
    /// With its sign: `+home`, `@town`.
    case tag(String)

    static let views: [ShowScreenPlace] = [.upcoming, .today, .next, .all, .waiting, .done]
    static let overviews: [ShowScreenPlace] = [.agenda, .calendar, .stats, .burndown]

    /// `true` for a list of items, which can be reviewed.
    var hasItems: Bool { isPlainList || self == .agenda }

    /// `true` for a list that can be grouped.
    var isPlainList: Bool {
        switch self {
        case .upcoming, .today, .next, .all, .waiting, .done, .saved, .project, .tag: true
        case .agenda, .calendar, .stats, .burndown, .day: false
        }
    }
}

/// A step from day to day in the calendar: `up` is a week, `pageUp` a month, and `first` the first day of the month.
enum ShowScreenStep: Entity {
    case left, right, up, down, pageUp, pageDown, first, last
}

/// The order and groups of a list.
struct ShowScreenArrangement: Entity {
    /// Ignored by lists that have an order of their own.
    var order: [ItemOrder] = []
    var grouping: ItemGrouping?
}

/// A list, filtered and sorted.
struct ShowScreenList: Entity {
    var place = ShowScreenPlace.upcoming
    /// The filter as typed.
    var text = ""
    var filter = ItemFilter.everything
    var arrangement = ShowScreenArrangement()
    /// `true` to show only the items that need a decision.
    var isReview = false
    /// The day that is chosen in the calendar; `nil` for today.
    var day: Day?
}

/// An action that shows another module.
struct ShowScreenModuleAction: Entity {
    let name: String
    let title: String
    let key: Unicode.Scalar?
    let needsItems: Bool
    /// `true` if it may change items. Of a series, that is only possible at the present occurrence.
    let changesItems: Bool
}

// MARK: - Presenter and view

protocol ShowScreenViewing: ErrorViewing {
    func showTitle(_ display: ShowScreenTitle)
    func showSidebar(_ display: ShowScreenSidebar)
    /// Has the list read again, and what depends on it.
    /// - Parameters:
    ///   - ids: The items to select once they are shown; the first one that is counts.
    ///   - areNew: `true` to report if the list has none of them.
    func reload(selecting ids: [Int], areNew: Bool)
    /// The next list is another one, and is shown from its start.
    func showStart()
    /// The item at the cursor; `nil` until the list of a place is read.
    var currentItem: Int? { get }
    /// Takes the marks away, as they were acted on.
    func clearMarks()
    /// Makes the item after these the current one.
    func moveOn(from ids: [Int])
    /// Returns `false` if the list doesn't have the item.
    func select(_ id: Int) -> Bool
    /// Gives the keys to the list.
    func focusList()
    func showMessage(_ sentence: String)
    /// Hides a message or an error about a state that has ended.
    func endMessage(_ sentence: String)
    /// Shows an error in place of the list.
    func showListError(_ sentence: String)
    func ask(_ question: ShowScreenQuestion)
    /// Says why the open questions are closed. Input lines stay.
    func replaceQuestions(by sentence: String)
    /// Closes the open questions. Returns `false` if there are none.
    func closeQuestions() -> Bool
    /// Makes open input lines reread their texts.
    func rereadLines()
    func copy(_ text: String)
    func close()
}

struct ShowScreenTitle: Display {
    let name: String
    /// The order and other facts, which a narrow title leaves out.
    let facts: [String]
    /// Says why the list may lack items: a filter, or an error.
    let limits: [String]
    let day: String
    /// Says how to see more if the list is empty; empty if there is nothing to say.
    var hint = ""
}

struct ShowScreenSidebar: Display {
    struct Row: Display {
        let place: ShowScreenPlace
        let name: String
        var depth = 0
        /// Empty if it is not known.
        var count = ""
    }

    struct Section: Display {
        let heading: String
        let rows: [Row]
    }

    let sections: [Section]
    /// The row of the list that is shown.
    var current = ShowScreenPlace.upcoming
}

/// A question with a few choices, each of which has a key.
struct ShowScreenQuestion: Display {
    struct Choice: Display {
        let key: Unicode.Scalar
        let label: String
    }

    enum Subject: Display {
        case priority([Int])
        case order, grouping
        case copy([Int])
    }

    let subject: Subject
    let title: String
    let choices: [Choice]
    /// The choice that is selected first.
    var current = 0
}

/// The parts of the screen that are read one after the other.
protocol ShowScreenLoading: AnyObject {
    /// Reads the list. It reaches the view unless the read was stopped.
    /// - Parameter isWhole: `false` if the first items of a long list are enough for now.
    func loadList(isWhole: Bool, unless isStopped: @escaping () -> Bool)
    func loadItems(at places: Range<Int>)
    /// The list has reached the view.
    func didLoadList(of count: Int)
    /// The list has none of the new items.
    func didNotShow(_ newItems: [Int])
    /// Reads the details of an item, which reach the view. Returns `false` if another process has locked the list.
    func loadDetails(of id: Int) -> Bool
    /// Reads one of the numbers of the sidebar. Returns `false` if there are more.
    func loadCount(unless isStopped: @escaping () -> Bool) -> Bool
}

protocol ShowScreenPresenting: ShowScreenLoading {
    /// - Parameter text: A filter as typed.
    func open(_ text: String)
    func didChoose(_ place: ShowScreenPlace)
    /// The action of a key, with the items it applies to and the title of the first one.
    /// - Parameter isLater: `true` for a later occurrence of a series, which can't be changed.
    func didAct(_ action: ShowScreenAction, on ids: [Int], title: String, isLater: Bool)
    /// An action that shows another module.
    /// - Parameter isLater: `true` for a later occurrence of a series, which can't be changed.
    func didAct(named name: String, on ids: [Int], isLater: Bool)
    /// A command of the user, in which `{ids}` stands for the items.
    /// - Parameter isLater: `true` for a later occurrence of a series, which can't be changed.
    func didRun(_ command: String, on ids: [Int], isLater: Bool)
    /// Returns `false` unless the calendar is shown.
    func didStep(_ step: ShowScreenStep) -> Bool
    /// - Parameter index: The choice, or `nil` if none was made.
    func didAnswer(_ subject: ShowScreenQuestion.Subject, _ index: Int?)
    /// Escape leaves the review, or takes the filter away. Returns `false` if there was neither.
    func didStepBack() -> Bool
}

extension ShowScreenPresenting {
    func didAct(_ action: ShowScreenAction, on ids: [Int], title: String) {
        didAct(action, on: ids, title: title, isLater: false)
    }

    func didAct(named name: String, on ids: [Int]) { didAct(named: name, on: ids, isLater: false) }

    func didRun(_ command: String, on ids: [Int]) { didRun(command, on: ids, isLater: false) }
}

// MARK: - Router

/// Leads to the lists, and to the modules that change items. Each of them makes one change, which can be undone, and notifies
/// the presenter.
protocol ShowScreenRouting: CommandRouting {
    /// - Parameters:
    ///   - sentence: Is shown if the list is empty; `nil` for that of its module.
    ///   - isWhole: `false` if the first items of a long list are enough for now.
    func presentList(
        _ list: ShowScreenList,
        whenEmpty sentence: String?,
        isWhole: Bool,
        unless isStopped: @escaping () -> Bool
    )
    func presentItems(at places: Range<Int>)
    /// Returns the number of items in a list, or `nil` if the read was stopped.
    func count(_ list: ShowScreenList, unless isStopped: @escaping () -> Bool) -> Int?
    func projects(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]?
    func tags(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]?
    /// Shows an item in the pane for details.
    func presentDetails(of id: Int) -> Bool

    /// - Parameters:
    ///   - place: The list whose project or tag it gets.
    ///   - day: The day on which it is due unless its text has a date.
    func presentNewItem(in place: ShowScreenPlace, day: Day?)
    func presentNewPart(of parent: Int)
    /// Shows in a line what is understood of a new item.
    func previewNewItem(_ text: String, on line: any InputViewing)
    /// Asks for the value of a change, such as a day.
    /// - Parameter text: The present value, to be edited.
    func presentInput(_ action: ShowScreenAction, of ids: [Int], text: String)
    func presentDone(_ ids: [Int])
    func presentReopening(_ ids: [Int])
    func presentRemoval(_ ids: [Int])
    /// - Parameter typed: The words that “change” takes for it, for the history.
    func presentChange(_ ids: [Int], by changes: ItemChanges, typed: String)
    func presentEditor(_ ids: [Int])
    func presentUndo()
    func presentRedo()
    /// Shows the module of an action for items.
    func present(_ name: String, of ids: [Int])
    /// Reads the arguments of a command, as far as that needs no list.
    func check(_ words: [String]) throws(InputError)
    /// Runs a command.
    /// - Parameter isAnswer: `true` if all that it does is to show text.
    func run(_ words: [String], isAnswer: Bool)
}
