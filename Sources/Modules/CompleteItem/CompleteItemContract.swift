import Almanac
import Presentation
import Responses
import Vocabulary

typealias CompleteItemViewing = ChangeViewing
typealias CompleteItemInteracting = ChangeInteracting<ItemChoice, CompleteItemResponse>
typealias CompleteItemInteractorOutput = ChangeInteractorOutput<CompleteItemResponse>
typealias CompleteItemPresenting = ChangePresenting<ItemChoice>
typealias CompleteItemRouting = CommandRouting

struct CompleteItemResponse: Entity {
    struct Row: Entity {
        let item: ItemSummary
        /// The next occurrence, if the item repeats.
        let next: ItemSummary?
        /// The open items that it depends on.
        let stillOpen: [ItemSummary]
        /// Its open parts.
        var openParts: [ItemSummary] = []
    }

    let completions: [Row]
    /// Items that are no longer blocked.
    let unblocked: [ItemSummary]
    /// Selected items that were done already.
    let alreadyDone: [ItemSummary]
    let today: Day
}
