import Vocabulary

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

/// The text of an item's field, with the positions of the matches.
package struct FoundText: Entity {
    package enum Place: Entity {
        case title, project, tag, note
    }

    package let place: Place
    package let text: String
    /// The UTF-8 byte ranges of the matches, sorted, without overlaps and aligned to characters.
    package let parts: [Range<Int>]

    package init(_ place: Place, _ text: String, _ parts: [Range<Int>]) {
        self.place = place
        self.text = text
        self.parts = parts
    }
}
