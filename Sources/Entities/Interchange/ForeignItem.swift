package import Almanac
package import Vocabulary

/// An item as a file of another program describes it.
package struct ForeignItem: Entity {
    /// Refers to another item of the file, or of the list.
    package enum Reference: Entity, Hashable {
        case uuid(ItemUUID)
        /// The number or name that the file uses.
        case key(String)
    }

    /// The line of the file at which the item begins.
    package var line: Int
    /// The identity of the item, derived from the text if the format has none, so that a second import finds the item.
    package var uuid: ItemUUID
    /// The name under which other items of the file refer to the item, unless they use the UUID.
    package var key: String?
    /// The details, except for the parent and the dependencies.
    package var details: ItemDetails
    package var parent: Reference?
    package var needs: [Reference] = []
    /// The items whose parent is this one, if the format says it here instead of there.
    package var children: [Reference] = []
    package var isDone = false
    // `nil` where the file doesn't say.
    package var created: Instant?
    package var changed: Instant?
    package var completed: Instant?

    package init(line: Int, uuid: ItemUUID, details: ItemDetails = ItemDetails()) {
        self.line = line
        self.uuid = uuid
        self.details = details
    }
}
