import Almanac
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

/// Repeating items move on and leave a done copy each time.
struct ShowStatsSeriesTests {
    private let list = PlayedList()

    private func facts(_ selection: Selection = .everything) throws -> StatsFacts {
        try ShowStatsDataManager(store: list.store, clock: list.clock).facts(
            of: selection,
            durationsSince: .saturday - 1,
            at: list.now,
            limit: 5
        )
    }

    private static let habit = ItemDetails(
        title: "Habit",
        due: Due(day: .saturday),
        recurrence: .every(Repetition(.daily))
    )

    @Test func `completions of a series are done, and it is added once`() throws {
        try list.add(ShowStatsSeriesTests.habit)
        for _ in 0..<3 {
            try list.complete(1)
            list.pass(days: 1)
        }
        try list.store.change("remove 3", at: list.now.instant) { connection throws(ListError) in
            try connection.run("DELETE FROM item WHERE id = 3")
        }

        let activity = try facts().activity
        #expect(
            activity.days == [
                .saturday: .init(added: 1, done: 1, addedDone: 1), .saturday + 1: .init(done: 1, addedDone: 1),
                .saturday + 2: .init(done: 1, addedDone: 1),
            ]
        )
        #expect(activity.open(on: (-1...3).map { .saturday + $0 }) == [0, 1, 1, 1, 1])
        #expect(activity.durations.isEmpty && activity.streaks(today: .saturday + 3).current == 3)
    }

    @Test func `copies are completed today`() throws {
        try list.add(ShowStatsSeriesTests.habit, ItemDetails(title: "Other"))
        try list.complete(1)
        list.pass(days: 1)
        try list.complete(1)

        let today = Selection([[.date(.completed, from: .saturday + 1, until: .saturday + 2)]])
        let activity = try facts(today).activity
        #expect(activity.days == [.saturday + 1: .init(done: 1, addedDone: 1)])
    }

    @Test func `completing, skipping and moving on elsewhere are not postponements`() throws {
        try list.add(ShowStatsSeriesTests.habit)
        try list.complete(1)
        list.pass(days: 5)
        // Late: passes over four days.
        try list.complete(1)
        for days in [7, 9, 8] {
            try list.edit(1) { $0.due = Due(day: .saturday + days) }
        }
        #expect(try facts().postponed == [.init(id: 1, title: "Habit", number: 1)])

        // The repetition of the time counts.
        try list.edit(1) { $0.recurrence = nil }
        #expect(try facts().postponed.map(\.number) == [1])
        try list.edit(1) { $0.due = Due(day: .saturday + 9) }
        #expect(try facts().postponed.map(\.number) == [2])
    }

    /// Plays lists day by day, and compares the statistics with what was counted meanwhile.
    @Test(arguments: 1...40)
    func `the statistics agree with a count kept day by day`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        var added: [Day: Int] = [:]
        var done: [Day: Int] = [:]
        var removedOpen: [Day: Int] = [:]
        var open: [Day: Int] = [:]
        for _ in 0..<12 {
            let today = list.now.today
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                var details = ItemDetails(title: "a", due: Due(day: today + Int.random(in: -3...3, using: &random)))
                if Bool.random(using: &random) {
                    let end: Repetition.End? = Bool.random(using: &random) ? .count(3) : nil
                    details.recurrence = .every(Repetition(.daily, interval: 2, end: end))
                }
                try list.add(details)
                added[today, default: 0] += 1
            }
            for item in try list.items(.open) where Int.random(in: 0..<3, using: &random) == 0 {
                try list.complete(item.id)
                done[today, default: 0] += 1
            }
            if let item = try list.items(.open).randomElement(using: &random) {
                try list.remove(item.id)
                removedOpen[today, default: 0] += 1
            }
            if let item = try list.items(.done).randomElement(using: &random) { try list.remove(item.id) }
            open[today] = try list.items(.open).count
            list.pass(days: Int.random(in: 1...2, using: &random))
        }

        let activity = try facts().activity
        let days = open.keys.sorted()
        #expect(activity.open(on: days) == days.map { open[$0] })
        for day in days {
            let counts = activity.counts(day...day)
            #expect([counts.added, counts.done, counts.removed] == [added, done, removedOpen].map { $0[day] ?? 0 })
        }
    }
}

/// A list that is changed as time passes.
private final class PlayedList {
    final class PlayedClock: Clock {
        nonisolated(unsafe) var day = Day.saturday
        nonisolated(unsafe) var second = 0

        func now() -> Moment { Moment(utc: Instant(seconds: day.number * 86_400 + 43_200 + second)) }

        func moment(at instant: Instant) -> Moment { Moment(utc: instant) }
    }

    let store = Store()
    let clock = PlayedClock()

    /// A second later than the last one.
    var now: Moment {
        clock.second += 1
        return clock.now()
    }

    func pass(days: Int) { clock.day = clock.day + days }

    func items(_ status: Item.Status) throws -> [Item] {
        try store.read { connection throws(ListError) in
            try ItemRows.items(where: Condition("item.status = \(status.rawValue)"), on: connection)
        }
    }

    func add(_ details: ItemDetails...) throws {
        let now = now.instant
        let new = details.map { details in
            var random = SystemRandomNumberGenerator()
            return NewItem(uuid: ItemUUID(at: now, using: &random), details: details, created: now)
        }
        try perform(ListPlan(additions: new), at: now)
    }

    func complete(_ id: Int) throws {
        let now = now
        let completion = ItemCompletion(of: try item(id), at: now)
        try perform(ListPlan(completing: [completion], at: now.instant), at: now.instant)
    }

    func edit(_ id: Int, _ change: (inout ItemDetails) -> Void) throws {
        let (now, item) = (now.instant, try item(id))
        var details = item.details
        change(&details)
        try perform(ListPlan(updates: [.init(item, item.with(details, changed: now))]), at: now)
    }

    func remove(_ id: Int) throws {
        try perform(ListPlan(removals: [item(id)]), at: now.instant)
    }

    private func item(_ id: Int) throws -> Item {
        let item = try store.read { connection throws(ListError) in try ItemRows.item(id, on: connection) }
        return try #require(item)
    }

    private func perform(_ plan: ListPlan, at instant: Instant) throws {
        try store.change("change", at: instant) { connection throws(ListError) in
            _ = try plan.perform(on: connection)
        }
    }
}
