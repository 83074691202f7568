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

/// An item that a sync changes, here or on the server.
package struct SyncChange: Entity {
    package enum Kind: String, Entity {
        case added, updated, removed
    }

    package let kind: Kind
    /// The id is 0 for an item that is not in the list yet.
    package let item: ItemName

    package init(_ kind: Kind, _ item: ItemName) {
        (self.kind, self.item) = (kind, item)
    }
}
