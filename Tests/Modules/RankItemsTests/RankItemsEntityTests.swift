import Almanac
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsEntityTests {
    private static let today = Day.saturday
    private static let noon = TimeOfDay(hour: 12, minute: 0)
    private static let morning = TimeOfDay(hour: 8, minute: 0)

    /// Each pair in order, with everything else in favor of the second one.
    private static let pairs: [(String, RankedItem, RankedItem)] = [
        (
            "overdue before today", .sample(9, due: Due(day: today - 1)),
            .sample(1, due: Due(day: today, time: noon), priority: .high, unblocks: 3, age: 9)
        ),
        (
            "a time that has passed before one that has not", .sample(9, due: Due(day: today, time: morning)),
            .sample(1, due: Due(day: today, time: noon), priority: .high, unblocks: 3, age: 9)
        ),
        (
            "the longest overdue first", .sample(9, due: Due(day: today - 2)),
            .sample(1, due: Due(day: today - 1), priority: .high, unblocks: 3, age: 9)
        ),
        (
            "a time before the whole day", .sample(9, due: Due(day: today, time: noon)),
            .sample(1, due: Due(day: today), priority: .high, unblocks: 3, age: 9)
        ),
        (
            "today before priority", .sample(9, due: Due(day: today)), .sample(1, priority: .high, unblocks: 3, age: 9)
        ),
        (
            "priority before the due date", .sample(9, priority: .low),
            .sample(1, due: Due(day: today + 1), unblocks: 3, age: 9)
        ),
        ("high before medium", .sample(9, priority: .high), .sample(1, priority: .medium, unblocks: 3, age: 9)),
        ("what others wait for", .sample(9, unblocks: 2), .sample(1, due: Due(day: today + 1), unblocks: 1, age: 9)),
        ("the sooner due date", .sample(9, due: Due(day: today + 1)), .sample(1, due: Due(day: today + 2), age: 9)),
        ("a due date before none", .sample(9, due: Due(day: today + 1)), .sample(1, age: 9)),
        ("the older item", .sample(9, age: 2), .sample(1, age: 1)),
        ("the lower id", .sample(1), .sample(2)),
    ]

    @Test(arguments: pairs)
    func `items are in order`(rule: String, first: RankedItem, second: RankedItem) {
        #expect(first.precedes(second, at: .saturday), "\(rule)")
        #expect(!second.precedes(first, at: .saturday), "\(rule)")
    }

    private func reasons(_ item: RankedItem) -> [RankReason] { item.reasons(at: .saturday, on: FixedClock.saturday) }

    @Test func `the reasons are the facts that decide`() {
        let overdue = Due(day: .saturday - 1)
        let next = Due(day: .saturday + 1)
        #expect(reasons(.sample(1, due: overdue, priority: .high)) == [.overdue(overdue), .priority(.high)])
        #expect(
            reasons(.sample(1, due: Due(day: .saturday, time: RankItemsEntityTests.noon), unblocks: 2))
                == [.dueToday(RankItemsEntityTests.noon), .unblocks(2)]
        )
        #expect(reasons(.sample(1, due: next, priority: .low)) == [.priority(.low), .due(next)])
        #expect(reasons(.sample(1, age: 40)) == [.age(40)])
    }
}
