import Boundary

/// The Package.swift of a package that is there already.
struct PackageManifest {
    static let file = "Package.swift"
    private static let begin = "// viper-gen: begin; what stands between these lines comes from a template."
    private static let end = "// viper-gen: end"

    let text: String
    /// As the package calls itself.
    let name: String

    /// Refuses what a block at the end could not add to.
    init(_ text: String, file: String) throws(Refusal) {
        guard let start = text.firstRange(of: "let package = Package(") else {
            throw Refusal(
                .badData,
                "\(file) has no “let package = Package(”, to which targets could be added; write it that way."
            )
        }
        let rest = text[start.upperBound...]
        guard let label = rest.firstRange(of: "name:"),
            let quote = rest[label.upperBound...].firstIndex(of: "\"")
        else {
            throw Refusal(.badData, "\(file) does not name its package; write Package(name: \"…\".")
        }
        self.text = text
        name = String(rest[rest.index(after: quote)...].prefix { $0 != "\"" })
    }

    /// The text with a block at its end, between marks.
    static func text(_ text: String, with block: String) -> String {
        guard !text.contains(begin) else { return text }
        let front = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        let whole = block.hasSuffix("\n") ? block : block + "\n"
        return "\(front)\n\(begin)\n\(whole)\(end)\n"
    }

    /// What both declare, and only one of them may.
    static func clash(of text: String, with block: String) -> Substring? {
        guard !text.contains(begin) else { return nil }
        let declared = Set(declarations(in: text))
        return declarations(in: block).first(where: declared.contains)
    }

    private static func declarations(in text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard words.count > 1, line.hasPrefix(words[0]), ["let", "var", "func"].contains(words[0]) else {
                return nil
            }
            return words[1]
        }
    }
}
