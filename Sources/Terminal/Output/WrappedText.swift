import UnicodeText
import Vocabulary

/// Wraps text between words.
enum WrappedText {
    static func of(_ text: String, columns: Int?) -> String {
        guard let columns, UnicodeText.width(text) > columns else { return text }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if UnicodeText.width(line) + 1 + UnicodeText.width(String(word)) <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}

extension StyledText {
    /// Cuts the pieces of a line between words into lines that fit. Lines after the first have the indentation of the
    /// first.
    package static func wrapped(_ pieces: [StyledText], columns: Int?) -> [[StyledText]] {
        guard let columns, pieces.reduce(0, { $0 + $1.width }) > columns, pieces.allSatisfy(\.marks.isEmpty) else {
            return [pieces]
        }
        let indent = pieces.first.map { $0.text.prefix { $0 == " " }.count } ?? 0
        var lines: [[StyledText]] = [[]]
        var (used, gap) = (0, "")
        for piece in pieces {
            var line = ""
            for word in piece.text.wordsAndSpaces {
                if word.first == " " {
                    gap += word
                    continue
                }
                let width = UnicodeText.width(String(word))
                if used + gap.utf8.count + width > columns, used > indent {
                    lines[lines.count - 1].append(StyledText(line, piece.style))
                    lines.append([])
                    (line, used, gap) = ("", 0, String(repeating: " ", count: indent))
                }
                line += gap + word
                used += gap.utf8.count + width
                gap = ""
            }
            lines[lines.count - 1].append(StyledText(line, piece.style))
        }
        return lines
    }
}

extension StyledText {
    /// The columns between two parts of a line.
    private static let partGap = 3

    /// Puts as many parts into each line as fit, without breaking a part.
    package static func lines(of parts: [[StyledText]], columns: Int) -> [[StyledText]] {
        var (lines, used) = ([[StyledText]](), 0)
        for part in parts {
            let width = part.reduce(0) { $0 + $1.width }
            if lines.isEmpty || used + partGap + width > columns {
                lines.append(part)
                used = width
            } else {
                lines[lines.count - 1] += [StyledText(String(repeating: " ", count: partGap))] + part
                used += partGap + width
            }
        }
        return lines
    }
}

extension String {
    /// The words and the spaces between them, in turn.
    fileprivate var wordsAndSpaces: [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let first = rest.first {
            let part = rest.prefix { ($0 == " ") == (first == " ") }
            parts.append(part)
            rest = rest[part.endIndex...]
        }
        return parts
    }
}
