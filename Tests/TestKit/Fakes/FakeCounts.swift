package import Almanac
package import CommandLine
import Entities
package import Presentation
package import Responses
package import Vocabulary

/// Returns preset counts and records the requests.
package final class FakeCountsDataManager: CountsDataManaging {
    package var counts: [NamedCount] = []
    package var isEmpty = false
    package var unknown: [UnknownName] = []
    package var failure: ListError?
    package private(set) var asked: [(selection: Selection, today: Day)] = []

    package init() {}

    package func counts(_ selection: Selection, today: Day) throws(ListError) -> [NamedCount] {
        asked.append((selection, today))
        if let failure { throw failure }
        return counts
    }

    package func isListEmpty() throws(ListError) -> Bool { isEmpty }

    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { unknown }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

/// Records the output of an interactor that counts.
package final class FakeCountsOutput: CountsInteractorOutput {
    package enum Event: Equatable {
        case counts(CountsResponse)
        case none(NoCountsReason)
        case failure(ListError)
    }

    package private(set) var events: [Event] = []

    package init() {}

    package func found(_ response: CountsResponse) { events.append(.counts(response)) }

    package func foundNone(_ reason: NoCountsReason) { events.append(.none(reason)) }

    package func couldNotCount(_ failure: ListError) { events.append(.failure(failure)) }
}

/// Records the filters of a counts presenter.
package final class FakeCountsInteractor: CountsInteracting {
    package weak var output: (any CountsInteractorOutput)?
    package private(set) var filters: [ItemFilter] = []

    package init() {}

    package func count(_ filter: ItemFilter) { filters.append(filter) }
}

/// Records what a counts presenter shows.
package final class FakeCountsView: CountsViewing {
    package enum Shown: Equatable, Sendable {
        case counts(CountsDisplay)
        case nothing(String)
        case emptyList(String, example: String)
        case errorMessage(ErrorMessage)
    }

    package private(set) var shown: [Shown] = []

    package init() {}

    package func showCounts(_ display: CountsDisplay) { shown.append(.counts(display)) }

    package func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    package func showEmptyList(_ sentence: String, example: String) {
        shown.append(.emptyList(sentence, example: example))
    }

    package func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

package func count(_ name: String?, _ open: Int, _ done: Int) -> NamedCount {
    NamedCount(name, ItemCounts(open: open, done: done))
}
