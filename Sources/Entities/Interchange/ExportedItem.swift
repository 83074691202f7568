package import Vocabulary

/// An item with its depth and its references, for other programs.
package struct ExportedItem: Entity {
    /// An item that the exported one refers to.
    package struct Reference: Entity {
        package let id: Int
        package let uuid: ItemUUID
        /// `false` if the item is not part of the export.
        package let isExported: Bool

        package init(id: Int, uuid: ItemUUID, isExported: Bool) {
            (self.id, self.uuid, self.isExported) = (id, uuid, isExported)
        }
    }

    package let item: Item
    /// The number of exported ancestors, which come before the item.
    package let depth: Int
    package let parent: Reference?
    package let needs: [Reference]
    /// `true` if another exported item may refer to the item.
    package let isReferenced: Bool

    package init(
        item: Item,
        depth: Int = 0,
        parent: Reference? = nil,
        needs: [Reference] = [],
        isReferenced: Bool = true
    ) {
        self.item = item
        self.depth = depth
        self.parent = parent
        self.needs = needs
        self.isReferenced = isReferenced
    }
}
