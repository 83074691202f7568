/// A text in which parts stand out: ranges of its bytes in UTF-8, in order, of whole letters.
package struct MarkedText: Equatable, Sendable {
    package let text: String
    package let marks: [Range<Int>]

    package init(_ text: String, marks: [Range<Int>] = []) {
        self.text = text
        self.marks = marks
    }

    /// The same behind so many blanks.
    package func indented(_ count: Int) -> MarkedText {
        count == 0 ? self : behind(String(repeating: " ", count: count))
    }

    /// The same behind another text.
    package func behind(_ front: String) -> MarkedText {
        let offset = front.utf8.count
        return MarkedText(front + text, marks: marks.map { $0.lowerBound + offset..<$0.upperBound + offset })
    }
}

/// An item that was found by its words, as views show it.
package struct FoundItemDisplay: Equatable, Sendable {
    /// A text other than the title in which something was found.
    package struct Match: Equatable, Sendable {
        package let label: String
        package let text: MarkedText

        package init(_ label: String, _ text: MarkedText) {
            self.label = label
            self.text = text
        }
    }

    package let item: ItemDisplay
    /// What was found in its title.
    package let marks: [Range<Int>]
    package let matches: [Match]

    package init(_ item: ItemDisplay, marks: [Range<Int>] = [], matches: [Match] = []) {
        self.item = item
        self.marks = marks
        self.matches = matches
    }
}
