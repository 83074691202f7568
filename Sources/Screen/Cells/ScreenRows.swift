package import Terminal
import UnicodeText

extension StyledText {
    /// Returns the rows of a text: wrapped at spaces, and a word that is longer than a row, such as a path, in several.
    package static func rows(of pieces: [StyledText], columns: Int) -> [[StyledText]] {
        wrapped(pieces, columns: columns).flatMap { broken($0, columns: max(2, columns)) }
    }

    /// Returns the first rows of a text. The last one ends in an ellipsis if there are more.
    package static func rows(of text: StyledText, columns: Int, limit: Int) -> [[StyledText]] {
        let rows = rows(of: [text], columns: columns)
        guard rows.count > limit, limit > 0 else { return Array(rows.prefix(limit)) }
        let rest = rows[(limit - 1)...].map { $0.map(\.text).joined() }.joined(separator: " ")
        return rows.prefix(limit - 1) + [[StyledText(rest, text.style).fitted(columns)]]
    }

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
