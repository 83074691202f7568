package import Almanac

/// Which items a change is about, and whose words it follows.
package struct PlanRequest: Entity {
    package let selection: Selection
    /// The command as it was typed.
    package let typed: String
    package let moment: Moment

    package init(selection: Selection, typed: String, moment: Moment) {
        self.selection = selection
        self.typed = typed
        self.moment = moment
    }
}

/// What is to be done to the list, all of it or nothing.
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

    /// Whether there is nothing to be done.
    package var isEmpty: Bool { updates.isEmpty && additions.isEmpty && removals.isEmpty }
}

/// What came of a plan.
package struct PlanOutcome: Entity {
    /// As they are stored now.
    package let updated: [Item]
    package let added: [Item]
    /// As they were.
    package let removed: [Item]
    /// Open items that waited for what is done now, and wait for nothing else.
    package let freed: [Item]
    /// Open items that are needed by what is done now, by the id of the one that needs them.
    package let stillNeeded: [Int: [Item]]
    /// Open items that are a part of what is done now.
    package let openParts: [Item]
    /// The open items in which those came back that are open again, by the id of the one that they come from.
    package let comebacks: [Int: [Item]]
    /// Open items that need what is open again.
    package let waiting: [Item]
    /// Items that needed a removed one and are still there.
    package let dependents: [Item]
    /// Items that were part of a removed one and are still there.
    package let children: [Item]

    package init(
        updated: [Item] = [],
        added: [Item] = [],
        removed: [Item] = [],
        freed: [Item] = [],
        stillNeeded: [Int: [Item]] = [:],
        openParts: [Item] = [],
        comebacks: [Int: [Item]] = [:],
        waiting: [Item] = [],
        dependents: [Item] = [],
        children: [Item] = []
    ) {
        self.updated = updated
        self.added = added
        self.removed = removed
        self.freed = freed
        self.stillNeeded = stillNeeded
        self.openParts = openParts
        self.comebacks = comebacks
        self.waiting = waiting
        self.dependents = dependents
        self.children = children
    }
}

/// What a selection found.
package struct ChosenItems: Entity {
    package let items: [Item]
    private let selection: Selection

    package init(_ items: [Item], by selection: Selection) {
        self.items = items
        self.selection = selection
    }

    /// The ids and ranges that were named and found nothing.
    package var missing: [ClosedRange<Int>] {
        selection.missing(among: items.map(\.id))
    }

    /// A filter may find more than was meant; ids that were typed are meant.
    package var areAllNamed: Bool { selection.namedIDs != nil }
}
