import Almanac
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

struct EditItemRequest: Entity {
    let id: Int
    /// The command as typed.
    let typed: String
}

// MARK: - Presenter and interactor

protocol EditItemInteracting: AnyObject {
    func findItem(_ id: Int)
    /// Applies the edits to the current item and keeps changes made meanwhile.
    func save(_ details: ItemDetails, _ request: EditItemRequest)
}

protocol EditItemInteractorOutput: AnyObject {
    func foundItem(_ item: ItemSummary)
    func savedItem(_ response: EditItemResponse)
    /// The edits change nothing.
    func foundNothingToSave()
    func couldNotEditItem(_ failure: EditItemFailure)
}

struct EditItemResponse: Entity {
    let before: ItemSummary
    let after: ItemSummary
    let today: Day
}

enum EditItemFailure: StorageFailure, Entity {
    case unknownID(Int)
    /// The edited item is invalid; the user can correct it.
    case refused(Int, ItemProblem)
    /// The same field was changed elsewhere; carries the current values. Saving again overwrites them.
    case changedMeanwhile(ItemField, ItemDetails)
    case storage(ListError)
}

// MARK: - Presenter and view

protocol EditItemViewing: AnyObject {
    /// `false` if there is no terminal, so that the editor probably runs without a person.
    var hasTerminal: Bool { get }
    func openEditor(on page: String)
    /// Deletes the page.
    func discardPage()
    /// Keeps the page and returns its path.
    func keepPage() -> String?
}

protocol EditItemPresenting: AnyObject {
    func edit(_ request: EditItemRequest)
    func didClosePage(_ bytes: [UInt8])
    /// The editor failed, perhaps after saving changes.
    func didFailToEdit(_ failure: EditorFailure, hasChanges: Bool)
    /// A signal ends the program.
    func didLeavePage(hasChanges: Bool)
}

/// Presents the outcome as text or JSON.
protocol EditItemOutcomePresenting: AnyObject {
    func present(_ response: EditItemResponse)
    func presentNothingChanged()
    /// - Parameter path: The file with the typed text, if it was kept.
    func present(_ errorMessage: ErrorMessage, keptIn path: String?)
    func presentKept(_ path: String)
}

// MARK: - Presenter and router

typealias EditItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol EditItemModule: AnyObject {
    func edit(_ id: Int)
}

// MARK: - Presenter and reader

/// Converts between items and editor pages.
protocol EditItemReading {
    func page(of details: ItemDetails, id: Int) -> String
    /// Returns the line of the page with this field.
    func line(of field: ItemField, in details: ItemDetails) -> String
    /// Returns `nil` for a blank page.
    func details(from bytes: [UInt8], before: ItemDetails) throws(InputError) -> ItemDetails?
}
