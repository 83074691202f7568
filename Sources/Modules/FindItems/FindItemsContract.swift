import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol FindItemsModule: AnyObject {
    func show(_ request: FindItemsRequest)
}

package struct FindItemsRequest: Equatable, Sendable {
    /// All of them have to occur.
    let words: [SoughtWord]
    /// Whether what is done is left out.
    let isAboutOpenOnes: Bool

    package init(_ words: [SoughtWord], isAboutOpenOnes: Bool = false) {
        self.words = words
        self.isAboutOpenOnes = isAboutOpenOnes
    }
}

// MARK: - Presenter and interactor

protocol FindItemsInteracting: AnyObject {
    func findItems(_ request: FindItemsRequest)
}

/// What is found is told piece by piece, as it may be much: that there is something, the items, and their end.
protocol FindItemsInteractorOutput: AnyObject {
    func foundItems(_ opening: FindItemsOpening)
    func foundItem(_ row: FindItemsRow)
    func foundLastItem(_ totals: FindItemsTotals)
    func foundNothing(_ reason: FindItemsNothing)
    /// Nothing of what was found before counts.
    func couldNotFindItems(_ trouble: StorageTrouble)
}

struct FindItemsOpening: Equatable, Sendable {
    let today: Day
}

struct FindItemsRow: Equatable, Sendable {
    let item: ItemSummary
    let standing: ItemStanding
    /// Where the words were found: in the title, and elsewhere those that the title does not have.
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

enum FindItemsNothing: Equatable, Sendable {
    /// There is no item at all, not even a done one.
    case emptyList
    /// No item has so many words.
    case nothingFits(words: Int)
    /// Only what is done has the words, and was left out.
    case onlyDoneFit
}

// MARK: - Presenter and view

/// Shows what was found piece by piece; it stands once its foot is shown.
protocol FindItemsShowing: ListShowing {
    typealias Row = FoundItemDisplay

    func showItem(_ item: Row)
    /// The foot is for people who look at a terminal.
    func showFoot(_ sentence: String)
}
