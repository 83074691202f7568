import Almanac
import Presentation
import Responses
import Vocabulary

typealias CompleteItemViewing = ChangeViewing
typealias CompleteItemInteracting = ChangeInteracting<CompleteItemRequest, CompleteItemResponse>
typealias CompleteItemInteractorOutput = ChangeInteractorOutput<CompleteItemResponse>
typealias CompleteItemPresenting = ChangePresenting<CompleteItemRequest>
typealias CompleteItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol CompleteItemModule: AnyObject {
    func complete(_ ids: [Int])
}

struct CompleteItemRequest: Confirmable, Entity {
    var choice: ItemChoice
    /// A Boolean value that indicates whether a series that was completed today is completed again, before it is due.
    var isEarly = false
    var parts = OpenParts.ask

    /// The command for the history. An answer to the question about parts counts as the option.
    var typed: String {
        switch parts {
        case .complete, .completeConfirmed: "\(choice.typed) --parts"
        case .ask, .leave: choice.typed
        }
    }

    func answered(parts ids: [Int]) -> CompleteItemRequest {
        CompleteItemRequest(choice: choice, isEarly: isEarly, parts: ids.isEmpty ? .leave : .completeConfirmed(ids))
    }
}

/// The treatment of the open parts of completed items, at all levels.
enum OpenParts: Entity {
    /// The user decides.
    case ask
    case leave
    case complete
    /// Those that the user has confirmed are completed, in ascending order of their ids.
    case completeConfirmed([Int])
}

struct CompleteItemResponse: Entity {
    struct Row: Entity {
        /// The id of the chosen item.
        let id: Int
        /// The item, or the done copy if it is a series that moved on.
        let item: ItemSummary
        /// The series on its next occurrence, or the open next occurrence of an item in a chain.
        var next: ItemSummary?
        /// A Boolean value that indicates whether the copy was done before.
        var wasDone = false
        /// The due date of a series that moved on before that day.
        var early: Due?
        /// The missed occurrences.
        var skipped: [Due] = []
        /// A Boolean value that indicates whether there may be more than these, as not all of very many are counted.
        var skipsMore = false
        /// A Boolean value that indicates whether this was the last occurrence of a series.
        var endsSeries = false
    }

    /// A series that was completed today, or within its interval if it counts hours, and is due later.
    struct DoneToday: Entity {
        let item: ItemSummary
        /// `false` if another completion today would not make it due later.
        let canMoveOn: Bool
        /// `false` if the copy was completed on another day, which is the same one in UTC.
        var isToday = true
    }

    /// Open items related to a completed one.
    struct Relation: Entity {
        let id: Int
        let items: [ItemSummary]
    }

    let completions: [Row]
    /// The open dependencies of completed items.
    let stillOpen: [Relation]
    let openParts: [Relation]
    /// Items that are no longer blocked.
    let unblocked: [ItemSummary]
    /// Selected items that were done already.
    let alreadyDone: [ItemSummary]
    var doneToday: [DoneToday]
    /// Selected items that only another program can complete.
    var repeatedElsewhere: [ItemSummary] = []
    let today: Day
}
