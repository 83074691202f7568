import Boundary

/// The Package.swift of a package that is there already.
struct PackageManifest {
    static let file = "Package.swift"
    static let begin = "// viper-gen: begin; what stands between these lines comes from a template."
    private static let end = "// viper-gen: end"

    /// As the package calls itself.
    let name: String

    /// Refuses what a block at the end could not add to.
    init(_ text: String, file: String) throws(Refusal) {
        try PackageManifest.checkTools(text, file: file)
        let tokens = Lexer(text).tokens
        let beginning = ["let", "package", "=", "Package", "("]
        let start = PackageManifest.outermost(tokens).first { index in
            tokens[index...].prefix(beginning.count).map(\.text) == beginning && tokens[index].kind == .word
        }
        guard let start else {
            throw Refusal(
                .badData,
                "\(file) has no “let package = Package(”, to which targets could be added; write it that way."
            )
        }
        let arguments = tokens[(start + beginning.count)...]
        guard arguments.count > 3, let label = arguments.first, label.isWord("name"),
            let name = arguments.dropFirst(2).first, name.kind == .text
        else {
            throw Refusal(.badData, "\(file) does not name its package; write Package(name: \"…\".")
        }
        self.name = name.text
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
    static func clash(of text: String, with block: String) -> String? {
        guard !text.contains(begin) else { return nil }
        let declared = Set(declarations(in: text))
        return declarations(in: block).first(where: declared.contains)
    }

    private static let keywords = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Whatever stands in front of them, and not what is said in comments.
    private static func declarations(in text: String) -> [String] {
        let tokens = Lexer(text).tokens
        return outermost(tokens).compactMap { index in
            let isImport = index > 0 && tokens[index - 1].isWord("import")
            guard keywords.contains(where: tokens[index].isWord), !isImport else { return nil }
            return tokens[(index + 1)...].first { !$0.isMark("`") }.flatMap { $0.kind == .word ? $0.text : nil }
        }
    }

    /// The places of the tokens that are in no brackets.
    private static func outermost(_ tokens: [Token]) -> [Int] {
        var depth = 0
        return tokens.indices.filter { index in
            depth += ListReading.depth(of: tokens[index])
            return depth == 0
        }
    }
}
