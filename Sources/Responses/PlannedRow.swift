package import Almanac
package import Entities
package import Vocabulary

/// An item on a day on which it is due, or on which a later occurrence of it falls.
package struct PlannedRow: Equatable, Sendable {
    package let day: Day
    package let item: ItemSummary
    /// The item as it will be on that day.
    package let occurrence: ItemSummary
    package let standing: ItemStanding

    package var isLaterOccurrence: Bool { item.details.due?.day != day }
}

extension PlannedRow {
    package init(
        _ planned: PlannedItem,
        blockers: [Int] = [],
        family: ItemFamily = ItemFamily(),
        at now: Moment,
        weeksStartOn weekStart: Weekday
    ) {
        let occurrence = planned.occurrence
        self.init(
            day: planned.day,
            item: ItemSummary(planned.item, family: family),
            occurrence: ItemSummary(occurrence, family: family),
            standing: ItemStanding(occurrence, blockers: blockers, at: now, weeksStartOn: weekStart)
        )
    }
}
