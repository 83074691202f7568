package import Almanac

/// A change as the history of the list tells it.
package struct HistoryEntry: Entity {
    package let change: Change
    /// How many items it was about.
    package let itemCount: Int
    /// The first few of them.
    package let items: [ItemName]
    /// Whether it was taken back since the newest change, so that it can be made again.
    package let canBeRedone: Bool

    package init(change: Change, itemCount: Int, items: [ItemName], canBeRedone: Bool = false) {
        self.change = change
        self.canBeRedone = canBeRedone
        self.itemCount = itemCount
        self.items = items
    }
}

/// What tells one item from another; the title is the last one that it had.
package struct ItemName: Entity {
    package let id: Int
    package let title: String

    package init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// What one change has made of one item.
package struct ItemChange: Entity {
    package let change: Change
    package let effects: [ItemEffect]

    package init(change: Change, effects: [ItemEffect]) {
        self.change = change
        self.effects = effects
    }
}

/// What has become of a part of an item. A new item's first values come from nothing, a removed one's last ones go there.
package enum ItemEffect: Entity {
    case created
    case removed
    case title(before: String?, after: String?)
    case note(before: String?, after: String?)
    case project(before: String?, after: String?)
    case priority(before: Priority?, after: Priority?)
    case due(before: Due?, after: Due?)
    case wait(before: Day?, after: Day?)
    case recurrence(before: Recurrence?, after: Recurrence?)
    case parent(before: Int?, after: Int?)
    case status(before: Item.Status?, after: Item.Status?)
    case tagAdded(String)
    case tagRemoved(String)
    case needAdded(Int)
    case needRemoved(Int)

    /// Whether what was due is now due later.
    package var isPostponement: Bool {
        guard case .due(let before?, let after?) = self else { return false }
        // A day without a time is no later than a time of that day.
        return before.time == nil || after.time == nil ? after.day > before.day : after > before
    }
}

extension [ItemChange] {
    /// How often what was due was moved to later.
    package var postponements: Int {
        count { $0.effects.contains(where: \.isPostponement) }
    }
}
