import Boundary

/// The Package.swift of a package that is there already.
struct PackageManifest {
    static let file = "Package.swift"
    static let begin = "// viper-gen: begin; what stands between these lines comes from a template."
    private static let end = "// viper-gen: end"

    let text: String
    /// As the package calls itself.
    let name: String

    /// Refuses what a block at the end could not add to.
    init(_ text: String, file: String) throws(Refusal) {
        try PackageManifest.checkTools(text, file: file)
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

    /// What the settings in templates ask of a package.
    private static let leastTools = (major: 6, minor: 0)

    /// Refuses a package whose tools are too old for what templates write.
    static func checkTools(_ text: String, file: String = PackageManifest.file) throws(Refusal) {
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
        let typed = line.split(separator: ":").last.map { $0.drop { !$0.isNumber } } ?? ""
        let version = typed.prefix { $0.isNumber || $0 == "." }
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        let least = "\(leastTools.major).\(leastTools.minor)"
        guard let major = numbers.first else {
            throw Refusal(
                .badData,
                "\(file) does not say for which tools it is; let it begin with // swift-tools-version: \(least)."
            )
        }
        guard (major, numbers.dropFirst().first ?? 0) >= leastTools else {
            throw Refusal(
                .badData,
                "\(file) is for the tools of Swift \(version), and what templates write needs \(least); let it begin with "
                    + "// swift-tools-version: \(least)."
            )
        }
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
