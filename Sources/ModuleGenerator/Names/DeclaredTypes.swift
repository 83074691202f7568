/// The top-level, non-private types declared in a source file.
struct DeclaredTypes {
    private static let keywords: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private static let modifiers: Set<Substring> = ["package", "public", "open", "internal", "final", "indirect"]

    let names: [String]

    /// Considers only unindented lines, which skips nested types.
    init(in source: String) {
        names = source.split(whereSeparator: \.isNewline).compactMap { line in
            guard line.first?.isLetter == true || line.first == "@" else { return nil }
            let words = line.split { $0 == " " || $0 == "\t" }.drop {
                DeclaredTypes.modifiers.contains($0) || $0.hasPrefix("@")
            }
            guard words.count > 1, let keyword = words.first, DeclaredTypes.keywords.contains(keyword) else {
                return nil
            }
            let name = words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty || name == "func" || name == "var" ? nil : String(name)
        }
    }
}
