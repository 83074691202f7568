import CommandLine
import ProgramOutput

/// The Package.swift of an existing package.
struct PackageManifest {
    static let file = "Package.swift"
    static let begin = "// viper-gen: begin"
    private static let note = " (generated from a template)"
    private static let end = "// viper-gen: end"

    let name: String

    /// Rejects a manifest that a block at the end could not extend.
    init(_ text: String, file: String) throws(ToolError) {
        try PackageManifest.checkTools(text, file: file)
        let tokens = Lexer(text).tokens
        let beginning = ["let", "package", "=", "Package", "("]
        let start = PackageManifest.outermost(tokens).first { index in
            tokens[index...].prefix(beginning.count).map(\.text) == beginning && tokens[index].kind == .word
        }
        guard let start else {
            throw ToolError(
                .badData,
                "\(file) has no “let package = Package(”. Declare the package that way, so that targets can be added."
            )
        }
        let arguments = tokens[(start + beginning.count)...]
        guard arguments.count > 3, let label = arguments.first, label.isWord("name"),
            let name = arguments.dropFirst(2).first, name.kind == .text
        else {
            throw ToolError(.badData, "\(file) doesn't name its package. Write Package(name: \"…\".")
        }
        self.name = name.text
    }

    /// The minimum tools version for the settings in templates.
    private static let minimumTools = (major: 6, minor: 0)

    /// Rejects a package whose tools version is too old for the templates.
    static func checkTools(_ text: String, file: String = PackageManifest.file) throws(ToolError) {
        let line = text.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
        let typed = line.split(separator: ":").last.map { $0.drop { !$0.isNumber } } ?? ""
        let version = typed.prefix { $0.isNumber || $0 == "." }
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        let minimum = "\(minimumTools.major).\(minimumTools.minor)"
        guard let major = numbers.first else {
            throw ToolError(
                .badData,
                "\(file) has no tools version. Begin it with // swift-tools-version: \(minimum)."
            )
        }
        guard (major, numbers.dropFirst().first ?? 0) >= minimumTools else {
            throw ToolError(
                .badData,
                "\(file) has tools version \(version), but templates need \(minimum). Begin it with "
                    + "// swift-tools-version: \(minimum)."
            )
        }
    }

    /// Returns the text with a marked block at the end.
    static func text(_ text: String, with block: String) -> String {
        guard !text.contains(begin) else { return text }
        let front = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        let whole = block.hasSuffix("\n") ? block : block + "\n"
        return "\(front)\n\(begin)\(note)\n\(whole)\(end)\n"
    }

    /// Returns a name that both texts declare.
    static func conflict(of text: String, with block: String) -> String? {
        guard !text.contains(begin) else { return nil }
        let declared = Set(declarations(in: text))
        return declarations(in: block).first(where: declared.contains)
    }

    private static let keywords = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Returns the names of all top-level declarations.
    private static func declarations(in text: String) -> [String] {
        let tokens = Lexer(text).tokens
        return outermost(tokens).compactMap { index in
            let isImport = index > 0 && tokens[index - 1].isWord("import")
            guard keywords.contains(where: tokens[index].isWord), !isImport else { return nil }
            return tokens[(index + 1)...].first { !$0.isMark("`") }.flatMap { $0.kind == .word ? $0.text : nil }
        }
    }

    /// Returns the indices of the tokens outside all brackets.
    private static func outermost(_ tokens: [Token]) -> [Int] {
        var depth = 0
        return tokens.indices.filter { index in
            depth += ListParser.depth(of: tokens[index])
            return depth == 0
        }
    }
}
