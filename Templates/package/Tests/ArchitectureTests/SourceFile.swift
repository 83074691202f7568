/// A file of the package.
struct SourceFile {
    let path: String
    let text: String

    /// The name without its extension.
    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }

    func isRole(_ roles: String...) -> Bool {
        roles.contains { name.hasPrefix(folder) && name.hasSuffix($0) }
    }

    /// The types that are not nested.
    var types: [String] {
        declarations(of: ["struct", "enum", "class", "protocol", "typealias"]).map { $0[0] }
    }

    /// The structs and enums that are not nested.
    var values: [(name: String, isEntity: Bool)] {
        declarations(of: ["struct", "enum"]).map { ($0[0], $0.contains("Entity")) }
    }

    /// All words of the code.
    var names: Set<String> { Set(code.flatMap(SourceFile.words)) }

    /// The imported modules, whatever access levels and attributes they have.
    var imports: Set<String> {
        Set(
            code.compactMap { line in
                let words = SourceFile.words(in: line)
                guard let keyword = words.firstIndex(of: "import"), keyword <= 2 else { return nil }
                let isPlain = words[..<keyword].allSatisfy(SourceFile.modifiers.contains)
                return isPlain ? words[(keyword + 1)...].first { !SourceFile.kinds.contains($0) } : nil
            }
        )
    }

    private static let modifiers = ["fileprivate", "internal", "package", "private", "public", "testable"]
    private static let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

    /// The words of each line that declares a type, from its name on.
    private func declarations(of kinds: Set<String>) -> [[String]] {
        code.compactMap { line in
            guard let first = line.first, first.isLetter else { return nil }
            let words = SourceFile.words(in: line).drop { !kinds.contains($0) }.dropFirst()
            return words.isEmpty ? nil : Array(words)
        }
    }

    /// The lines without `//` comments.
    private var code: [Substring] {
        text.split(separator: "\n").map { line in
            guard let comment = line.firstRange(of: "//") else { return line }
            return line[..<comment.lowerBound]
        }
    }

    private static func words(in line: Substring) -> [String] {
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
