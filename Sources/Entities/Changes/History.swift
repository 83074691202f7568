package import Almanac
package import Vocabulary

/// A change in the history of the list.
package struct HistoryEntry: Entity {
    package let change: Change
    /// The number of affected items.
    package let itemCount: Int
    /// The first few affected items.
    package let items: [ItemName]
    /// A Boolean value that indicates whether the change was undone after the newest change was made.
    package let canBeRedone: Bool

    package init(change: Change, itemCount: Int, items: [ItemName], canBeRedone: Bool = false) {
        self.change = change
        self.canBeRedone = canBeRedone
        self.itemCount = itemCount
        self.items = items
    }
}

/// The changes to forget. They are always the oldest ones.
package enum ChangesToForget: Entity {
    case all
    /// The changes made before an instant.
    case before(Instant)
    /// The changes up to the one with this id.
    case through(Int)
}

/// The effects of a change on one item.
package struct ItemChange: Entity {
    package let change: Change
    package let effects: [ItemEffect]

    package init(change: Change, effects: [ItemEffect]) {
        self.change = change
        self.effects = effects
    }
}

/// The effect of a change on one part of an item. `before` is `nil` for new items, and `after` for removed ones.
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
    case place(before: String?, after: String?)
    case link(before: String?, after: String?)
    case status(before: Item.Status?, after: Item.Status?)
    case tagAdded(String)
    case tagRemoved(String)
    case needAdded(Int)
    case needRemoved(Int)
}
