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

extension MarkedText {
    /// Returns the first place of some words in a text: where they are not part of longer ones, or else any.
    package static func range(of words: String, in text: String) -> Range<String.Index>? {
        var anywhere: Range<String.Index>?
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(words) {
                let range = start..<text.index(start, offsetBy: words.count)
                let isStart = start == text.startIndex || !text[text.index(before: start)].isPartOfWord
                if isStart, range.upperBound == text.endIndex || !text[range.upperBound].isPartOfWord { return range }
                anywhere = anywhere ?? range
            }
            start = text.index(after: start)
        }
        return anywhere
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
