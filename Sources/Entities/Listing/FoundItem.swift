package import Vocabulary

/// An item that matches a search.
package struct FoundItem: Entity {
    package let item: Item
    /// A Boolean value that indicates whether the item has an open dependency.
    package let isBlocked: Bool
    /// The matching fields: the title, and others for words that the title does not contain.
    package let texts: [FoundText]

    package init(item: Item, isBlocked: Bool = false, texts: [FoundText]) {
        self.item = item
        self.isBlocked = isBlocked
        self.texts = texts
    }
}
