import Vocabulary

/// Reads `/old/new/` and, for all occurrences, `/old/new/g`. A backslash before a slash makes it text.
enum ReplacementWords {
    /// Reads a replacement at the start of the pieces, and returns its number of pieces.
    static func read(_ pieces: ArraySlice<TextPiece>) -> (replacement: ItemChanges.Replacement, count: Int)? {
        guard pieces.first?.text.utf8.first == UInt8(ascii: "/") else { return nil }
        var text = ""
        for (index, piece) in pieces.enumerated() {
            guard !piece.isLiteral else { return nil }
            text += index == 0 ? piece.text : piece.leadingSpaces + piece.text
            // Only a piece with a slash can be the last one.
            guard piece.text.utf8.contains(UInt8(ascii: "/")) else { continue }
            let parts = parts(of: text)
            if parts.count < 4 { continue }
            guard parts.count == 4, !parts[1].isEmpty, ["", "g"].contains(parts[3]) else { return nil }
            return (ItemChanges.Replacement(parts[1], with: parts[2], isGlobal: parts[3] == "g"), index + 1)
        }
        return nil
    }

    /// Splits the text at slashes.
    private static func parts(of text: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in text {
            if character == "/", !isEscaped {
                parts.append("")
                continue
            }
            // A backslash stays before anything but a slash and a backslash.
            let isSpecial = character == "/" || character == "\\"
            if isEscaped, !isSpecial { parts[parts.count - 1] += "\\" }
            isEscaped = character == "\\" && !isEscaped
            if !isEscaped { parts[parts.count - 1].append(character) }
        }
        if isEscaped { parts[parts.count - 1] += "\\" }
        return parts
    }

    /// Returns what was probably meant by `/old/new`, `s/old/new/` and `//g`.
    static func correction(of text: String) -> String? {
        let isSubstitution = text.hasPrefix("s/")
        guard isSubstitution || text.hasPrefix("/") else { return nil }
        let parts = parts(of: isSubstitution ? String(text.dropFirst()) : text)
        guard (3...4).contains(parts.count) else { return nil }
        let isGlobal = parts.count == 4 && parts[3] == "g" || parts[1].isEmpty && parts[2] == "g"
        guard parts.count == 3 || isGlobal || parts[3].isEmpty else { return nil }
        let (old, new) = parts[1].isEmpty ? ("old", "new") : (parts[1], parts[2])
        return "/\(escaped(old))/\(escaped(new))/\(isGlobal ? "g" : "")"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "/" || $1 == "\\" ? "\\\($1)" : String($1) }
    }
}
