/// The targets that a Package.swift names, and those that folders with sources are.
enum DeclaredTargets {
    private static let kinds: Set<String> = [
        "binaryTarget", "executableTarget", "macro", "plugin", "systemLibrary", "target", "testTarget",
    ]

    /// `.target(name: "Terminal"`, with the lines; what a block of ours declares is left out.
    static func named(in manifest: String) -> [(name: String, line: Int)] {
        let own = manifest.firstRange(of: PackageManifest.begin).map { String(manifest[..<$0.lowerBound]) }
        let tokens = Lexer(own ?? manifest).tokens
        return tokens.indices.dropLast(5).compactMap { index in
            // A name that goes on with an interpolation is no one target's.
            guard !tokens[index + 5].isMark("("), kinds.contains(tokens[index].text), tokens[index].kind == .word,
                tokens[index + 1].isMark("("),
                tokens[index + 2].isWord("name"), tokens[index + 3].isMark(":"), tokens[index + 4].kind == .text
            else { return nil }
            return (tokens[index + 4].text, tokens[index + 4].line)
        }
    }

    /// The outermost folders below Sources and Tests that have Swift in them.
    static func folders(of paths: [String]) -> [String] {
        let folders = Set(
            paths.filter { $0.hasSuffix(".swift") }.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        )
        .filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
        return folders.filter { folder in !folders.contains { folder.hasPrefix("\($0)/") } }.sorted()
    }

    static func name(of folder: String) -> String {
        folder.split(separator: "/").last.map(String.init) ?? folder
    }
}
