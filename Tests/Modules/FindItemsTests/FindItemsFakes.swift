import Almanac
import CommandLine
import Entities
import Presentation
import TestKit
import Vocabulary

@testable import FindItems

let saturday = Moment.saturday.today

final class FakeInteractor: FindItemsInteracting {
    private(set) var requests: [FindItemsRequest] = []

    func findItems(_ request: FindItemsRequest) { requests.append(request) }
}

final class FakeDataManager: FindItemsDataManaging {
    var found: [FoundItem] = []
    var isEmpty = false
    var hasDoneItems = false
    /// The words of the list, if they differ from the searched ones.
    var words: [String] = []
    /// Thrown after this number of items.
    var failure: (ListError, afterItems: Int)?
    private(set) var queries: [FindItemsQuery] = []

    func findItems(_ query: FindItemsQuery, today: Day, take: (FoundItem) -> Void) throws(ListError) {
        queries.append(query)
        // With words, only these are found.
        if !words.isEmpty, !query.words.allSatisfy({ words.contains($0.text) }) { return }
        for (number, item) in found.enumerated() {
            if let failure, failure.afterItems == number { throw failure.0 }
            take(item)
        }
        if let failure, failure.afterItems >= found.count { throw failure.0 }
    }

    func hasItems(with words: [SearchWord]) throws(ListError) -> Bool {
        hasDoneItems || !words.isEmpty && words.allSatisfy { self.words.contains($0.text) }
    }

    func forEachWord(_ body: (String) -> Void) throws(ListError) { words.forEach(body) }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }
}

final class FakeOutput: FindItemsInteractorOutput {
    enum Event: Equatable {
        case opening(FindItemsOpening)
        case item(FindItemsRow)
        case totals(FindItemsTotals)
        case nothing(FindItemsEmptyReason)
        case failure(ListError)
    }

    private(set) var events: [Event] = []

    func foundItems(_ opening: FindItemsOpening) { events.append(.opening(opening)) }

    func foundItem(_ row: FindItemsRow) { events.append(.item(row)) }

    func foundLastItem(_ totals: FindItemsTotals) { events.append(.totals(totals)) }

    func foundNothing(_ reason: FindItemsEmptyReason) { events.append(.nothing(reason)) }

    func couldNotFindItems(_ failure: ListError) { events.append(.failure(failure)) }
}

extension FakeOutput {
    var rows: [FindItemsRow] {
        events.compactMap { if case .item(let row) = $0 { row } else { nil } }
    }
}
