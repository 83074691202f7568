package import Entities
import UnicodeText

/// Says where in items words occur that the search index has found there: what it took for equal is equal here.
package struct WordFinder {
    private struct Needle {
        let bytes: [UInt8]
        let place: SearchWord.Place?
    }

    private let needles: [Needle]
    /// Where each of them was found first.
    private var places: [FoundText.Place?]
    private var text = FoldedText()

    package init(_ words: [SearchWord]) {
        needles = Grams.folded(words).map { Needle(bytes: Array($0.text.utf8), place: $0.place) }
        places = needles.map { _ in nil }
    }

    /// All that is found in the title, and elsewhere what the title does not have.
    package mutating func texts(of item: Item) -> [FoundText] {
        for index in places.indices { places[index] = nil }
        var found: [FoundText] = []
        look(at: item.details.title, in: .title, &found)
        if let project = item.details.project { look(at: project, in: .project, &found) }
        for tag in item.details.tags { look(at: tag, in: .tag, &found) }
        if let note = item.details.note { look(at: note, in: .note, &found) }
        return found
    }

    /// Looks for what was not found at another place before.
    private mutating func look(at string: String, in place: FoundText.Place, _ found: inout [FoundText]) {
        var parts: [Range<Int>] = []
        var isFolded = false
        for index in needles.indices {
            guard places[index] == nil || places[index] == place, place.takes(needles[index].place) else { continue }
            if !isFolded { text.fold(string) }
            isFolded = true
            let before = parts.count
            text.appendRanges(of: needles[index].bytes, to: &parts)
            if parts.count > before { places[index] = place }
        }
        if !parts.isEmpty { found.append(FoundText(place, string, WordFinder.joined(parts))) }
    }

    /// In their order, and those that touch as one.
    private static func joined(_ parts: [Range<Int>]) -> [Range<Int>] {
        guard parts.count > 1 else { return parts }
        return parts.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, part in
            if let last = joined.last, part.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
            } else {
                joined.append(part)
            }
        }
    }
}

extension FoundText.Place {
    fileprivate func takes(_ place: SearchWord.Place?) -> Bool {
        switch place {
        case nil: true
        case .tag: self == .tag
        case .project: self == .project
        }
    }
}

/// A text as the search index compares it, from which a way leads back to the letters that were typed.
private struct FoldedText {
    private enum Way {
        /// Nothing but ASCII has another case, and a letter is one scalar: the text is looked at as it is.
        case letterByLetter
        /// Every byte is where it was.
        case aligned
        /// For every byte the letter that it comes from.
        case mapped([Range<Int>])
    }

    private var original = ""
    /// Kept for the next text, so that its memory is.
    private var bytes: [UInt8] = []
    private var way = Way.letterByLetter

    mutating func fold(_ text: String) {
        original = text
        if UnicodeText.isLetterByLetter(text) { way = .letterByLetter } else { foldUnicode() }
    }

    private mutating func foldUnicode() {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: UnicodeText.folded(original).utf8)
        way = isAligned ? .aligned : .mapped(foldLetterByLetter())
    }

    /// Whether scalars begin at the same bytes as before.
    private var isAligned: Bool {
        let span = original.utf8.span
        guard span.count == bytes.count else { return false }
        for index in span.indices where (span[index] & 0xC0 == 0x80) != (bytes[index] & 0xC0 == 0x80) { return false }
        return true
    }

    private mutating func foldLetterByLetter() -> [Range<Int>] {
        var letters: [Range<Int>] = []
        bytes.removeAll(keepingCapacity: true)
        var start = 0
        for letter in original {
            let end = start + letter.utf8.count
            bytes.append(contentsOf: UnicodeText.folded(String(letter)).utf8)
            while letters.count < bytes.count { letters.append(start..<end) }
            start = end
        }
        return letters
    }

    /// Where the bytes occur, in the original text.
    func appendRanges(of needle: [UInt8], to ranges: inout [Range<Int>]) {
        if case .letterByLetter = way {
            appendRanges(of: needle.span, in: original.utf8.span, to: &ranges)
        } else {
            appendRanges(of: needle.span, in: bytes.span, to: &ranges)
        }
    }

    private func appendRanges(of needle: Span<UInt8>, in bytes: Span<UInt8>, to ranges: inout [Range<Int>]) {
        var start = 0
        while start + needle.count <= bytes.count {
            if FoldedText.occurs(needle, at: start, in: bytes) {
                ranges.append(letters(start..<start + needle.count))
                start += needle.count
            } else {
                start += 1
            }
        }
    }

    /// Whatever the case of ASCII.
    private static func occurs(_ needle: Span<UInt8>, at start: Int, in bytes: Span<UInt8>) -> Bool {
        for index in needle.indices {
            let byte = bytes[start + index]
            if (byte &- 0x41 < 26 ? byte | 0x20 : byte) != needle[index] { return false }
        }
        return true
    }

    /// The whole letters of which the folded bytes are a part.
    private func letters(_ range: Range<Int>) -> Range<Int> {
        switch way {
        case .letterByLetter:
            return range
        case .mapped(let letters):
            return letters[range.lowerBound].lowerBound..<letters[range.upperBound - 1].upperBound
        case .aligned:
            let bytes = original.utf8
            var lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            var upper = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
            var letters = range
            while lower > bytes.startIndex, String.Index(lower, within: original) == nil {
                lower = bytes.index(before: lower)
                letters = letters.lowerBound - 1..<letters.upperBound
            }
            while upper < bytes.endIndex, String.Index(upper, within: original) == nil {
                upper = bytes.index(after: upper)
                letters = letters.lowerBound..<letters.upperBound + 1
            }
            return letters
        }
    }
}
