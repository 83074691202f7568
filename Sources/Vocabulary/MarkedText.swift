/// Text with highlighted parts: UTF-8 byte ranges, sorted and aligned to characters.
package struct MarkedText: Equatable, Sendable {
    package let text: String
    package let marks: [Range<Int>]

    package init(_ text: String, marks: [Range<Int>] = []) {
        self.text = text
        self.marks = marks
    }

    /// Returns the text indented by `count` spaces.
    package func indented(_ count: Int) -> MarkedText {
        count == 0 ? self : prefixed(by: String(repeating: " ", count: count))
    }

    /// Returns the text with a prefix.
    package func prefixed(by prefix: String) -> MarkedText {
        let offset = prefix.utf8.count
        return MarkedText(prefix + text, marks: marks.map { $0.lowerBound + offset..<$0.upperBound + offset })
    }
}
