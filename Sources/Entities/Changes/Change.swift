package import Almanac
package import Vocabulary

/// A change made to the list by one command.
package struct Change: Entity {
    package let id: Int
    package let instant: Instant
    /// The command as typed.
    package let command: String
    /// A Boolean value that indicates whether the change is undone and not redone.
    package let isUndone: Bool
    /// A Boolean value that indicates whether a sync made the change, so that undo passes over it.
    package let isSync: Bool

    package init(id: Int, instant: Instant, command: String, isUndone: Bool = false, isSync: Bool = false) {
        self.id = id
        self.instant = instant
        self.command = command
        self.isUndone = isUndone
        self.isSync = isSync
    }
}

extension Change {
    /// Returns whether the same sync made both changes. It makes one for each portion of items.
    package func isPart(ofSameSyncAs other: Change?) -> Bool {
        isSync && other?.isSync == true && other?.instant == instant && other?.isUndone == isUndone
    }
}

extension [Change] {
    /// The changes without those that belong to the same sync as the one before.
    package var steps: [Change] {
        indices.filter { $0 == 0 || !self[$0].isPart(ofSameSyncAs: self[$0 - 1]) }.map { self[$0] }
    }
}

/// The reason why a change could not be undone or redone: an item was modified in between.
package struct ReplayConflict: Error, Entity {
    /// The change to undo or redo.
    package let change: Change
    package let item: Int
    package let field: ItemField
    /// The latest later change of the same field, if any.
    package let later: Change?
    /// The done copy that the item left with the change, if it is a series that moved on.
    package var copy: Int?

    package init(change: Change, item: Int, field: ItemField, later: Change? = nil, copy: Int? = nil) {
        self.change = change
        self.item = item
        self.field = field
        self.later = later
        self.copy = copy
    }
}
