import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: ShowStatsInteractor

    init() {
        interactor = ShowStatsInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
    }

    private func response(_ request: ShowStatsRequest = ShowStatsRequest()) throws -> ShowStatsResponse {
        try interactor.response(to: request)
    }

    @Test func `what happened is added up by period`() throws {
        dataManager.facts = .sample([
            100: .init(added: 31), 12: .init(added: 3, done: 1), 6: .init(added: 1, removed: 1), 5: .init(added: 8),
            0: .init(done: 12),
        ])

        let response = try response()

        #expect(response.unit == .week && response.periods.count == 8 && response.openBefore == 31)
        #expect(response.periods.suffix(2).map(\.added) == [4, 8])
        #expect(response.periods.suffix(2).map(\.done) == [1, 12])
        #expect(response.periods.suffix(2).map(\.removed) == [1, 0])
        #expect(response.periods.suffix(3).map(\.open) == [31, 33, 29])
        #expect(response.periods.last.map { [$0.firstDay, $0.lastDay] } == [.saturday - 5, .saturday])
        #expect(dataManager.start == response.periods.first?.firstDay)
    }

    @Test(
        arguments: [
            (nil, nil, StatsUnit.week, 8), (nil, .day, .day, 14), (nil, .month, .month, 12), (0, nil, .day, 1),
            (30, nil, .day, 31), (31, nil, .week, 5), (189, nil, .week, 28), (190, nil, .month, 7),
            (190, .day, .day, 191),
        ] as [(Int?, StatsUnit?, StatsUnit, Int)]
    )
    func `the periods suit the length of time`(daysAgo: Int?, chosen: StatsUnit?, unit: StatsUnit, count: Int) throws {
        dataManager.facts = .sample([0: .init(added: 1)])

        let response = try response(ShowStatsRequest(since: daysAgo.map { .saturday - $0 }, unit: chosen))

        #expect(response.unit == unit && response.periods.count == count)
    }

    @Test(arguments: [
        ([0, 1, 2], 3, 3), ([1, 2], 2, 2), ([2, 3], 0, 2), ([0, 2, 3, 4, 9], 1, 3), ([], 0, 0), ([-1, 0], 1, 1),
    ])
    func `a streak is the days in a row up to today or yesterday`(days: [Int], current: Int, longest: Int) throws {
        var counts = [50: ItemActivity.Counts(added: 9)]
        for day in days { counts[day] = .init(done: 1) }
        dataManager.facts = .sample(counts)

        let response = try response()

        #expect(response.streak == current && response.longestStreak == longest)
    }

    @Test func `medians, names and items are passed on`() throws {
        dataManager.facts = .sample([0: .init(added: 1)])

        let response = try response()

        #expect(response.medianToDone == 0 && response.medianAge == 12 && response.overdue == 2)
        #expect(response.oldest == .init(id: 14, title: "Read the contract", count: 40))
        #expect(response.projects.shown.map(\.total.open) == [14, 6] && response.tags.shown.map(\.name) == ["town"])
        #expect(response.postponed == [.init(id: 33, title: "Send the offer", count: 3)])
    }

    @Test func `a project counts the items of its subprojects`() {
        let projects: [StatsFacts.NamedNumber] = [
            .init(name: "work.adder.docs", number: 4, overdue: 1), .init(name: "work", number: 1, overdue: 1),
            .init(name: "home.garden", number: 6, overdue: 2), .init(name: "worker", number: 3),
        ]

        let names = projects.projects(4)
        let found = names.shown

        #expect(names.others == 2 && found.map(\.depth) == [0, 1, 0, 1])
        #expect(found.map(\.name) == ["home", "home.garden", "work", "work.adder"])
        #expect(found.map(\.total.open) == [6, 6, 5, 4] && found.map(\.total.overdue) == [2, 2, 2, 1])
        #expect(found.map(\.own.open) == [0, 6, 1, 0] && found.map(\.own.overdue) == [0, 2, 1, 0])
    }

    @Test func `subprojects stand below their parents, and others are counted`() {
        let projects: [StatsFacts.NamedNumber] = [
            .init(name: "work.b", number: 5), .init(name: "home", number: 7), .init(name: "work.a", number: 9),
            .init(name: "garden", number: 1),
        ]

        let names = projects.projects(4)

        #expect(names.shown.map(\.name) == ["work", "work.a", "work.b", "home"] && names.others == 1)
        #expect(projects.tags(3).shown.count == 3 && projects.tags(3).others == 1 && projects.tags(9).others == 0)
    }

    @Test func `without items, the reason is reported`() throws {
        #expect(try response().nothing == .noMatch([]))
        dataManager.isEmpty = true
        #expect(try response().nothing == .emptyList)
    }

    @Test func `a day in the future and an unreadable list have no statistics`() {
        let (error, future) = (ListError(.damaged, path: "/list"), ShowStatsRequest(since: .saturday + 1))
        dataManager.failure = error

        #expect(throws: ShowStatsFailure.futureDay(.saturday + 1)) { try response(future) }
        #expect(throws: ShowStatsFailure.storage(error)) { try response() }
    }
}
