package import Almanac
package import Entities
import Vocabulary

/// An item on a day on which it is due, or on which a later occurrence of it falls.
package struct PlannedRow: Equatable, Sendable {
    package let due: Due
    package let item: ItemSummary
    package let standing: ItemStanding
    /// The item as it will be on a later day. An array is small if it is empty, and most rows have none.
    private let later: [ItemSummary]

    /// The item as it will be on that day.
    package var occurrence: ItemSummary { later.first ?? item }

    package var day: Day { due.day }

    package var isLaterOccurrence: Bool { item.details.due != due }
}

extension PlannedRow {
    /// Returns the rows of items that are among those listed.
    package static func rows(
        _ planned: [PlannedItem],
        of listed: [ListedItem],
        at now: Moment,
        weeksStartOn weekStart: Weekday
    ) -> [PlannedRow] {
        let places = listed.indices.reduce(into: [Int: Int]()) { $0[listed[$1].item.id] = $1 }
        return planned.map { planned in
            let (occurrence, listed) = (planned.occurrence, places[planned.item.id].map { listed[$0] })
            let family = listed?.family ?? ItemFamily()
            return PlannedRow(
                due: planned.due,
                item: ItemSummary(planned.item, family: family),
                standing: ItemStanding(
                    occurrence,
                    blockers: planned.isLaterOccurrence ? [] : listed?.blockers ?? [],
                    at: now,
                    weeksStartOn: weekStart
                ),
                later: planned.isLaterOccurrence ? [ItemSummary(occurrence, family: family)] : []
            )
        }
    }
}

extension Sequence<PlannedRow> {
    /// The items with a later occurrence among the rows. A series can have several of them.
    package var repeating: [ItemSummary] {
        var seen: Set<Int> = []
        return filter { $0.isLaterOccurrence && seen.insert($0.item.id).inserted }.map(\.item)
    }
}
