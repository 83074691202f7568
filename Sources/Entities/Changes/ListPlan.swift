package import Vocabulary

/// An atomic set of updates, additions and removals.
package struct ListPlan: Entity {
    package struct Update: Entity {
        package let before: Item
        package let after: Item

        package init(_ before: Item, _ after: Item) {
            (self.before, self.after) = (before, after)
        }
    }

    /// A series that moves on, and the done copy that it leaves. To depend on a series means to depend on its present
    /// occurrence, so open items that did then depend on the copy.
    package struct Move: Entity {
        package let series: Int
        package let copy: ItemUUID

        package init(_ series: Int, leaving copy: ItemUUID) {
            (self.series, self.copy) = (series, copy)
        }
    }

    package let updates: [Update]
    package let additions: [NewItem]
    package let removals: [Item]
    package let moves: [Move]
    /// The ids of the items that keep depending on the series that move on.
    package let keptDependents: [Int]

    package init(
        updates: [Update] = [],
        additions: [NewItem] = [],
        removals: [Item] = [],
        moves: [Move] = [],
        keptDependents: [Int] = []
    ) {
        self.updates = updates
        self.additions = additions
        self.removals = removals
        self.moves = moves
        self.keptDependents = keptDependents
    }

    package var isEmpty: Bool { updates.isEmpty && additions.isEmpty && removals.isEmpty && moves.isEmpty }
}

/// The outcome of a plan.
package struct PlanOutcome: Entity {
    /// The updated items as stored.
    package var updated: [Item] = []
    package var added: [Item] = []
    /// The removed items, in their last state.
    package var removed: [Item] = []
    /// The ids of items that depend on the copies of series that moved on, instead of the series.
    package var movedDependents: [Int] = []

    // The consequences of all plans of a change, with the last one.

    /// Open items whose last open dependency was completed or removed, or moved on.
    package var unblocked: [Item] = []
    /// Open dependencies of completed items, by the id of the completed item.
    package var openDependencies: [Int: [Item]] = [:]
    /// Open parts of completed items.
    package var openParts: [Item] = []
    /// Open items that depend on a reopened item.
    package var waiting: [Item] = []
    /// Remaining items that depended on a removed one.
    package var dependents: [Item] = []
    /// Remaining items that were part of a removed one.
    package var children: [Item] = []

    package init(updated: [Item] = [], added: [Item] = [], removed: [Item] = []) {
        self.updated = updated
        self.added = added
        self.removed = removed
    }
}
