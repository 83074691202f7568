import Almanac
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: RankItemsInteractor

    init() {
        interactor = RankItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
    }

    @Test func `the first items are shown in order, and the others are counted`() throws {
        dataManager.ranked = [.sample(1), .sample(2, priority: .high), .sample(3, due: Due(day: .saturday - 1))]

        let response = try interactor.response(to: RankItemsRequest(count: 2))

        #expect(response.rows.map(\.item.id) == [3, 2] && response.omitted == 1)
        #expect(response.rows.map(\.reasons) == [[.overdue(Due(day: .saturday - 1))], [.priority(.high)]])
        #expect(response.rows.first?.standing.term == .overdue)
    }

    @Test func `today ranks what is due by today, without a limit`() throws {
        dataManager.ranked = (1...9).map { .sample($0, due: Due(day: .saturday)) }
        dataManager.leftOut = RankItemsLeftOut(waiting: 2, blocked: 1)
        let filter = ItemFilter(Selection([[.tag("a")], [.tag("b")]]))

        let response = try interactor.response(to: RankItemsRequest(filter: filter, count: nil, isToday: true))
        _ = try interactor.response(to: RankItemsRequest(count: nil, isToday: true))

        let due = Selection.Term.date(.due, from: nil, until: .saturday + 1)
        #expect(dataManager.selections == [Selection([[.tag("a"), due], [.tag("b"), due]]), Selection([[due]])])
        #expect(response.rows.count == 9 && response.leftOut == dataManager.leftOut)
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
