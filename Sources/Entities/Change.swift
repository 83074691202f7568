package import Almanac

/// One command's effect on the list.
package struct Change: Entity {
    package let id: Int
    package let instant: Instant
    /// What was typed.
    package let command: String
    /// Whether it was taken back and not made again.
    package let isUndone: Bool

    package init(id: Int, instant: Instant, command: String, isUndone: Bool = false) {
        self.id = id
        self.instant = instant
        self.command = command
        self.isUndone = isUndone
    }
}

/// Why a change could neither be taken back nor made again: an item is not as the change has left or found it.
package struct ReplayConflict: Error, Entity {
    /// The change that was to be replayed.
    package let change: Change
    package let item: Int
    package let field: ItemField
    /// The last change that has touched the same field later, if there is one.
    package let later: Change?

    package init(change: Change, item: Int, field: ItemField, later: Change? = nil) {
        self.change = change
        self.item = item
        self.field = field
        self.later = later
    }
}

/// A part of an item that changes on its own.
package enum ItemField: Entity {
    /// Whether the item is there at all.
    case existence
    case title, note, project, priority, due, wait, recurrence, parent, status, created, changed, completed
    case tag(String)
    case need(Int)
}
