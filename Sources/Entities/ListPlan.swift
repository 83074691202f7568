import Vocabulary

/// An atomic set of updates, additions and removals.
package struct ListPlan: Entity {
    package struct Update: Entity {
        package let before: Item
        package let after: Item

        package init(_ before: Item, _ after: Item) {
            (self.before, self.after) = (before, after)
        }
    }

    package let updates: [Update]
    package let additions: [NewItem]
    package let removals: [Item]

    package init(
        updates: [Update] = [],
        additions: [NewItem] = [],
        removals: [Item] = []
    ) {
        self.updates = updates
        self.additions = additions
        self.removals = removals
    }

    package var isEmpty: Bool { updates.isEmpty && additions.isEmpty && removals.isEmpty }
}

/// The outcome of a plan.
package struct PlanOutcome: Entity {
    /// The updated items as stored.
    package var updated: [Item] = []
    package var added: [Item] = []
    /// The removed items, in their last state.
    package var removed: [Item] = []

    // The consequences of all plans of a change, with the last one.

    /// Open items whose last open dependency was completed or removed.
    package var unblocked: [Item] = []
    /// Open dependencies of completed items, by the id of the completed item.
    package var openDependencies: [Int: [Item]] = [:]
    /// Open parts of completed items.
    package var openParts: [Item] = []
    /// Open next occurrences of reopened items, by the id of the reopened item.
    package var nextOccurrences: [Int: [Item]] = [:]
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
