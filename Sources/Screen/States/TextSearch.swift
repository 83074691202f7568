import UnicodeText

/// The search in a text, without regard to case and accents. It finds whole lines, and goes from one to the next.
struct TextSearch: Equatable, Sendable {
    /// The lines in search form.
    private let forms: [[UInt8]]
    /// The text to find, in search form; empty if there is none.
    private var wanted: [UInt8] = []
    /// The lines that have it, in order.
    private(set) var found: [Int] = []
    /// The place of the current line among them.
    private(set) var place: Int?

    init(_ lines: [String]) {
        forms = lines.map { Array(UnicodeText.searchForm($0).utf8) }
    }

    var isActive: Bool { !wanted.isEmpty }
    var current: Int? { place.map { found[$0] } }

    /// Finds the lines with a text. The current one is the first from a line on, or else from the start.
    mutating func find(_ text: String, from line: Int) {
        let new = Array(UnicodeText.searchForm(text).utf8)
        // A longer text is only in lines that have its beginning.
        let candidates = isActive && new.starts(with: wanted) ? found : Array(forms.indices)
        wanted = new
        found = isActive ? candidates.filter { forms[$0].contains(new) } : []
        place = found.firstIndex { $0 >= line } ?? (found.isEmpty ? nil : 0)
    }

    /// Goes to the next line, or the one before. After the last one, the first one follows.
    mutating func step(isBackward: Bool = false) {
        place = place.map { ($0 + (isBackward ? found.count - 1 : 1)) % found.count }
    }

    /// Returns the parts of a row that match, in UTF-8 offsets.
    func places(in row: String) -> [Range<Int>] {
        guard isActive else { return [] }
        var (bytes, characters, start) = ([UInt8](), [Range<Int>](), 0)
        for character in row {
            let end = start + character.utf8.count
            bytes += UnicodeText.searchForm(String(character)).utf8
            while characters.count < bytes.count { characters.append(start..<end) }
            start = end
        }
        var (places, index) = ([Range<Int>](), 0)
        while index + wanted.count <= bytes.count {
            if bytes[index...].starts(with: wanted) {
                places.append(characters[index].lowerBound..<characters[index + wanted.count - 1].upperBound)
                index += wanted.count
            } else {
                index += 1
            }
        }
        return places
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        let (bytes, part) = (span, part.span)
        var start = 0
        while start + part.count <= bytes.count {
            var offset = 0
            while offset < part.count, bytes[start + offset] == part[offset] { offset += 1 }
            if offset == part.count { return true }
            start += 1
        }
        return false
    }
}
