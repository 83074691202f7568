import Vocabulary

/// An item read for display.
package struct ListedItem: Entity {
    package let item: Item
    /// The ids of the open items that it waits for.
    package let blockers: [Int]

    package init(item: Item, blockers: [Int] = []) {
        self.item = item
        self.blockers = blockers
    }
}
