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

    /// Returns what was probably meant by `/old/new`, `/old`, `/a/b/gi`, `/a/b/c/`, `s/old/new/` and `//g`. Other paths are
    /// text.
    static func correction(of text: String) -> String? {
        let isSubstitution = text.hasPrefix("s/")
        guard isSubstitution || text.hasPrefix("/") else { return nil }
        var parts = parts(of: isSubstitution ? String(text.dropFirst()) : text)
        if parts.count == 2 {
            guard !parts[1].isEmpty, !parts[1].contains(where: \.isWhitespace) else { return nil }
            parts.append("new")
        }
        var isGlobal = parts.count == 3 && parts[1].isEmpty && parts[2] == "g"
        if parts.count > 3 {
            let flags = parts.removeLast()
            guard flags.isEmpty || flags.allSatisfy({ "gGiI".contains($0) }) else { return nil }
            isGlobal = flags.contains { "gG".contains($0) }
        }
        let new = parts.dropFirst(2).map(escaped).joined(separator: "\\/")
        return (parts[1].isEmpty ? "/old/new/" : "/\(escaped(parts[1]))/\(new)/") + (isGlobal ? "g" : "")
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "/" || $1 == "\\" ? "\\\($1)" : String($1) }
    }
}
