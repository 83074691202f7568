import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol AddItemModule: AnyObject {
    /// The words that were typed after `add`.
    func add(_ words: [String])
    /// Asks the person for an item, step by step.
    func askForItem()
}

package struct AddItemRequest: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        let facts: ItemFacts
        var hints: [ReadingHint] = []
        /// The line it came from, where there were many.
        var line: Int?
    }

    let entries: [Entry]
    /// The command as it was typed.
    let typed: String
}

// MARK: - Presenter and interactor

protocol AddItemInteracting: AnyObject {
    func add(_ request: AddItemRequest)
    /// Whether it could be added as far as it is known.
    func check(_ draft: AddItemRequest)
}

protocol AddItemInteractorOutput: AnyObject {
    func acceptedDraft()
    func rejectedDraft(_ failure: AddItemFailure)
    func addedItems(_ response: AddItemResponse)
    func couldNotAddItem(_ failure: AddItemFailure)
}

struct AddItemResponse: Equatable, Sendable {
    let items: [ItemSummary]
    let hints: [ReadingHint]
    let today: Day
}

struct AddItemFailure: Error, Equatable, Sendable {
    enum Reason: Equatable, Sendable {
        case nothingGiven
        case emptyTitle
        case titleTooLong(bytes: Int, limit: Int)
        case unknownNeeds([Int])
        case unknownParent(Int)
        case storage(StorageTrouble)
    }

    let reason: Reason
    /// The line it came from, where there were many.
    let line: Int?
}

// MARK: - Presenter and view

protocol AddItemShowing: ComplaintShowing {
    func askForTitle()
    func askForDue()
    func askForTags()
    /// An answer that has to be given again.
    func showMistake(_ sentence: String)
    func showAdded(_ display: AddItemDisplay)
    func showNothingAdded(_ sentence: String)
}

/// What the person did.
protocol AddItemEventHandling: AnyObject {
    func didEnterTitle(_ text: String)
    func didEnterDue(_ text: String)
    func didEnterTags(_ text: String)
    func didCancel(_ way: AddItemCancellation)
}

enum AddItemCancellation: Sendable {
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case ended
}

struct AddItemDisplay: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let id: String
        let title: String
        /// How every word was understood.
        let understood: [String]
    }

    let rows: [Row]
    let hints: [String]
}

// MARK: - Presenter and router

protocol AddItemRouting: AnyObject {
    /// The module has done what it was presented for.
    func leaveAddItem()
}

// MARK: - Presenter and grammar

/// How typed answers become facts.
protocol AddItemReading {
    func request(words: [String]) throws(Misunderstanding) -> AddItemRequest
    func request(line: String) throws(Misunderstanding) -> AddItemRequest
    func due(_ text: String, into facts: inout ItemFacts) throws(Misunderstanding)
    func tags(_ text: String, into facts: inout ItemFacts) throws(Misunderstanding)
}
