package import Almanac
package import Entities
import Vocabulary

/// The state of an item today, and its position in the list.
package struct ItemStanding: Equatable, Sendable {
    /// The nearness of the due date, or `nil` if the item is done or has none.
    package let term: NearTerm?
    package let isWaiting: Bool
    /// The ids of the open items that it waits for.
    package let blockers: [Int]
    /// The number of ancestors shown above it.
    package let depth: Int

    package init(
        term: NearTerm?,
        isWaiting: Bool = false,
        blockers: [Int] = [],
        depth: Int = 0
    ) {
        self.term = term
        self.isWaiting = isWaiting
        self.blockers = blockers
        self.depth = depth
    }
}

extension ItemStanding {
    package init(
        _ item: Item,
        blockers: [Int] = [],
        depth: Int = 0,
        at now: Moment,
        weeksStartOn weekStart: Weekday
    ) {
        let isOpen = item.status == .open
        self.init(
            term: isOpen ? item.details.due.map { NearTerm(of: $0, at: now, weeksStartOn: weekStart) } : nil,
            isWaiting: isOpen && Item.isHidden(until: item.details.wait, on: now.today),
            blockers: isOpen ? blockers : [],
            depth: depth
        )
    }
}
