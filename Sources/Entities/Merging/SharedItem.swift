package import Almanac
package import Vocabulary

/// An item without its number and its instants, so that copies of it in several lists can be compared.
package struct SharedItem: Entity {
    package let uuid: ItemUUID
    /// The details, except for the parent and the dependencies. The tags are sorted.
    package var details: ItemDetails
    package var parent: ItemUUID?
    package var needs: Set<ItemUUID>
    /// `nil` if the item is open.
    package var completed: Instant?

    /// Leaves out references to the item itself.
    package init(
        uuid: ItemUUID,
        details: ItemDetails,
        parent: ItemUUID? = nil,
        needs: Set<ItemUUID> = [],
        completed: Instant? = nil
    ) {
        self.uuid = uuid
        self.details = details
        self.details.tags = Set(details.tags).sorted()
        (self.details.parent, self.details.needs) = (nil, [])
        self.parent = parent == uuid ? nil : parent
        self.needs = needs.subtracting([uuid])
        self.completed = completed
    }

    /// - Parameter uuids: The UUIDs of the parent and the dependencies, by id.
    package init(_ item: Item, uuids: [Int: ItemUUID]) {
        self.init(
            uuid: item.uuid,
            details: item.details,
            parent: item.details.parent.flatMap { uuids[$0] },
            needs: Set(item.details.needs.compactMap { uuids[$0] }),
            completed: item.completed
        )
    }

    package var isDone: Bool { completed != nil }
}
