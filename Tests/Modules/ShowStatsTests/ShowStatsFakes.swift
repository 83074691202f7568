import Almanac
import Entities
import TestKit
import Vocabulary

@testable import ShowStats

final class FakeDataManager: ShowStatsDataManaging {
    var facts = StatsFacts.sample()
    var isEmpty = false
    var failure: ListError?
    private(set) var start: Day?

    func facts(
        of selection: Selection,
        durationsSince start: Day,
        at now: Moment,
        limit: Int
    ) throws(ListError) -> StatsFacts {
        if let failure { throw failure }
        self.start = start
        return facts
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

extension StatsFacts {
    /// What happened on these days before Saturday, 21 November 2026.
    static func sample(_ counts: [Int: ItemActivity.Counts] = [:]) -> StatsFacts {
        var activity = ItemActivity()
        for (days, counts) in counts { activity.days[.saturday - days] = counts }
        activity.ages = [2: 1, 12: 1, 40: 1]
        activity.durations = [0: 2, 3: 1]
        activity.oldest = 14
        return StatsFacts(
            activity: activity,
            overdue: 2,
            projects: [.init(name: "work", number: 14), .init(name: "home", number: 6)],
            tags: [.init(name: "town", number: 3)],
            postponed: [.init(id: 33, title: "Send the offer", number: 3)],
            oldestTitle: "Read the contract"
        )
    }
}

extension ShowStatsResponse {
    /// Two weeks.
    static func sample(_ nothing: NothingFound? = nil, oldest: Int = 96, median: Int = 2) -> ShowStatsResponse {
        ShowStatsResponse(
            today: .saturday,
            unit: .week,
            periods: [
                .init(firstDay: .saturday - 12, lastDay: .saturday - 6, added: 4, done: 1, removed: 1, open: 33),
                .init(firstDay: .saturday - 5, lastDay: .saturday, added: 8, done: 12, removed: 0, open: 29),
            ],
            openBefore: 31,
            overdue: 2,
            medianToDone: median,
            medianAge: median - 1,
            oldest: .init(id: 14, title: "Read the contract", count: oldest),
            streak: 3,
            longestStreak: 9,
            projects: .init(
                shown: [
                    .init(name: "work", own: .init(open: 10, overdue: 1), total: .init(open: 14, overdue: 2)),
                    .init(name: "work.adder", own: .init(open: 6), total: .init(open: 6), depth: 1),
                ],
                others: 10
            ),
            tags: .init(shown: [.init(name: "town", own: .init(open: 3), total: .init(open: 3))], others: 0),
            postponed: [.init(id: 33, title: "Send the offer", count: 2)],
            nothing: nothing
        )
    }
}
