import Almanac
import Grammar
import Presentation
import Responses
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol EditItemModule: AnyObject {
    func edit(_ request: EditItemRequest)
}

package struct EditItemRequest: Equatable, Sendable {
    let id: Int
    /// The typed command.
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

struct EditItemResponse: Equatable, Sendable {
    let before: ItemSummary
    let after: ItemSummary
    let today: Day
}

enum EditItemFailure: Error, Equatable, Sendable {
    case unknownID(Int)
    /// The edited item is invalid; the user can correct it.
    case refused(Int, ItemProblem)
    /// The same field was changed elsewhere; carries the current values. Saving again overwrites them.
    case changedMeanwhile(ItemField, ItemDetails)
    case storage(ListError)
}

// MARK: - Presenter and view

protocol EditItemViewing: ErrorViewing {
    func openEditor(on page: String)
    /// Deletes the page.
    func discardPage()
    /// Keeps the page and returns its path.
    func keepPage() -> String?
    func showChange(_ display: ChangeDisplay)
    func showMessage(_ sentence: String)
}

/// The user's actions.
protocol EditItemEventHandling: AnyObject {
    func didClosePage(_ bytes: [UInt8])
    /// The editor failed, perhaps after saving changes.
    func didFailToEdit(_ failure: EditorFailure, hasChanges: Bool)
    /// A signal ends the program.
    func didLeavePage(hasChanges: Bool)
}

// MARK: - Presenter and grammar

/// Converts between items and editor pages.
protocol EditItemReading {
    func page(of details: ItemDetails, id: Int) -> String
    /// Returns the line of the page with this field.
    func line(of part: ItemField, in details: ItemDetails) -> String
    /// Returns `nil` for a blank page.
    func details(from bytes: [UInt8], before: ItemDetails) throws(InputError) -> ItemDetails?
}
