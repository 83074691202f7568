package import Vocabulary

extension MarkedText {
    /// The number of characters shown on either side of the first mark.
    private static let contextLength = 32

    /// One line of the text around the first mark, cut at word boundaries if possible.
    package var excerpt: MarkedText {
        guard let first = marks.first else { return self }
        let begin = text.utf8.index(text.startIndex, offsetBy: first.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: first.upperBound)
        let start = start(before: begin)
        let stop = stop(after: end)
        return oneLine(start..<stop)
    }

    private func start(before mark: String.Index) -> String.Index {
        let far = text.index(mark, offsetBy: -MarkedText.contextLength, limitedBy: text.startIndex) ?? text.startIndex
        guard far > text.startIndex, !text[text.index(before: far)].isWhitespace else { return far }
        return text[far..<mark].firstIndex(where: \.isWhitespace).map(text.index(after:)) ?? far
    }

    private func stop(after mark: String.Index) -> String.Index {
        let far = text.index(mark, offsetBy: MarkedText.contextLength, limitedBy: text.endIndex) ?? text.endIndex
        guard far < text.endIndex, !text[far].isWhitespace else { return far }
        return text[mark..<far].lastIndex(where: \.isWhitespace) ?? far
    }

    /// Returns the range as one line, with `…` for omitted text and a plain space for any white space.
    private func oneLine(_ range: Range<String.Index>) -> MarkedText {
        var shown = range.lowerBound > text.startIndex ? "…" : ""
        var kept: [Range<Int>] = []
        var place = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        var left = marks[...]
        for letter in text[range] {
            let width = letter.utf8.count
            while let mark = left.first, mark.upperBound <= place { left = left.dropFirst() }
            let before = shown.utf8.count
            if letter.isWhitespace { shown += " " } else { shown.append(letter) }
            if let mark = left.first, mark.lowerBound <= place {
                if let last = kept.last, last.upperBound == before {
                    kept[kept.count - 1] = last.lowerBound..<shown.utf8.count
                } else {
                    kept.append(before..<shown.utf8.count)
                }
            }
            place += width
        }
        if range.upperBound < text.endIndex { shown += "…" }
        return MarkedText(shown, marks: kept)
    }

    /// The highlighted parts.
    package var markedParts: [String] {
        marks.map { String(text.utf8.prefix($0.upperBound).suffix($0.count)) ?? "" }
    }
}
