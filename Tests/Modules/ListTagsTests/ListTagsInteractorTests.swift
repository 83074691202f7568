import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListTags

struct ListTagsInteractorTests {
    private let dataManager = FakeCountsDataManager()
    private let output = FakeOutput()
    private let interactor: ListTagsInteractor

    init() {
        interactor = ListTagsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `only items that match today are counted`() throws {
        let selection = Selection([[.overdue]])

        interactor.findTags(ListTagsRequest(filter: ItemFilter(selection)))

        let asked = try #require(dataManager.asked.first)
        #expect(asked.selection == selection)
        #expect(asked.today == Moment.saturday.today)
    }

    @Test func `tags keep their order, and items without tags are separate`() {
        dataManager.counts = [
            count("@shop", 1, 2), count("money", 3, 4),
            count(nil, 5, 0),
        ]

        interactor.findTags(ListTagsRequest())

        #expect(
            output.events == [
                .tags(
                    ListTagsResponse(
                        rows: [
                            .init(name: "@shop", counts: ItemCounts(open: 1, done: 2)),
                            .init(name: "money", counts: ItemCounts(open: 3, done: 4)),
                        ],
                        without: ItemCounts(open: 5, done: 0)
                    )
                )
            ]
        )
    }

    @Test func `there is no extra count if every item has a tag`() {
        dataManager.counts = [
            count("money", 3, 4), count(nil, 0, 0),
        ]

        interactor.findTags(ListTagsRequest())

        guard case .tags(let response)? = output.events.last else {
            return #expect(Bool(false), "no tags are reported")
        }
        #expect(response.without == nil)
    }

    @Test(arguments: [
        (
            Selection.everything, [count(nil, 2, 1)],
            NoCountsReason.noneInUse(ItemCounts(open: 2, done: 1))
        ),
        (
            Selection([[.open]]), [count(nil, 2, 0)],
            .noneOfMatching(ItemCounts(open: 2, done: 0))
        ),
        (Selection([[.open]]), [count(nil, 0, 0)], .nothingMatches),
        (Selection([[.open]]), [], .nothingMatches),
    ])
    func `no tags have a reason`(selection: Selection, counts: [NamedCount], reason: NoCountsReason) {
        dataManager.counts = counts

        interactor.findTags(ListTagsRequest(filter: ItemFilter(selection)))

        #expect(output.events == [.none(reason)])
    }

    @Test func `an empty list is distinguished from a list without tags`() {
        dataManager.counts = [count(nil, 0, 0)]
        dataManager.isEmpty = true

        interactor.findTags(ListTagsRequest())

        #expect(output.events == [.emptyList])
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.findTags(ListTagsRequest())

        #expect(output.events == [.failure(ListError(.busy, path: "list", detail: "locked"))])
    }
}
