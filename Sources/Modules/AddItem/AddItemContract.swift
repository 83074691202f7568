package import Almanac
package import ItemLanguage
import Presentation
import Responses
import Vocabulary

/// Adds items for the shell.
package protocol AddItemModule: AnyObject {
    /// - Parameter typed: The text of the item as typed, for the history.
    func add(_ reading: ItemText.Reading, typed: String)
    /// Adds the items of a list as one change.
    func add(_ list: [ItemText.Reading])
    /// Prompts for an item step by step.
    func askForItem()
}

/// The values that a new item gets from the place in which it is added, unless its text has others.
package struct AddItemPlace: Entity {
    /// The item that it becomes a part of.
    package var parent: Int?
    /// The day on which it is due.
    package var due: DueDay?
    package var project: String?
    package var tag: String?

    package init(parent: Int? = nil, due: DueDay? = nil, project: String? = nil, tag: String? = nil) {
        (self.parent, self.due, self.project, self.tag) = (parent, due, project, tag)
    }

    package enum DueDay: Entity {
        case day(Day)
        /// The day on which it is added, also if that is after midnight.
        case today
    }
}

/// The input line for new items on the screen.
package protocol AddItemScreenModule: AnyObject {
    func open(in place: AddItemPlace)
    /// Shows the values that the text is understood as.
    func preview(_ text: String)
}

struct AddItemRequest: Entity {
    struct Entry: Entity {
        var details: ItemDetails
        var hints: [ReadingHint] = []
        /// `false` if the item gets the project of its parent.
        var decidesProject = false
        var isDone = false
        /// The number of items before it that the item is part of, one inside the other.
        var depth = 0
        /// The line of standard input, if that is the source.
        var line: Int?
    }

    let entries: [Entry]
    /// The command as typed.
    let typed: String
}

/// The items of a long request, which are read one after another.
protocol AddItemSource: AnyObject {
    /// The command as typed.
    var typed: String { get }
    /// The headings and rules between the items so far.
    var headings: [String] { get }
    /// Returns the next item, or `nil` after the last one.
    func next() throws(AddItemFailure) -> AddItemRequest.Entry?
}

// MARK: - Presenter and interactor

protocol AddItemInteracting: AnyObject {
    func add(_ request: AddItemRequest)
    /// Adds all items that the source delivers.
    func add(_ source: any AddItemSource)
    /// Validates a draft without storing it.
    func check(_ draft: AddItemRequest)
    /// Finds out what the item of a draft would be like, without storing it.
    func preview(_ draft: AddItemRequest)
}

protocol AddItemInteractorOutput: AnyObject {
    func acceptedDraft()
    func previewedDraft(_ preview: AddItemPreview)
    func rejectedDraft(_ failure: AddItemFailure)
    /// Reports some items of a long request, which is not complete yet and can still fail.
    func willAddItems(_ response: AddItemResponse)
    /// Reports a complete request, without the items reported before.
    func addedItems(_ response: AddItemResponse)
    func couldNotAddItem(_ failure: AddItemFailure)
}

/// An item that is not added yet.
struct AddItemPreview: Entity {
    let details: ItemDetails
    let isDone: Bool
    /// The occurrences after the first one, if the item repeats.
    let following: [Due]
    let hints: [ReadingHint]
    let today: Day
    /// `true` if the project is that of its parent.
    var inheritsProject = false
    /// The names of the items that it needs or is a part of.
    var names: [ItemName] = []
    /// A reference to an item that doesn't exist.
    var failure: AddItemFailure?
}

struct AddItemResponse: Entity {
    /// A hint about the text of an item.
    struct Hint: Entity {
        let id: Int
        let hint: ReadingHint
    }

    let items: [ItemSummary]
    let hints: [Hint]
    let today: Day
    /// The occurrences after the first one for each item; none if it does not repeat. A dictionary would cost a command more
    /// than reading its text.
    var following: [[Due]] = []
    /// The ids of the items that got the project of their parent.
    var inheriting: [Int] = []
    /// The other open items with the title of the only one.
    var sameTitles: [ItemName] = []
    /// The ids of those items of a list whose titles other open items have.
    var repeated: [Int] = []
    /// The headings and rules between the items, which were left out.
    var headings: [String] = []
}

struct AddItemFailure: StorageFailure, Entity {
    enum Reason: Entity {
        case nothingGiven
        /// The source contains an error.
        case input(InputError)
        /// The temporary file with the rest of standard input can't be read.
        case unreadableInput
        case emptyTitle
        case titleTooLong(bytes: Int, limit: Int)
        case longTag(bytes: Int, limit: Int)
        case longProject(bytes: Int, limit: Int)
        case unknownNeeds([Int])
        case unknownParent(Int)
        case storage(ListError)
    }

    let reason: Reason
    /// The line of standard input with the error, if that is the source.
    let line: Int?

    static func storage(_ error: ListError) -> AddItemFailure { AddItemFailure(reason: .storage(error), line: nil) }
}

// MARK: - Presenter and view

protocol AddItemViewing: ErrorViewing {
    /// The number of rows to show of a long answer; `nil` for all of them.
    var rowLimit: Int? { get }
    /// The number of hints to show; `nil` for all of them.
    var noteLimit: Int? { get }
    /// `true` if the answer has to name the way to take the addition back.
    var namesUndo: Bool { get }

    func askForTitle(_ prompt: String)
    func askForDue(_ prompt: String)
    func askForTags(_ prompt: String)
    /// Takes rows of a long answer. They are shown with the rest of the answer, and discarded if an error is shown.
    func prepareAdded(_ rows: [AddItemDisplay.Row])
    func showAdded(_ display: AddItemDisplay)
    /// Shows a message on standard error.
    func showMessage(_ sentence: String)
}

protocol AddItemPresenting: AddItemModule {
    func add(_ request: AddItemRequest)
    func add(_ source: any AddItemSource)
    func didEnterTitle(_ text: String)
    func didEnterDue(_ text: String)
    func didEnterTags(_ text: String)
    func didCancel(_ way: AddItemCancellation)
}

enum AddItemCancellation: Entity {
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case ended
}

struct AddItemDisplay: Display {
    struct Row: Display {
        /// `Added 3:`.
        let heading: String
        let id: String
        let title: String
        /// The interpretation of each keyword.
        let understood: [String]
        /// The due dates after the first one.
        var following: String?
    }

    let rows: [Row]
    /// The number of rows that are not shown, in words.
    var more: String?
    let hints: [String]
}

// MARK: - Presenter and router

typealias AddItemRouting = CommandRouting

// MARK: - Presenter and reader

/// Parses typed answers.
protocol AddItemReading {
    /// - Parameter day: The day on which the item is due, unless its text has a date.
    func request(line: String, on day: Day?) throws(InputError) -> AddItemRequest
    /// Returns the items of a pasted list, or `nil` for a single line.
    /// - Parameter day: The day on which they are due, unless their texts have dates.
    func list(_ text: String, on day: Day?) -> (any AddItemSource)?
    /// Returns the attribute without a value at the end of a line.
    func unfinishedAttribute(in line: String) -> UnfinishedAttribute?
    func due(_ text: String, into details: inout ItemDetails) throws(InputError)
    func tags(_ text: String, into details: inout ItemDetails) throws(InputError)
}
