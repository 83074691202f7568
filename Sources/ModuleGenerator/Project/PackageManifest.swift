import ProgramOutput

/// The Package.swift of an existing package.
struct PackageManifest {
    static let file = "Package.swift"
    static let begin = "// viper-gen: begin"
    private static let note = " (generated from a template)"
    private static let end = "// viper-gen: end"
    /// The minimum tools version for the settings in templates.
    private static let minimumTools = (major: 6, minor: 0)

    let name: String

    /// Rejects a manifest that a block at the end could not extend.
    init(_ text: String) throws(ToolError) {
        try PackageManifest.checkTools(text)
        let tokens = Lexer(text).tokens
        let beginning = ["let", "package", "=", "Package", "(", "name", ":"]
        let start = tokens.indices.first { tokens[$0...].prefix(beginning.count).map(\.text) == beginning }
        guard let start, let name = tokens[(start + beginning.count)...].first, name.kind == .text else {
            throw ToolError(
                .badData,
                "Package.swift has no “let package = Package(name: \"…\"”. Declare the package so."
            )
        }
        self.name = name.text
    }

    /// Rejects a package whose tools version is too old for the templates.
    static func checkTools(_ text: String) throws(ToolError) {
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
        let version = line.split(separator: ":").last?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
        guard let major = version.first, (major, version.dropFirst().first ?? 0) >= minimumTools else {
            throw ToolError(
                .badData,
                "Package.swift needs tools version \(minimumTools.major).\(minimumTools.minor) or newer. Begin it with "
                    + "// swift-tools-version: \(minimumTools.major).\(minimumTools.minor)."
            )
        }
    }

    /// Returns the text with a marked block at the end.
    static func text(_ text: String, with block: String) -> String {
        let front = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        return "\(front)\n\(begin)\(note)\n\(block)\(end)\n"
    }

    /// Returns a name that both texts declare, at the top level or as a target.
    static func conflict(of text: String, with block: String) -> String? {
        let targets = Set(DeclaredTargets.named(in: text).map { $0.name.lowercased() })
        let declared = Set(declarations(in: text))
        return declarations(in: block).first(where: declared.contains)
            ?? DeclaredTargets.named(in: block).map(\.name).first { targets.contains($0.lowercased()) }
    }

    private static let keywords = ["actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

    /// Returns the names of all top-level declarations.
    private static func declarations(in text: String) -> [String] {
        let tokens = Lexer(text).tokens
        var depth = 0
        return zip(tokens, tokens.dropFirst()).compactMap { token, next in
            depth += ListParser.depth(of: token)
            return depth == 0 && next.kind == .word && keywords.contains(where: token.isWord) ? next.text : nil
        }
    }
}
