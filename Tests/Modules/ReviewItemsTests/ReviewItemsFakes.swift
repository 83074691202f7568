import Almanac
import Entities
import Responses
import TestKit
import Vocabulary

@testable import ReviewItems

final class FakeDataManager: ReviewItemsDataManaging {
    var found: [Item] = []
    var projects: [String] = []
    var failure: ListError?

    func items(
        of selection: Selection,
        at now: Moment,
        untouchedSince instant: Instant,
        window: Int?,
        where isIncluded: (ReviewedItem) -> Bool
    ) throws(ListError) -> (ids: [Int], items: [ListedItem]) {
        if let failure { throw failure }
        let ids = found.filter { isIncluded(ReviewedItem($0)) }.map(\.id)
        return (ids, try items(Array(ids.prefix(window ?? .max))))
    }

    func items(_ ids: [Int]) throws(ListError) -> [ListedItem] {
        if let failure { throw failure }
        return ids.compactMap { id in found.first { $0.id == id }.map { ListedItem(item: $0) } }
    }

    func item(_ id: Int) throws(ListError) -> ListedItem? {
        if let failure { throw failure }
        return found.first { $0.id == id }.map { ListedItem(item: $0) }
    }

    func finishedProjects(of selection: Selection, since instant: Instant, today: Day) throws(ListError) -> [String] {
        projects
    }
}

final class FakeInteractor: ReviewItemsInteracting {
    weak var output: (any ReviewItemsInteractorOutput)?
    var response = ReviewItemsResponse(today: .saturday, rows: [], finishedProjects: [])
    private(set) var requests: [ReviewItemsRequest] = []

    func findItems(_ request: ReviewItemsRequest) {
        requests.append(request)
        output?.foundItems(response)
    }

    func findItem(_ id: Int) { output?.foundItem(response.rows.first { $0.item.id == id }) }
}

final class FakeOutput: ReviewItemsInteractorOutput {
    private(set) var responses: [ReviewItemsResponse] = []
    private(set) var rows: [ReviewItemsResponse.Row?] = []
    private(set) var failures: [ListError] = []

    func foundItems(_ response: ReviewItemsResponse) { responses.append(response) }
    func foundItem(_ row: ReviewItemsResponse.Row?) { rows.append(row) }
    func couldNotFindItems(_ failure: ListError) { failures.append(failure) }
}

extension ReviewItemsResponse {
    /// Items with the ids from 1.
    static func sample(_ count: Int = 3, projects: [String] = []) -> ReviewItemsResponse {
        let rows = (0..<count).map { index in
            let item = Item.sample(index + 1, "Item \(index + 1)", due: Due(day: .saturday - 2))
            return Row(
                item: ItemSummary(item),
                standing: ItemStanding(item, at: .saturday, weeksStartOn: .monday),
                reasons: [.overdue(days: 2)]
            )
        }
        return ReviewItemsResponse(today: .saturday, rows: rows, finishedProjects: projects)
    }
}
