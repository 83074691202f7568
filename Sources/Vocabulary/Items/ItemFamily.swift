/// The parent of an item, and the numbers of its parts.
package struct ItemFamily: Entity {
    package var parent: ItemName?
    /// The direct parts, without the done copies of those that repeat.
    package var parts = ItemCounts()

    package init(parent: ItemName? = nil, parts: ItemCounts = ItemCounts()) {
        self.parent = parent
        self.parts = parts
    }
}
