import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol EditItemModule: AnyObject {
    func edit(_ request: EditItemRequest)
}

package struct EditItemRequest: Equatable, Sendable {
    let id: Int
    /// The command as it was typed.
    let typed: String
}

// MARK: - Presenter and interactor

protocol EditItemInteracting: AnyObject {
    func findItem(_ id: Int)
    /// Makes of the item that was found what is said now; what others changed meanwhile stays.
    func save(_ facts: ItemFacts, _ request: EditItemRequest)
}

protocol EditItemInteractorOutput: AnyObject {
    func foundItem(_ item: ItemSummary)
    func savedItem(_ response: EditItemResponse)
    /// What is said now is what was there already.
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
    /// To be mended by whoever edits.
    case refused(Int, ItemRefusal)
    /// Others have changed this part as well, and the item has it so now; saved once more, it is as it is wanted.
    case changedMeanwhile(ItemPart, ItemFacts)
    case storage(StorageTrouble)
}

// MARK: - Presenter and view

protocol EditItemShowing: ComplaintShowing {
    func openEditor(on page: String)
    /// The page is not needed any more.
    func discardPage()
    /// The page stays for its person; answers where it is.
    func keepPage() -> String?
    func showChange(_ display: ChangeDisplay)
    func showRemark(_ sentence: String)
}

/// What the person did.
protocol EditItemEventHandling: AnyObject {
    func didClosePage(_ bytes: [UInt8])
    /// The page was not closed as it should; somebody may have written on it all the same.
    func didFailToEdit(_ failure: EditorFailure, hasWritten: Bool)
    /// The program is about to end, as it was told to from outside.
    func didLeavePage(hasWritten: Bool)
}

// MARK: - Presenter and grammar

/// How an item becomes a page, and a page what is said of the item.
protocol EditItemReading {
    func page(of facts: ItemFacts, id: Int) -> String
    /// The line of a page that says this part.
    func line(of part: ItemPart, in facts: ItemFacts) -> String
    /// Nil for a page without a word.
    func facts(from bytes: [UInt8], before: ItemFacts) throws(Misunderstanding) -> ItemFacts?
}
