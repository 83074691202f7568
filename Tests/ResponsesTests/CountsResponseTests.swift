import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

struct CountsResponseTests {
    private let dataManager = FakeCountsDataManager()
    private let home = CountsResponse.Row(name: "home", counts: ItemCounts(open: 1))

    @Test(arguments: [(count(nil, 0, 0), ItemCounts?.none), (count(nil, 2, 1), ItemCounts(open: 2, done: 1))])
    func `items without a name are reported if there are any`(unnamed: NamedCount, without: ItemCounts?) throws {
        dataManager.counts = [count("home", 1, 0), unnamed]

        let response = try dataManager.response(to: .everything, today: .saturday) { _ in [home] }

        #expect(response == CountsResponse(rows: [home], without: without))
    }

    @Test(arguments: [
        ([count(nil, 2, 1)], false, NothingFound?.none), ([count(nil, 0, 0)], false, .noMatch([])),
        ([], false, .noMatch([])), ([count(nil, 0, 0)], true, .emptyList),
    ])
    func `an answer without items has a reason`(
        counts: [NamedCount],
        isListEmpty: Bool,
        reason: NothingFound?
    ) throws {
        dataManager.counts = counts
        dataManager.isEmpty = isListEmpty

        let response = try dataManager.response(to: ItemFilter(Selection([[.open]])), today: .saturday) { _ in [] }

        #expect(response.rows.isEmpty && response.nothing == reason)
    }
}
