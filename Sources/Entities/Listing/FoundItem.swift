package import Vocabulary

/// An item that matches a search.
package struct FoundItem: Entity {
    package let item: Item
    /// The ids of the open items that it waits for.
    package let blockers: [Int]
    package let family: ItemFamily
    /// The matching fields: the title, and others for words that the title does not contain.
    package let texts: [FoundText]

    package init(item: Item, blockers: [Int] = [], family: ItemFamily = ItemFamily(), texts: [FoundText]) {
        self.item = item
        self.blockers = blockers
        self.family = family
        self.texts = texts
    }
}
