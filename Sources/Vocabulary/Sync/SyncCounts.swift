/// The number of items by kind of change.
package struct SyncCounts: Entity {
    package var added: Int
    package var updated: Int
    package var removed: Int

    package init(added: Int = 0, updated: Int = 0, removed: Int = 0) {
        (self.added, self.updated, self.removed) = (added, updated, removed)
    }

    package var total: Int { added + updated + removed }
}
