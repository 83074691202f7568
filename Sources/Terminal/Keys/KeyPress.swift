/// A key with the modifiers that the terminal reports.
package struct KeyPress: Hashable, Sendable {
    package enum Key: Hashable, Sendable {
        /// A letter is as it was typed, so Shift is not a modifier of characters.
        case character(Unicode.Scalar)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        case function(Int)
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        // The bits in which terminals encode them.
        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package let key: Key
    package let modifiers: Modifiers

    package init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The character that the key types, if it types one.
    package var typed: Unicode.Scalar? {
        guard case .character(let scalar) = key, modifiers.isEmpty else { return nil }
        return scalar
    }
}

// MARK: - Names

extension KeyPress {
    private static let names: [(key: Key, name: String)] = [
        (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backspace, "Backspace"), (.delete, "Delete"),
        (.insert, "Insert"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"),
        (.end, "End"), (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.character(" "), "Space"),
    ]

    private static let modifierNames: [(modifier: Modifiers, name: String)] = [
        (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
    ]

    /// The name that users see and type, such as `d`, `Ctrl-D`, `Alt-Enter`, `Space` or `F5`.
    package var name: String {
        var parts = KeyPress.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
        switch key {
        case .function(let number): parts.append("F\(number)")
        case .character(let scalar) where scalar != " ":
            let text = String(scalar)
            parts.append(modifiers.contains(.control) ? text.uppercased() : text)
        default: parts += KeyPress.names.first { $0.key == key }.map { [$0.name] } ?? []
        }
        return parts.joined(separator: "-")
    }

    /// Reads a name. Case matters only for a letter without Ctrl. Returns `nil` if there is no such key.
    package init?(name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        while let end = rest.dropFirst().firstIndex(of: "-"), rest.index(after: end) < rest.endIndex {
            let word = rest[..<end].lowercased()
            guard let found = KeyPress.modifierNames.first(where: { $0.name.lowercased() == word }) else { return nil }
            modifiers.insert(found.modifier)
            rest = rest[rest.index(after: end)...]
        }
        let word = rest.lowercased()
        if let found = KeyPress.names.first(where: { $0.name.lowercased() == word }) {
            self.init(found.key, modifiers)
        } else if word.count > 1, word.first == "f", let number = Int(word.dropFirst()), (1...24).contains(number) {
            self.init(.function(number), modifiers)
        } else if rest.unicodeScalars.count == 1, let typed = rest.unicodeScalars.first,
            !typed.properties.isWhitespace, !modifiers.contains(.shift)
        {
            // A Korean letter is pressed with a key that has a Latin letter.
            let letters = HangulKeys.latin(typed) ?? String(typed)
            let scalars = (modifiers.contains(.control) ? letters.lowercased() : letters).unicodeScalars
            guard scalars.count == 1, let scalar = scalars.first else { return nil }
            self.init(.character(scalar), modifiers)
        } else {
            return nil
        }
    }
}
