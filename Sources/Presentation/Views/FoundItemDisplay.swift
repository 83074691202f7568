package import Vocabulary

/// A search result, as views show it.
package struct FoundItemDisplay: Equatable, Sendable {
    /// A match outside the title.
    package struct Match: Equatable, Sendable {
        package let label: String
        package let text: MarkedText

        package init(_ label: String, _ text: MarkedText) {
            self.label = label
            self.text = text
        }
    }

    package let item: ItemDisplay
    /// The matches in the title.
    package let marks: [Range<Int>]
    package let matches: [Match]

    package init(_ item: ItemDisplay, marks: [Range<Int>] = [], matches: [Match] = []) {
        self.item = item
        self.marks = marks
        self.matches = matches
    }
}
