import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListTags

struct ListTagsInteractorTests {
    private let dataManager = FakeCountsDataManager()
    private let output = FakeCountsOutput()
    private let interactor: ListTagsInteractor

    init() {
        interactor = ListTagsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `only items that match today are counted`() throws {
        let selection = Selection([[.overdue(at: .midnight)]])

        interactor.count(ItemFilter(selection))

        let asked = try #require(dataManager.asked.first)
        #expect(asked.selection == selection)
        #expect(asked.today == Moment.saturday.today)
    }

    @Test func `tags keep their order, and items without tags are separate`() {
        dataManager.counts = [
            count("@shop", 1, 2), count("money", 3, 4),
            count(nil, 5, 0),
        ]

        interactor.count(.everything)

        #expect(
            output.events == [
                .counts(
                    CountsResponse(
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

        interactor.count(.everything)

        guard case .counts(let response)? = output.events.last else {
            return #expect(Bool(false), "no tags are reported")
        }
        #expect(response.without == nil)
    }

    @Test func `a result without tags has a reason`() {
        dataManager.counts = [count(nil, 2, 1)]

        interactor.count(.everything)

        #expect(output.events == [.none(.noneInUse(ItemCounts(open: 2, done: 1)))])
    }

    @Test func `an empty list is distinguished from a list without tags`() {
        dataManager.counts = [count(nil, 0, 0)]
        dataManager.isEmpty = true

        interactor.count(.everything)

        #expect(output.events == [.none(.emptyList)])
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.count(.everything)

        #expect(output.events == [.failure(ListError(.busy, path: "list", detail: "locked"))])
    }
}
