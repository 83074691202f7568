import Almanac
import Grammar
import Presentation
import Responses
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol AddItemModule: AnyObject {
    /// Adds an item from the words after `add`.
    func add(_ words: [String])
    /// Prompts for an item step by step.
    func askForItem()
}

package struct AddItemRequest: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        let details: ItemDetails
        var hints: [ReadingHint] = []
        /// The line of standard input, if that is the source.
        var line: Int?
    }

    let entries: [Entry]
    /// The typed command.
    let typed: String
}

// MARK: - Presenter and interactor

protocol AddItemInteracting: AnyObject {
    func add(_ request: AddItemRequest)
    /// Validates a draft without storing it.
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
        case storage(ListError)
    }

    let reason: Reason
    /// The line of standard input with the error, if that is the source.
    let line: Int?
}

// MARK: - Presenter and view

protocol AddItemViewing: ErrorViewing {
    func askForTitle()
    func askForDue()
    func askForTags()
    /// Reports an invalid answer before the prompt is repeated.
    func showMistake(_ sentence: String)
    func showAdded(_ display: AddItemDisplay)
    func showNothingAdded(_ sentence: String)
}

/// The user's actions.
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
        /// The interpretation of each keyword.
        let understood: [String]
    }

    let rows: [Row]
    let hints: [String]
}

// MARK: - Presenter and router

protocol AddItemRouting: AnyObject {
    func leaveAddItem()
}

// MARK: - Presenter and grammar

/// Parses typed answers.
protocol AddItemReading {
    func request(words: [String]) throws(InputError) -> AddItemRequest
    func request(line: String) throws(InputError) -> AddItemRequest
    func due(_ text: String, into details: inout ItemDetails) throws(InputError)
    func tags(_ text: String, into details: inout ItemDetails) throws(InputError)
}
