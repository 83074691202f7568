import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankedItemTests {
    private static let today = Due(day: .saturday)
    private static let noon = Due(day: .saturday, time: TimeOfDay(hour: 12, minute: 0))

    private static func item(
        _ id: Int,
        _ points: Points,
        due: Due? = nil,
        _ priority: Priority? = nil,
        in group: ItemGroup? = nil,
        hasOpenParts: Bool = false
    ) -> RankedItem {
        let facts = UrgencyFacts.sample(id, due: due, priority: priority, hasOpenParts: hasOpenParts)
        return RankedItem(facts, at: 0, points: points, in: group)
    }

    @Test(arguments: [nil, 1, 100]) func `of many items, the first ones are kept in order`(maximum: Int?) {
        // The ids of 3 000 items, neither in order nor backwards.
        let items = (0..<3_000).map { Self.item($0 * 1_777 % 3_000, Points(hundredths: $0 * 577 % 900)) }
        var ranked = RankedItems(maximum: maximum)

        for item in items { ranked.add(item) }

        let expected = items.sorted { $0.precedes($1) }.prefix(maximum ?? .max)
        #expect(ranked.sorted().map(\.id) == expected.map(\.id))
    }

    /// Each pair in order, with everything else in favor of the second one.
    @Test(arguments: [
        ("more points", item(9, 2.01), item(1, 2, due: noon, .high)),
        ("fewer negative points", item(9, -1), item(1, -1.5, due: noon, .high)),
        ("the sooner due date", item(9, 2, due: noon), item(1, 2, due: today, .high)),
        ("a due date before none", item(9, 2, due: today), item(1, 2, .high)),
        ("the higher priority", item(9, 2, due: today, .medium), item(1, 2, due: today, .low)),
        ("a priority before none", item(9, 2, due: today, .low), item(1, 2, due: today)),
        ("what has no open parts", item(9, 0), item(1, 9, due: noon, .high, hasOpenParts: true)),
        ("the lower id", item(1, 2, due: today, .low), item(2, 2, due: today, .low)),
    ])
    func `the most urgent item comes first, and ties have rules`(rule: String, first: RankedItem, second: RankedItem) {
        #expect(first.precedes(second), "\(rule)")
        #expect(!second.precedes(first), "\(rule)")
    }

    @Test(arguments: [
        (
            item(9, 0, due: Due(day: .saturday - 2), in: .near(.overdue)),
            item(1, 9, due: noon, .high, in: .near(.overdue))
        ),
        (item(9, 0, due: noon, in: .near(.today)), item(1, 9, due: today, .high, in: .near(.today))),
        (item(9, 2, due: today, in: .near(.today)), item(1, 1, due: today, .high, in: .near(.today))),
        (item(9, 0, due: today, in: .near(.overdue)), item(1, 9, in: .back)),
        (item(9, 0, in: .back), item(1, 9, due: today, in: .near(.today))),
        (item(9, 0, due: today, in: .near(.today)), item(1, 9, .high, in: .important)),
        (item(9, 2, in: .back), item(1, 1, due: Due(day: .saturday + 1), .high, in: .back)),
        (
            item(9, 2, due: today, in: .near(.today), hasOpenParts: true),
            item(1, 1, due: today, in: .near(.today))
        ),
        (item(9, 2, in: .important), item(1, 1, .high, in: .important)),
    ])
    func `today is sorted by group, those with a day by due date, and then by urgency`(
        first: RankedItem,
        second: RankedItem
    ) {
        #expect(first.precedes(second))
        #expect(!second.precedes(first))
    }
}
