package import Vocabulary

/// An item read for display.
package struct ListedItem: Entity {
    package let item: Item
    /// The ids of the open items that it waits for.
    package let blockers: [Int]
    package let family: ItemFamily

    package init(item: Item, blockers: [Int] = [], family: ItemFamily = ItemFamily()) {
        self.item = item
        self.blockers = blockers
        self.family = family
    }
}
