import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

struct CountsReportTests {
    private let dataManager = FakeCountsDataManager()
    private let output = FakeCountsOutput()
    private let interactor = FakeCountsInteractor()
    private let home = CountsResponse.Row(name: "home", counts: ItemCounts(open: 1))

    init() {
        interactor.output = output
    }

    @Test(arguments: [(count(nil, 0, 0), ItemCounts?.none), (count(nil, 2, 1), ItemCounts(open: 2, done: 1))])
    func `items without a name are reported if there are any`(unnamed: NamedCount, without: ItemCounts?) {
        dataManager.counts = [count("home", 1, 0), unnamed]

        interactor.count(.everything, on: .saturday, in: dataManager) { _ in [home] }

        #expect(output.events == [.counts(CountsResponse(rows: [home], without: without))])
    }

    @Test(arguments: [
        (Selection.everything, [count(nil, 2, 1)], false, NoCountsReason.noneInUse(ItemCounts(open: 2, done: 1))),
        (Selection([[.open]]), [count(nil, 2, 0)], false, .noneOfMatching(ItemCounts(open: 2, done: 0))),
        (Selection([[.open]]), [count(nil, 0, 0)], false, .nothingMatches()),
        (Selection([[.open]]), [], false, .nothingMatches()),
        (Selection.everything, [count(nil, 0, 0)], true, .emptyList),
    ])
    func `missing names have a reason`(
        selection: Selection,
        counts: [NamedCount],
        isListEmpty: Bool,
        reason: NoCountsReason
    ) {
        dataManager.counts = counts
        dataManager.isEmpty = isListEmpty

        interactor.count(ItemFilter(selection), on: .saturday, in: dataManager) { _ in [] }

        #expect(output.events == [.none(reason)])
    }
}
