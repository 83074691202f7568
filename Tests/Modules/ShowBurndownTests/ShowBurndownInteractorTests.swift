import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowBurndown

struct ShowBurndownInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: ShowBurndownInteractor

    init() {
        interactor = ShowBurndownInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    /// - Parameter counts: What happened, by the days before Saturday.
    private func response(
        _ counts: [Int: ItemActivity.Counts],
        until: Day? = nil
    ) throws -> ShowBurndownResponse {
        for (days, counts) in counts { dataManager.activity.days[.saturday - days] = counts }
        return try interactor.response(to: ShowBurndownRequest(until: until))
    }

    @Test func `the open items of four weeks are found`() throws {
        let response = try response([
            99: .init(added: 40), 28: .init(done: 2), 3: .init(added: 1, done: 8), 0: .init(removed: 1),
        ])

        #expect(response.days.count == 29 && response.days.last == .saturday)
        #expect(response.openBefore == 40 && response.open.first == 38 && response.open.suffix(4) == [31, 31, 31, 30])
        #expect(response.paces == [.init(days: 7, fall: 8), .init(days: 14, fall: 8), .init(days: 28, fall: 8)])
    }

    @Test func `completions of repeating items leave the number of open items`() throws {
        let response = try response([
            9: .init(added: 4), 3: .init(done: 2, addedDone: 2), 1: .init(done: 2, addedDone: 1),
        ])

        #expect(response.open.first == 4 && response.open.suffix(4) == [4, 4, 3, 3])
        #expect(response.paces == [.init(days: 7, fall: 1)])
    }

    @Test func `new items have only the days since they were added`() throws {
        let response = try response([7: .init(added: 4), 1: .init(done: 1)])

        #expect(response.days.count == 8 && response.paces == [.init(days: 7, fall: 1)] && response.openBefore == 0)
    }

    private static let ends: [(String, [Int: ItemActivity.Counts], ShowBurndownResponse.End)] = [
        ("done", [9: .init(added: 3), 0: .init(done: 3)], .isReached),
        ("too new", [6: .init(added: 3), 0: .init(done: 1)], .unknown),
        ("no change", [9: .init(added: 3)], .never),
        ("growing", [9: .init(added: 3), 1: .init(added: 1)], .never),
        // 10 open, 5 fewer in 7 days, 5 fewer in 14 days.
        ("falling", [20: .init(added: 15), 1: .init(done: 5)], .between(.saturday + 14, .saturday + 28)),
        // The fraction of a day counts as a day.
        ("rounded up", [9: .init(added: 4), 1: .init(done: 3)], .between(.saturday + 3, .saturday + 3)),
        // 10 open, 1 fewer in 7 days, 4 more in 14 days.
        ("mixed", [20: .init(added: 6), 10: .init(added: 5), 0: .init(done: 1)], .notBefore(.saturday + 70)),
        ("in centuries", [9: .init(added: 9_999), 1: .init(done: 1)], .never),
    ]

    @Test(arguments: ends)
    func `the end follows from the paces`(
        name: String,
        counts: [Int: ItemActivity.Counts],
        end: ShowBurndownResponse.End
    ) throws {
        #expect(try response(counts).end == end, "\(name)")
    }

    @Test(arguments: [(0, 7), (1, 4), (6, 1), (100, 1)])
    func `a target day needs so many items a day`(days: Int, perDay: Int) throws {
        let response = try response([9: .init(added: 7)], until: .saturday + days)

        #expect(response.target == .init(day: .saturday + days, perDay: perDay))
    }

    @Test func `without items, the reason is reported`() throws {
        #expect(try response([:]).nothing == .noMatch([]))
        dataManager.isEmpty = true
        #expect(try response([:]).nothing == .emptyList)
    }

    @Test func `a day in the past and an unreadable list have no burndown`() {
        let error = ListError(.damaged, path: "/list")
        dataManager.failure = error

        #expect(throws: ShowBurndownFailure.pastDay(.saturday - 1)) { try response([:], until: .saturday - 1) }
        #expect(throws: ShowBurndownFailure.storage(error)) { try response([:]) }
    }
}
