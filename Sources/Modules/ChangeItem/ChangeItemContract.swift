import Almanac
import ItemLanguage
import Presentation
import Responses
package import Vocabulary

typealias ChangeItemViewing = ChangeViewing
typealias ChangeItemInteracting = ChangeInteracting<ChangeItemRequest, ChangeItemResponse>
typealias ChangeItemInteractorOutput = ChangeInteractorOutput<ChangeItemResponse>
typealias ChangeItemPresenting = ChangePresenting<ChangeItemRequest>
typealias ChangeItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol ChangeItemModule: AnyObject {
    /// - Parameter typed: The change as typed, for the history.
    func change(_ ids: [Int], by changes: ItemChanges, typed: String)
    /// - Parameter typed: The day or the length as typed, for the history.
    func postpone(_ ids: [Int], by changes: ItemChanges, typed: String)
}

/// A change that is typed into an input line on the screen.
package enum ChangeItemInput: String, CaseIterable, Entity {
    case move, wait, title, note, tags, project
}

/// The input lines on the screen.
package protocol ChangeItemScreenModule: AnyObject {
    /// - Parameter text: The present value, to be edited.
    func open(_ input: ChangeItemInput, of ids: [Int], text: String)
}

/// Finds what a change would do.
protocol ChangeItemPreviewing: AnyObject {
    /// Returns those of the items that exist, as they are now.
    func items(_ ids: [Int]) throws(ListError) -> [ItemSummary]
    /// Returns the due dates that items would have, in order; none if the change would be refused.
    func dates(of ids: [Int], after changes: ItemChanges) -> [Due]
    /// Returns the items that were changed shortly before the moment at which another program locked the list, or since.
    func possiblyChanged(among items: [ItemSummary], sinceLockAt moment: Instant) -> [Int]
}

/// Reads the text of an input line.
protocol ChangeItemInputReading {
    /// - Returns: The changes, the words for the history, and what to say about the text.
    func read(_ text: String, for input: ChangeItemInput) throws(InputError) -> ChangeItemInputText
    /// Returns `true` for a tag, or for a key with a value.
    func isAttribute(_ text: String) -> Bool
}

struct ChangeItemInputText: Entity {
    let changes: ItemChanges
    let typed: String
    var hints: [ReadingHint] = []
}

struct ChangeItemRequest: Confirmable, Entity {
    var choice: ItemChoice
    let changes: ItemChanges
    var hints: [ReadingHint] = []
}

struct ChangeItemResponse: Entity {
    struct Row: Entity {
        let before: ItemSummary
        let after: ItemSummary
        /// The occurrences after the next one, if the repetition has changed.
        var following: [Due] = []
    }

    let rows: [Row]
    /// Selected items that needed no change.
    let unchanged: [ItemSummary]
    /// The way in which the items were moved, if that was the change.
    var move: ItemChanges.Move?
    /// The text that was replaced in titles, if that was the change, and the items that don't have it.
    var replacement: ItemChanges.Replacement?
    var lacking: [Int] = []
    let hints: [ReadingHint]
    let today: Day
}

// MARK: - The question for a day

/// Asks for the day to which picked items are moved.
protocol ChangeItemMovePresenting: AnyObject {
    /// - Parameter text: The day or the length; empty if it is not known yet.
    func move(_ ids: [Int], to text: String)
    func didEnter(_ text: String)
    /// - Parameter isInterrupted: `true` after Ctrl-C.
    func didCancel(isInterrupted: Bool)
}

protocol ChangeItemMoveViewing: ErrorViewing {
    /// Reads a line, and passes it on.
    func ask(_ prompt: String)
    func showMessage(_ sentence: String)
}

/// Reads the day or the length that was typed.
protocol ChangeItemMoveReading {
    func changes(_ text: String) throws(InputError) -> ItemChanges
}
