package import Vocabulary

/// An item with details below it, such as the matches of a search, as views show it.
package struct FoundItemDisplay: Display {
    /// A match outside the title.
    package struct Match: Display {
        package let label: String
        package let plainLabel: String
        package let text: MarkedText

        /// - Parameter plainLabel: The label in plain output, where other properties can have the same one.
        package init(_ label: String, plainLabel: String? = nil, _ text: MarkedText) {
            self.label = label
            self.plainLabel = plainLabel ?? "match \(label)"
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
