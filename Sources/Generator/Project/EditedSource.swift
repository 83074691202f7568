/// A source of which only what is said changes, down to the ends of its lines.
struct EditedSource {
    private(set) var bytes: [UInt8]
    private let comments: [Range<Int>]

    init(_ text: String, _ comments: [Range<Int>]) {
        bytes = Array(text.utf8)
        self.comments = comments
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A change of some bytes; those that come later in the source have to be made first.
    mutating func replace(_ range: Range<Int>, with text: String) {
        bytes.replaceSubrange(range, with: text.utf8)
    }

    mutating func insert(_ text: String, at place: Int) {
        replace(place..<place, with: text)
    }
}

// MARK: - Lines

extension EditedSource {
    /// Behind a byte order mark, where there is one.
    var start: Int { Lexer.mark(of: bytes) }

    func lineStart(of place: Int) -> Int {
        bytes[start..<max(start, place)].lastIndex(where: Lexer.isLineEnd).map { $0 + 1 } ?? start
    }

    /// The end of the line, or of the comment that goes on behind it.
    func lineEnd(from place: Int) -> Int {
        var end = place
        while end < bytes.count {
            if let comment = comments.first(where: { $0.contains(end) }) {
                end = comment.upperBound
            } else if Lexer.isLineEnd(bytes[end]) {
                return end
            } else {
                end += 1
            }
        }
        return end
    }

    /// Where the next line begins.
    func lineBehind(_ place: Int) -> Int {
        let end = lineEnd(from: place)
        return end + newline(at: end).utf8.count
    }

    private func newline(at place: Int) -> String {
        guard place < bytes.count, Lexer.isLineEnd(bytes[place]) else { return "" }
        guard bytes[place] == 0x0D else { return "\n" }
        return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// Whether the source ends here without the end of a line.
    func isEndless(at place: Int) -> Bool {
        place == bytes.count && !(bytes.last.map(Lexer.isLineEnd) ?? true)
    }

    func endOfLine(before place: Int) -> Int {
        max(start, place - (place > 1 && bytes[(place - 2)..<place].elementsEqual([0x0D, 0x0A]) ? 2 : 1))
    }

    /// How lines end around a place.
    func newline(near place: Int) -> String {
        let before = bytes[..<place].lastIndex(where: Lexer.isLineEnd)
        let pair = before.map { $0 > 0 && bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0D ? $0 - 1 : $0 }
        guard let near = pair ?? bytes[place...].firstIndex(where: Lexer.isLineEnd) else { return "\n" }
        return newline(at: near)
    }

    /// What a line has in front of a place; nil where that is not blank.
    func indent(of place: Int) -> String? {
        let front = bytes[lineStart(of: place)..<place]
        return front.allSatisfy(Lexer.isBlank) ? String(decoding: front, as: UTF8.self) : nil
    }

    /// Whether nothing but a comment follows on the line.
    func isLast(_ place: Int) -> Bool {
        var next = place
        while next < bytes.count, !Lexer.isLineEnd(bytes[next]) {
            if let comment = comments.first(where: { $0.lowerBound == next }) {
                next = comment.upperBound
            } else if Lexer.isBlank(bytes[next]) {
                next += 1
            } else {
                return false
            }
        }
        return true
    }

    func isBlankLine(at place: Int) -> Bool {
        place < bytes.count && bytes[place..<lineEnd(from: place)].allSatisfy(Lexer.isBlank)
    }

    /// Where the first import goes: below what a file says of itself.
    var placeOfFirstImport: Int {
        var place = start
        while let comment = comments.first(where: { $0.lowerBound == place }) {
            let front = bytes[comment].prefix(3)
            // What documents a declaration belongs to it.
            guard !front.elementsEqual("///".utf8), !front.elementsEqual("/**".utf8) else { break }
            place = lineBehind(place)
        }
        return place > start && isBlankLine(at: place) ? lineBehind(place) : place
    }
}
