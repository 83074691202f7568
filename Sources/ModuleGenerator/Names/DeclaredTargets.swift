/// The targets declared in a Package.swift.
enum DeclaredTargets {
    private static let kinds: Set<String> = [
        "binaryTarget", "executableTarget", "macro", "plugin", "systemLibrary", "target", "testTarget",
    ]

    /// Returns the declared targets (`.target(name: "Terminal"`) and their lines, except those in the generated block.
    static func named(in manifest: String) -> [(name: String, line: Int)] {
        let own = manifest.firstRange(of: PackageManifest.begin).map { String(manifest[..<$0.lowerBound]) }
        let tokens = Lexer(own ?? manifest).tokens
        return tokens.indices.dropLast(5).compactMap { index in
            // An interpolated name does not name a single target.
            guard !tokens[index + 5].isMark("("), kinds.contains(tokens[index].text), tokens[index].kind == .word,
                tokens[index + 1].isMark("("),
                tokens[index + 2].isWord("name"), tokens[index + 3].isMark(":"), tokens[index + 4].kind == .text
            else { return nil }
            return (tokens[index + 4].text, tokens[index + 4].line)
        }
    }
}
