import Glibc
import Terminal
import UnicodeText

/// The search in a text, without regard to case and accents. It goes from one match to the next.
struct TextSearch {
    /// A line with matches.
    private struct Line {
        let number: Int
        /// The number of matches in the lines before.
        let start: Int
    }

    private let text: [[StyledText]]
    /// The lines in search form, each followed by a byte that no text has.
    private let form: [UInt8]
    /// The end of each line in it.
    private let ends: [Int]
    /// The text to find, in search form; empty if there is none.
    private var wanted: [UInt8] = []
    private var lines: [Line] = []
    /// The number of matches.
    private(set) var count = 0
    /// The place of the current match among them.
    private(set) var place: Int?
    /// The beginning of the current match.
    private(set) var current: TextPosition?

    private static let separator: UInt8 = 0xFF

    init(_ text: [[StyledText]]) {
        var (form, ends) = ([UInt8](), [Int]())
        ends.reserveCapacity(text.count)
        form.reserveCapacity(text.reduce(text.count) { $1.reduce($0) { $0 + $1.text.utf8.count } })
        for line in text {
            if line.allSatisfy({ UnicodeText.foldsBytewise($0.text) }) {
                for piece in line { form += piece.text.utf8 }
            } else {
                form += UnicodeText.searchForm(line.text).utf8
            }
            form.append(TextSearch.separator)
            ends.append(form.count)
        }
        form.lowercase()
        (self.text, self.form, self.ends) = (text, form, ends)
    }

    var isActive: Bool { !wanted.isEmpty }

    /// Finds a text. The current match is the first from a position on, or else from the start.
    mutating func find(_ text: String, from position: TextPosition) {
        wanted = Array(UnicodeText.searchForm(text).utf8)
        (lines, count) = matches()
        go(to: count == 0 ? nil : self.count(before: position) % count)
    }

    /// Goes to the next match, or the one before: after and before the current one, or a position. After the last one, the first
    /// one follows.
    mutating func step(from position: TextPosition? = nil, isBackward: Bool = false) {
        guard let place else { return }
        let next = position.map { count(before: $0) } ?? place + (isBackward ? 0 : 1)
        go(to: (next + (isBackward ? count - 1 : 0)) % count)
    }

    private mutating func go(to place: Int?) {
        self.place = place
        current = place.flatMap(beginning)
    }

    private func beginning(of place: Int) -> TextPosition? {
        guard let line = lines.last(where: { $0.start <= place }) else { return nil }
        let places = places(in: line.number)
        let index = min(place - line.start, places.count - 1)
        return TextPosition(line: line.number, offset: index < 0 ? 0 : places[index].lowerBound)
    }

    private func count(before position: TextPosition) -> Int {
        guard let line = lines.first(where: { $0.number >= position.line }) else { return count }
        guard line.number == position.line, position.offset > 0 else { return line.start }
        return line.start + places(in: line.number).count { $0.lowerBound < position.offset }
    }

    private func matches() -> (lines: [Line], count: Int) {
        guard let first = wanted.first else { return ([], 0) }
        var (lines, count, line) = ([Line](), 0, 0)
        form.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            var rest = 0
            while rest + wanted.count <= bytes.count, let found = memchr(start + rest, Int32(first), bytes.count - rest)
            {
                rest = UnsafeRawPointer(found) - start
                guard rest + wanted.count <= bytes.count, memcmp(found, wanted, wanted.count) == 0 else {
                    rest += 1
                    continue
                }
                while ends[line] <= rest { line += 1 }
                if lines.last?.number != line { lines.append(Line(number: line, start: count)) }
                count += 1
                rest += wanted.count
            }
        }
        return (lines, count)
    }

    /// Returns the parts of a line that match, in UTF-8 offsets.
    func places(in line: Int) -> [Range<Int>] {
        guard isActive else { return [] }
        var (bytes, characters, start) = ([UInt8](), [Range<Int>](), 0)
        for character in text[line].text {
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
    /// Makes the ASCII letters lowercase.
    fileprivate mutating func lowercase() {
        var bytes = mutableSpan
        for index in bytes.indices {
            let byte = bytes[index]
            bytes[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
        }
    }
}
