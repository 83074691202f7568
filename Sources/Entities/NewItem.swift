package import Almanac
package import Vocabulary

/// An item that is not stored yet and has no id.
package struct NewItem: Entity {
    package let uuid: ItemUUID
    package var details: ItemDetails
    package let created: Instant
    package let changed: Instant
    /// `nil` if the item is open.
    package let completed: Instant?
    /// Further items that must be done first: items of the list, or items that the same change adds before or after this
    /// one.
    package let needsNew: [ItemUUID]
    /// The parent, unless `details` names it. Like `needsNew`, it may be added later in the same change.
    package var parentNew: ItemUUID?

    /// - Parameter changed: The time of the last change; `nil` if the item was not changed after it was created.
    package init(
        uuid: ItemUUID,
        details: ItemDetails,
        created: Instant,
        changed: Instant? = nil,
        completed: Instant? = nil,
        needsNew: [ItemUUID] = [],
        parentNew: ItemUUID? = nil
    ) {
        self.uuid = uuid
        self.details = details
        self.created = created
        self.changed = changed ?? created
        self.completed = completed
        self.needsNew = needsNew
        self.parentNew = parentNew
    }
}
