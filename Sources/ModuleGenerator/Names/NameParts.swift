/// The words of a name: `HTTPThing2` consists of HTTP, Thing and 2.
struct NameParts: Equatable {
    let parts: [String]

    /// Splits a name at capitals, digits and separators.
    init(of name: String) {
        var parts: [String] = []
        for piece in name.split(whereSeparator: { !NameParts.isPartOfName($0) }) {
            parts += NameParts.split(Array(piece))
        }
        self.parts = parts
    }

    private static func split(_ letters: [Character]) -> [String] {
        var parts: [String] = []
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            if index > 0, begins(letter, after: letters[index - 1], before: next) || parts.isEmpty {
                parts.append(String(letter))
            } else {
                parts = parts.dropLast() + [(parts.last ?? "") + String(letter)]
            }
        }
        return parts
    }

    /// Returns whether a letter begins a word. The last capital of an acronym belongs to the next word.
    private static func begins(_ letter: Character, after before: Character, before next: Character?) -> Bool {
        if before.isNumber != letter.isNumber { return true }
        guard letter.isUppercase else { return false }
        return !before.isUppercase || next?.isLowercase == true
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}

// MARK: - Case forms

extension NameParts {
    /// `RescheduleItem`
    var upperCamel: String {
        parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `item-reschedule-2`
    var kebab: String {
        parts.map { $0.lowercased() }.joined(separator: "-")
    }

    /// `http thing`
    var words: String {
        parts.map { $0.lowercased() }.joined(separator: " ")
    }
}
