package import Entities
import UnicodeText
package import Vocabulary

/// Locates search words in the text of found items, comparing text the same way as the search index.
package struct WordFinder {
    private struct FoldedWord {
        let bytes: [UInt8]
        let place: SearchWord.Place?
    }

    private let words: [FoldedWord]
    /// The field in which each word was first found.
    private var places: [FoundText.Place?]
    private var text = FoldedText()

    package init(_ words: [SearchWord]) {
        self.words = Bigrams.folded(words).map { FoldedWord(bytes: Array($0.text.utf8), place: $0.place) }
        places = self.words.map { _ in nil }
    }

    /// Returns the matches of each word in the first field that contains it, starting with the title.
    package mutating func texts(of item: Item) -> [FoundText] {
        for index in places.indices { places[index] = nil }
        var found: [FoundText] = []
        search(item.details.title, in: .title, &found)
        if let project = item.details.project { search(project, in: .project, &found) }
        for tag in item.details.tags { search(tag, in: .tag, &found) }
        if let note = item.details.note { search(note, in: .note, &found) }
        return found
    }

    /// Searches for the words that were not found in an earlier field.
    private mutating func search(_ string: String, in place: FoundText.Place, _ found: inout [FoundText]) {
        var parts: [Range<Int>] = []
        var isFolded = false
        for index in words.indices {
            guard places[index] == nil || places[index] == place, place.matches(words[index].place) else { continue }
            if !isFolded { text.fold(string) }
            isFolded = true
            let before = parts.count
            text.appendRanges(of: words[index].bytes, to: &parts)
            if parts.count > before { places[index] = place }
        }
        if !parts.isEmpty { found.append(FoundText(place, string, WordFinder.joined(parts))) }
    }

    /// Returns the ranges sorted, merging those that touch.
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
    fileprivate func matches(_ place: SearchWord.Place?) -> Bool {
        switch place {
        case nil: true
        case .tag: self == .tag
        case .project: self == .project
        }
    }
}

/// Text in search form that maps matches back to the original characters.
private struct FoldedText {
    private enum Mapping {
        /// Folding changes only ASCII bytes and each character is one scalar, so the original is searched directly.
        case bytewise
        /// Folding keeps all byte offsets.
        case aligned
        /// The range of the original character for each folded byte.
        case mapped([Range<Int>])
    }

    private var original = ""
    /// Reused for the next text to avoid allocations.
    private var bytes: [UInt8] = []
    private var mapping = Mapping.bytewise

    mutating func fold(_ text: String) {
        original = text
        if UnicodeText.foldsBytewise(text) { mapping = .bytewise } else { foldUnicode() }
    }

    private mutating func foldUnicode() {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: UnicodeText.searchForm(original).utf8)
        mapping = isAligned ? .aligned : .mapped(foldCharacters())
    }

    /// `true` if scalars start at the same offsets in the folded and the original text.
    private var isAligned: Bool {
        let span = original.utf8.span
        guard span.count == bytes.count else { return false }
        for index in span.indices where (span[index] & 0xC0 == 0x80) != (bytes[index] & 0xC0 == 0x80) { return false }
        return true
    }

    private mutating func foldCharacters() -> [Range<Int>] {
        var characters: [Range<Int>] = []
        bytes.removeAll(keepingCapacity: true)
        var start = 0
        for character in original {
            let end = start + character.utf8.count
            bytes.append(contentsOf: UnicodeText.searchForm(String(character)).utf8)
            while characters.count < bytes.count { characters.append(start..<end) }
            start = end
        }
        return characters
    }

    /// Appends the ranges of the original text that match the word.
    func appendRanges(of word: [UInt8], to ranges: inout [Range<Int>]) {
        if case .bytewise = mapping {
            appendRanges(of: word.span, in: original.utf8.span, to: &ranges)
        } else {
            appendRanges(of: word.span, in: bytes.span, to: &ranges)
        }
    }

    private func appendRanges(of word: Span<UInt8>, in bytes: Span<UInt8>, to ranges: inout [Range<Int>]) {
        var start = 0
        while let found = word.firstOccurrence(in: bytes, from: start) {
            ranges.append(characters(at: found..<found + word.count))
            start = found + word.count
        }
    }

    /// Returns the range of the original characters that the folded bytes belong to.
    private func characters(at range: Range<Int>) -> Range<Int> {
        switch mapping {
        case .bytewise:
            return range
        case .mapped(let characters):
            return characters[range.lowerBound].lowerBound..<characters[range.upperBound - 1].upperBound
        case .aligned:
            let bytes = original.utf8
            var lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            var upper = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
            var characters = range
            while lower > bytes.startIndex, String.Index(lower, within: original) == nil {
                lower = bytes.index(before: lower)
                characters = characters.lowerBound - 1..<characters.upperBound
            }
            while upper < bytes.endIndex, String.Index(upper, within: original) == nil {
                upper = bytes.index(after: upper)
                characters = characters.lowerBound..<characters.upperBound + 1
            }
            return characters
        }
    }
}
