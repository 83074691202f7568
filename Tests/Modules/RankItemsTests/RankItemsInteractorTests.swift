import Almanac
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: RankItemsInteractor
    private let weights: RankWeights

    init() {
        var weights = RankWeights.standard
        weights.tags = [.init("money", 2)]
        self.weights = weights
        interactor = RankItemsInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: .monday,
            weights: weights
        )
    }

    @Test func `the most urgent items are shown in order, and the others are counted`() throws {
        let due = Due(day: .saturday - 1)
        dataManager.facts = [
            .sample(1), .sample(2, priority: .medium), .sample(3, due: due, tags: ["money"]),
            .sample(4, priority: .high),
        ]

        let response = try interactor.response(to: RankItemsRequest(count: 2))

        #expect(response.rows.map(\.item.id) == [4, 3] && response.omitted == 2)
        #expect(
            response.rows.map(\.terms) == [
                [UrgencyTerm(.priority(.high), 6)], [UrgencyTerm(.overdue(due), 2.7), UrgencyTerm(.tag("money"), 2)],
            ]
        )
        #expect(response.rows.map(\.points) == [6, 4.7] && response.rows.map(\.standing.term) == [nil, .overdue])
        #expect(dataManager.weights == [weights])
    }

    @Test func `many overdue items do not bury one of high priority`() throws {
        dataManager.facts =
            (1...296).map { .sample($0, due: Due(day: .saturday - $0), age: 2 * $0) } + [
                .sample(297, priority: .high)
            ]

        let response = try interactor.response(to: RankItemsRequest())

        #expect(response.rows.map(\.item.id) == [297, 296, 295, 294, 293] && response.omitted == 292)
    }

    @Test func `today ranks what is due by today, back, or of high priority without a date, without a limit`() throws {
        dataManager.facts = (1...9).map { .sample($0, due: Due(day: .saturday), priority: $0 == 9 ? .high : nil) }
        dataManager.leftOut = RankItemsLeftOut(waiting: 2, blocked: 1)
        let filter = ItemFilter(Selection([[.tag("a")], [.tag("b")]]))

        let response = try interactor.response(to: RankItemsRequest(filter: filter, count: nil, isToday: true))
        _ = try interactor.response(to: RankItemsRequest(count: nil, isToday: true))

        let today = Selection.Term.group(
            Selection([
                [.open, .date(.due, from: nil, until: .saturday + 1)], [.open, .back],
                [.open, .priority(.high), .lacks(.due), Selection.Term.waiting.negated],
            ])
        )
        #expect(
            dataManager.selections == [Selection([[.tag("a"), today], [.tag("b"), today]]), Selection([[today]])]
        )
        #expect(response.rows.map(\.item.id) == [9, 1, 2, 3, 4, 5, 6, 7, 8])
        #expect(response.leftOut == dataManager.leftOut)
    }

    @Test func `today is sorted by group, and an item that is back but due by today is in the group of its day`() throws
    {
        dataManager.facts = [
            .sample(1, priority: .high), .sample(2, due: Due(day: .saturday)),
            .sample(3, priority: .low, age: 3, wait: .saturday),
            .sample(4, due: Due(day: .saturday + 9), age: 3, wait: .saturday - 1),
            .sample(5, due: Due(day: .saturday - 1), age: 3, wait: .saturday),
            .sample(6, due: Due(day: .saturday), age: 3, wait: .saturday),
        ]

        let rows = try interactor.response(to: RankItemsRequest(count: nil, isToday: true)).rows
        let first = try interactor.response(to: RankItemsRequest(count: 2, isToday: true)).rows

        #expect(rows.map(\.item.id) == [5, 4, 3, 6, 2, 1])
        #expect(
            rows.map(\.group)
                == [.near(.overdue), .back, .back, .near(.today), .near(.today), .important]
        )
        #expect(first.map(\.item.id) == [5, 4])
        #expect(try interactor.response(to: RankItemsRequest()).rows.allSatisfy { $0.group == nil })
    }

    @Test func `without items, the reason is reported`() throws {
        let first = try interactor.response(to: RankItemsRequest())
        dataManager.leftOut = RankItemsLeftOut(waiting: 1)
        dataManager.isEmpty = true
        let second = try interactor.response(to: RankItemsRequest())

        #expect([first.nothing, second.nothing] == [.noMatch([]), .emptyList])
        #expect([first, second].map(\.leftOut.waiting) == [0, 1])
    }

    @Test func `a failure is reported`() {
        let error = ListError(.damaged, path: "/list")
        dataManager.failure = error

        #expect(throws: error) { try interactor.response(to: RankItemsRequest()) }
    }
}
