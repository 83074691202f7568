import Almanac
import Presentation
import Responses
import Vocabulary

typealias FindItemsViewing = ItemListViewing
typealias FindItemsRouting = CommandRouting

protocol FindItemsPresenting: AnyObject {
    func show(_ request: FindItemsRequest)
}

struct FindItemsRequest: Entity {
    /// All words must match.
    let words: [SearchWord]
    /// Further conditions, all of which must hold.
    let conditions: [Selection.Term]
    /// Excludes done items.
    let isOpenOnly: Bool

    init(_ words: [SearchWord], conditions: [Selection.Term] = [], isOpenOnly: Bool = false) {
        self.words = words
        self.conditions = conditions
        self.isOpenOnly = isOpenOnly
    }
}

// MARK: - Interactor

protocol FindItemsInteracting: AnyObject {
    func findItems(_ request: FindItemsRequest)
}

/// Receives results one at a time: an opening, the items, then the totals.
protocol FindItemsInteractorOutput: AnyObject {
    func foundItems(_ opening: FindItemsOpening)
    func foundItem(_ row: FindItemsRow)
    func foundLastItem(_ totals: FindItemsTotals)
    func foundNothing(_ reason: FindItemsEmptyReason)
    /// Also discards the items found before.
    func couldNotFindItems(_ failure: ListError)
}

struct FindItemsOpening: Entity {
    let today: Day
    /// The words that nothing matches, with the similar ones that were searched for instead.
    var corrections: [FindItemsCorrection] = []
}

struct FindItemsCorrection: Entity {
    let typed: String
    let found: String
}

struct FindItemsRow: Entity {
    let item: ItemSummary
    let standing: ItemStanding
    /// The matches in the title, and the matches elsewhere of words that the title lacks.
    let matches: [FoundText]
}

struct FindItemsTotals: Entity {
    var items = 0
    var done = 0
    /// The tags of the filter that mean places, too.
    var places: [MatchedPlace] = []
}

enum FindItemsEmptyReason: Entity {
    /// The list has no items, not even done ones.
    case emptyList
    /// `words` is the number of words.
    case noMatch(words: Int)
    /// Only done items match, and they are excluded.
    case onlyDoneMatch
    /// Items have the words, but do not meet the conditions.
    case conditionsExclude
}
