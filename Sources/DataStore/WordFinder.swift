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
        let details = item.details
        look(at: details.title, in: .title, &found)
        if let project = details.project { look(at: project, in: .project, &found) }
        for tag in details.tags { look(at: tag, in: .tag, &found) }
        if let note = details.note { look(at: note, in: .note, &found) }
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
        /// Every byte is where it was, and a letter is one byte.
        case plain
        /// Every byte is where it was.
        case aligned
        /// For every byte the letter that it comes from.
        case mapped([Range<Int>])
    }

    private var original = ""
    /// Kept for the next text, so that its memory is.
    private var bytes: [UInt8] = []
    private var way = Way.plain

    mutating func fold(_ text: String) {
        original = text
        bytes.removeAll(keepingCapacity: true)
        way = .plain
        let span = text.utf8.span
        for index in span.indices {
            let byte = span[index]
            guard byte < 0x80 else { return foldUnicode() }
            bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        }
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
        var from = 0
        while let start = bytes.firstOccurrence(of: needle, from: from) {
            from = start + needle.count
            ranges.append(letters(start..<from))
        }
    }

    /// The whole letters of which the folded bytes are a part.
    private func letters(_ range: Range<Int>) -> Range<Int> {
        switch way {
        case .plain:
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

extension [UInt8] {
    fileprivate func firstOccurrence(of needle: [UInt8], from: Int) -> Int? {
        let (bytes, needle) = (span, needle.span)
        var start = from
        while start + needle.count <= bytes.count {
            var same = 0
            while same < needle.count, bytes[start + same] == needle[same] { same += 1 }
            if same == needle.count { return start }
            start += 1
        }
        return nil
    }
}
