/// How an entry of a list says which module it is of.
struct ListEntry: Equatable {
    private let front: String
    /// What follows the name up to the end of the identifier: `Wireframe` in `{{name}}Wireframe.useCase,`.
    private let ending: String
    private let pattern: String

    init(_ pattern: String) {
        self.pattern = pattern
        guard let found = pattern.firstRange(of: "{{name}}") else {
            (front, ending) = (pattern, "")
            return
        }
        front = String(pattern[..<found.lowerBound])
        ending = String(pattern[found.upperBound...].prefix(while: ListEntry.isPartOfName))
    }

    func text(for name: String) -> String {
        pattern.replacing("{{name}}", with: name)
    }

    /// For a sentence, which has commas of its own.
    func plainText(for name: String) -> String {
        let text = text(for: name)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// The module that a line speaks of; nil where it is no entry of this kind.
    func module(of line: Substring) -> String? {
        let plain = ListEntry.withoutModifiers(line.drop(while: \.isWhitespace))
        guard plain.hasPrefix(front) else { return nil }
        let name = plain.dropFirst(front.count).prefix(while: ListEntry.isPartOfName)
        guard name.hasSuffix(ending), name.count > ending.count else { return nil }
        return String(name.dropLast(ending.count))
    }

    /// An import may have an access level in front and still be of the same module.
    private static func withoutModifiers(_ line: Substring) -> Substring {
        for modifier in ["package ", "public ", "internal ", "private ", "fileprivate "]
        where line.hasPrefix("\(modifier)import ") {
            return line.dropFirst(modifier.count)
        }
        return line
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
