import Almanac
import Presentation
import Responses
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol FindItemsModule: AnyObject {
    func show(_ request: FindItemsRequest)
}

package struct FindItemsRequest: Equatable, Sendable {
    /// All words must match.
    let words: [SearchWord]
    /// Excludes done items.
    let isOpenOnly: Bool

    package init(_ words: [SearchWord], isOpenOnly: Bool = false) {
        self.words = words
        self.isOpenOnly = isOpenOnly
    }
}

// MARK: - Presenter and interactor

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

struct FindItemsOpening: Equatable, Sendable {
    let today: Day
}

struct FindItemsRow: Equatable, Sendable {
    let item: ItemSummary
    let standing: ItemStanding
    /// The matches in the title, and elsewhere those of words that the title lacks.
    let matches: [FindItemsMatch]
}

struct FindItemsMatch: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case title, project, tag, note
    }

    let place: Place
    let text: MarkedText
}

struct FindItemsTotals: Equatable, Sendable {
    var items = 0
    var done = 0
}

enum FindItemsEmptyReason: Equatable, Sendable {
    /// The list has no items, not even done ones.
    case emptyList
    /// `words` is the number of words.
    case noMatch(words: Int)
    /// Only done items match, and they are excluded.
    case onlyDoneMatch
}

// MARK: - Presenter and view

/// Shows items as they arrive. Output may be held back until the footer.
protocol FindItemsViewing: ListViewing {
    typealias Row = FoundItemDisplay

    func showItem(_ item: Row)
    /// Shows the footer on a terminal, and ends the output.
    func showFoot(_ sentence: String)
}
