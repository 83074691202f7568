import Almanac
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

struct EditItemRequest: Entity {
    enum Source: Entity {
        case items(ItemFilter)
        case keptPage
    }

    let source: Source
    /// `true` if items may be removed without asking.
    var isConfirmed = false
    /// The command as typed.
    let typed: String
    /// The items, if they were picked.
    var picked: ItemChoice?
}

extension EditItemRequest {
    init(picked choice: ItemChoice) {
        self.init(
            source: .items(choice.filter),
            isConfirmed: choice.isConfirmed,
            typed: choice.typed,
            picked: choice
        )
    }
}

/// An item as the page has it.
struct EditItemDraft: Entity {
    /// `nil` for a new item.
    let id: Int?
    let details: ItemDetails
    /// The number of new items before it that it is part of, one inside the other.
    var depth = 0
    var isDone = false
    /// `false` if a new item gets the project of its parent.
    var decidesProject = false
}

/// A page that could not be saved.
struct EditItemKeptPage: Entity {
    /// The command that opened the page.
    let typed: String
    let ids: [Int]
    var hasBlocks = false
    /// The page before it was edited, which says what has been edited.
    let original: [UInt8]
    let edited: [UInt8]
}

// MARK: - Presenter and interactor

protocol EditItemInteracting: AnyObject {
    /// Finds the items or the kept page to edit.
    func open(_ request: EditItemRequest)
    /// Sets the items as they were when the kept page was opened first.
    func resume(from originals: [EditItemDraft])
    /// Applies the edits to the current items and keeps changes made meanwhile. Removes the items without a draft.
    /// - Parameter ids: The items whose removal was confirmed.
    func save(_ drafts: [EditItemDraft], removing ids: [Int])
    func keep(_ page: EditItemKeptPage)
    /// Forgets the kept page that was opened, as its text is not needed any more.
    func discardKeptPage()
}

protocol EditItemInteractorOutput: AnyObject {
    func foundItems(_ items: [ItemSummary])
    /// - Parameter items: The items of the page that still exist.
    func foundKeptPage(_ page: EditItemKeptPage, of items: [ItemSummary])
    func savedItems(_ response: EditItemResponse)
    /// The edits change nothing.
    func foundNothingToSave()
    func couldNotEditItems(_ failure: EditItemFailure)
    func keptPage()
    func couldNotKeepPage()
}

struct EditItemResponse: Entity {
    struct Row: Entity {
        let before: ItemSummary
        let after: ItemSummary
    }

    var changed: [Row] = []
    var added: [ItemSummary] = []
    var removed: [ItemSummary] = []
    /// The items that are no longer blocked.
    var unblocked: [ItemSummary] = []
    /// The remaining items that depended on a removed one.
    var dependents: [ItemSummary] = []
    /// The remaining items that were part of a removed one.
    var children: [ItemSummary] = []
    let today: Day
}

enum EditItemFailure: StorageFailure, Entity {
    case change(ChangeFailure)
    /// The draft with this index is invalid; the user can correct it.
    case refused(Int, ItemProblem)
    /// The same field was changed elsewhere; carries the current values. Saving again overwrites them.
    case changedMeanwhile(Int, ItemField, ItemDetails)
    /// The item was removed elsewhere.
    case removedMeanwhile(Int)
    /// An item to remove was changed elsewhere; carries the current values. Saving again removes it.
    case changedBeforeRemoval(Int, ItemDetails)
    case noKeptPage
    /// The kept page is one of the list in this file.
    case pageOfOtherList(String)

    static func storage(_ error: ListError) -> EditItemFailure { .change(.storage(error)) }
}

// MARK: - Presenter and view

protocol EditItemViewing: AnyObject {
    /// `false` if there is no terminal, so that the editor probably runs without a person.
    var hasTerminal: Bool { get }
    /// The file in which the editor has kept what was not saved.
    var recoveryPath: String? { get }
    /// - Parameter line: The number of the line to edit first.
    func openEditor(on page: String, at line: Int?)
    /// Deletes the page.
    func discardPage()
    /// Keeps the page and returns its path.
    func keepPage() -> String?
    /// Asks after the editor is closed.
    func ask(_ question: String)
}

protocol EditItemPresenting: ConfirmationHandling {
    func edit(_ request: EditItemRequest)
    func didClosePage(_ bytes: [UInt8])
    /// The editor failed.
    /// - Parameter saved: The page, if it was changed.
    func didFailToEdit(_ failure: EditorFailure, saved: [UInt8]?)
    /// A signal ends the program.
    /// - Parameter saved: The page, if it was changed.
    func didLeavePage(saved: [UInt8]?)
}

/// The location of a page that was not saved.
enum EditItemPlace: Entity {
    case keptPage
    case file(String)
}

/// Presents the outcome as text or JSON.
protocol EditItemOutcomePresenting: AnyObject {
    /// `false` if questions can't be asked.
    var canAsk: Bool { get }
    func present(_ response: EditItemResponse, _ hints: [ReadingHint])
    func presentNothingChanged(keptIn place: EditItemPlace?)
    /// - Parameter place: The place of the typed text, if it was kept.
    func present(_ errorMessage: ErrorMessage, keptIn place: EditItemPlace?)
    func presentKept(_ place: EditItemPlace)
    /// Some of the picked items have disappeared; the others are edited.
    func presentRemoved(_ ids: [Int])
    /// No item matches.
    func presentNoMatch(_ filter: ItemFilter, _ reasons: NoMatch)
}

// MARK: - Presenter and router

typealias EditItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol EditItemModule: AnyObject {
    func edit(_ ids: [Int])
}

// MARK: - Presenter and reader

/// Converts between items and editor pages.
protocol EditItemReading {
    /// - Parameter hasBlocks: `false` for the fields of a single item.
    func page(of items: [ItemsPage.Item], hasBlocks: Bool) -> String
    /// Returns the line of the page with this field.
    func line(of field: ItemField, in details: ItemDetails) -> String
    /// Returns `nil` for a blank page.
    func items(
        from bytes: [UInt8],
        of items: [ItemsPage.Item],
        hasBlocks: Bool
    ) throws(InputError) -> [EditedItem]?
}
