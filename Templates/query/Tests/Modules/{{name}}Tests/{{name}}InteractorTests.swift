import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeCountsDataManager()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `only items that match today are counted`() throws {
        let selection = Selection([[.overdue(at: .midnight)]])

        _ = try interactor.response(to: ItemFilter(selection))

        let asked = try #require(dataManager.asked.first)
        #expect(asked.selection == selection)
        #expect(asked.today == Moment.saturday.today)
    }

    @Test func `tags keep their order, and items without tags are separate`() throws {
        dataManager.counts = [
            count("@shop", 1, 2), count("money", 3, 4),
            count(nil, 5, 0),
        ]

        let response = try interactor.response(to: .everything)

        #expect(
            response
                == CountsResponse(
                    rows: [
                        .init(name: "@shop", counts: ItemCounts(open: 1, done: 2)),
                        .init(name: "money", counts: ItemCounts(open: 3, done: 4)),
                    ],
                    without: ItemCounts(open: 5, done: 0)
                )
        )
    }

    @Test func `there is no extra count if every item has a tag`() throws {
        dataManager.counts = [
            count("money", 3, 4), count(nil, 0, 0),
        ]

        let response = try interactor.response(to: .everything)

        #expect(response.without == nil)
    }

    @Test func `a result without tags has a reason`() throws {
        dataManager.counts = [count(nil, 2, 1)]

        let response = try interactor.response(to: .everything)

        #expect(response == CountsResponse(rows: [], without: ItemCounts(open: 2, done: 1)))
    }

    @Test func `an empty list is distinguished from a list without tags`() throws {
        dataManager.counts = [count(nil, 0, 0)]
        dataManager.isEmpty = true

        let response = try interactor.response(to: .everything)

        #expect(response == CountsResponse(rows: [], without: nil, nothing: .emptyList))
    }

    @Test func `a storage error is reported`() throws {
        let error = ListError(.busy, path: "list")
        dataManager.failure = error

        #expect(throws: error) { try interactor.response(to: .everything) }
    }
}
