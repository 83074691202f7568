import Almanac
import Boundary
import Entities
import TestKit

@testable import FindItems

let saturday = Moment.saturday.today

final class FakeInteractor: FindItemsInteracting {
    private(set) var requests: [FindItemsRequest] = []

    func findItems(_ request: FindItemsRequest) { requests.append(request) }
}

/// Hands out its items as they are here.
final class FakeDataManager: FindItemsDataManaging {
    var found: [FoundItem] = []
    var isEmpty = false
    var hasDoneOnes = false
    /// Comes once so many items have been handed out.
    var trouble: (ListTrouble, afterItems: Int)?
    private(set) var queries: [FindItemsQuery] = []

    func findItems(_ query: FindItemsQuery, today: Day, take: (FoundItem) -> Void) throws(ListTrouble) {
        queries.append(query)
        for (number, item) in found.enumerated() {
            if let trouble, trouble.afterItems == number { throw trouble.0 }
            take(item)
        }
        if let trouble, trouble.afterItems >= found.count { throw trouble.0 }
    }

    func hasItems(with words: [SearchWord]) throws(ListTrouble) -> Bool { hasDoneOnes }

    func isListEmpty() throws(ListTrouble) -> Bool { isEmpty }
}

final class FakeOutput: FindItemsInteractorOutput {
    enum Told: Equatable {
        case opening(FindItemsOpening)
        case item(FindItemsRow)
        case totals(FindItemsTotals)
        case nothing(FindItemsNothing)
        case trouble(StorageTrouble)
    }

    private(set) var told: [Told] = []

    func foundItems(_ opening: FindItemsOpening) { told.append(.opening(opening)) }

    func foundItem(_ row: FindItemsRow) { told.append(.item(row)) }

    func foundLastItem(_ totals: FindItemsTotals) { told.append(.totals(totals)) }

    func foundNothing(_ reason: FindItemsNothing) { told.append(.nothing(reason)) }

    func couldNotFindItems(_ trouble: StorageTrouble) { told.append(.trouble(trouble)) }
}

extension FakeOutput {
    var rows: [FindItemsRow] {
        told.compactMap { if case .item(let row) = $0 { row } else { nil } }
    }
}

final class FakeView: FindItemsShowing {
    enum Shown: Equatable {
        case item(FoundItemDisplay)
        case foot(String)
        case nothing(String)
        case emptyList(String, example: String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func showItem(_ item: FoundItemDisplay) { shown.append(.item(item)) }

    func showFoot(_ sentence: String) { shown.append(.foot(sentence)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showEmptyList(_ sentence: String, example: String) { shown.append(.emptyList(sentence, example: example)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}
