package import Almanac
package import Vocabulary

/// A request to change selected items.
package struct PlanRequest: Entity {
    package let selection: Selection
    /// The command as typed.
    package let typed: String
    package let moment: Moment

    package init(selection: Selection, typed: String, moment: Moment) {
        self.selection = selection
        self.typed = typed
        self.moment = moment
    }
}

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

    package init(updates: [Update] = [], additions: [NewItem] = [], removals: [Item] = []) {
        self.updates = updates
        self.additions = additions
        self.removals = removals
    }

    package var isEmpty: Bool { updates.isEmpty && additions.isEmpty && removals.isEmpty }
}

/// The outcome of a plan.
package struct PlanOutcome: Entity {
    /// The updated items as stored.
    package let updated: [Item]
    package let added: [Item]
    /// The removed items, in their last state.
    package let removed: [Item]
    /// Open items whose last open dependency was completed.
    package let unblocked: [Item]
    /// Open dependencies of completed items, by the id of the completed item.
    package let openDependencies: [Int: [Item]]
    /// Open parts of completed items.
    package let openParts: [Item]
    /// Open next occurrences of reopened items, by the id of the reopened item.
    package let nextOccurrences: [Int: [Item]]
    /// Open items that depend on a reopened item.
    package let waiting: [Item]
    /// Remaining items that depended on a removed one.
    package let dependents: [Item]
    /// Remaining items that were part of a removed one.
    package let children: [Item]

    package init(
        updated: [Item] = [],
        added: [Item] = [],
        removed: [Item] = [],
        unblocked: [Item] = [],
        openDependencies: [Int: [Item]] = [:],
        openParts: [Item] = [],
        nextOccurrences: [Int: [Item]] = [:],
        waiting: [Item] = [],
        dependents: [Item] = [],
        children: [Item] = []
    ) {
        self.updated = updated
        self.added = added
        self.removed = removed
        self.unblocked = unblocked
        self.openDependencies = openDependencies
        self.openParts = openParts
        self.nextOccurrences = nextOccurrences
        self.waiting = waiting
        self.dependents = dependents
        self.children = children
    }
}

/// The items found by a selection.
package struct ChosenItems: Entity {
    package let items: [Item]
    private let selection: Selection

    package init(_ items: [Item], by selection: Selection) {
        self.items = items
        self.selection = selection
    }

    /// The selected ids and ranges that match no items.
    package var missing: [ClosedRange<Int>] {
        selection.missing(among: items.map(\.id))
    }

    /// A Boolean value that indicates whether all items were chosen by id. A filter may match more than intended.
    package var areAllNamed: Bool { selection.namedIDs != nil }
}
