/// An item in which words were found.
package struct FoundItem: Entity {
    package let item: Item
    /// Whether it needs something that is still open.
    package let isBlocked: Bool
    /// Where the words were found: in the title, and elsewhere those that the title does not have.
    package let texts: [FoundText]

    package init(item: Item, isBlocked: Bool = false, texts: [FoundText]) {
        self.item = item
        self.isBlocked = isBlocked
        self.texts = texts
    }
}

/// A text of an item, and where in it words were found.
package struct FoundText: Entity {
    package enum Place: Entity {
        case title, project, tag, note
    }

    package let place: Place
    package let text: String
    /// Whole letters, in bytes of UTF-8 and in the order of the text; none reaches into another.
    package let parts: [Range<Int>]

    package init(_ place: Place, _ text: String, _ parts: [Range<Int>]) {
        self.place = place
        self.text = text
        self.parts = parts
    }
}
