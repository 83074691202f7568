package import Terminal
import UnicodeText

extension StyledText {
    /// Returns the rows of a text: wrapped at spaces, and a word that is longer than a row, such as a path, in several.
    package static func rows(of pieces: [StyledText], columns: Int) -> [[StyledText]] {
        wrapped(pieces, columns: columns).flatMap { broken($0, columns: max(2, columns)) }
    }

    /// Returns the rows of a text, which is shortened if it needs too many. Its last sentence, such as the key that reverses a
    /// change, is kept if it leaves space for the beginning.
    package static func rows(of text: StyledText, columns: Int, limit: Int) -> [[StyledText]] {
        let rows = rows(of: [text], columns: columns)
        guard rows.count > limit, limit > 0 else { return Array(rows.prefix(limit)) }
        let (front, end) = text.text.partsBeforeLastSentence
        var width = columns * limit - StyledText(end).width - 1
        while !end.isEmpty, width >= minimumFront {
            let shortened = StyledText("\(StyledText(front).fitted(width).text) \(end)", text.style)
            let rows = self.rows(of: [shortened], columns: columns)
            if rows.count <= limit { return rows }
            // Rows that are wrapped between words have less space.
            width -= 1
        }
        let rest = rows[(limit - 1)...].map { $0.map(\.text).joined() }.joined(separator: " ")
        return rows.prefix(limit - 1) + [[StyledText(rest, text.style).fitted(columns)]]
    }

    /// The columns that the beginning of a shortened text needs.
    private static let minimumFront = 10

    private static func broken(_ row: [StyledText], columns: Int) -> [[StyledText]] {
        guard row.reduce(0, { $0 + $1.width }) > columns else { return [row] }
        var (rows, used) = ([[StyledText]()], 0)
        for piece in row {
            var rest = piece.text[...]
            while !rest.isEmpty {
                let front = UnicodeText.prefix(String(rest.prefix(columns + 1)), fitting: columns - used)
                if front.isEmpty {
                    rows.append([])
                    used = 0
                } else {
                    let part = StyledText(String(front), piece.style)
                    rows[rows.count - 1].append(part)
                    used += part.width
                    rest = rest.dropFirst(front.count)
                }
            }
        }
        return rows
    }
}

extension String {
    /// The text before the last sentence, and that sentence with what follows it, such as the number of times that it was
    /// said; all of it and nothing if it is the only one.
    fileprivate var partsBeforeLastSentence: (front: String, end: String) {
        var index = lastIndex { ".?…".contains($0) } ?? startIndex
        while index > startIndex {
            index = self.index(before: index)
            guard self[index] == " ", index > startIndex, ".?…".contains(self[self.index(before: index)]) else {
                continue
            }
            return (String(self[..<index]), String(self[self.index(after: index)...]))
        }
        return (self, "")
    }
}
