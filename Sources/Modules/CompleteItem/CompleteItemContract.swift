import Almanac
import Presentation
import Responses
import Vocabulary

typealias CompleteItemViewing = ChangeViewing
typealias CompleteItemInteracting = ChangeInteracting<ItemChoice, CompleteItemResponse>
typealias CompleteItemInteractorOutput = ChangeInteractorOutput<CompleteItemResponse>
typealias CompleteItemPresenting = ChangePresenting<ItemChoice>
typealias CompleteItemRouting = CommandRouting

/// The module, as other modules know it. It notifies the delegate of its context.
package protocol CompleteItemModule: AnyObject {
    func complete(_ id: Int)
}

struct CompleteItemResponse: Entity {
    struct Row: Entity {
        static let maximumSkipped = 100

        let item: ItemSummary
        /// The next occurrence, if the item repeats.
        var next: ItemSummary?
        /// The days of missed occurrences; no more are counted than the limit.
        var skipped: [Day] = []
        /// A Boolean value that indicates whether this was the last occurrence of a series.
        var endsSeries = false
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
    let today: Day
}
