/// One file of the package, as the rules look at it.
struct SourceFile {
    /// From the package's folder on: `Sources/Modules/AddItem/AddItemView.swift`.
    let path: String
    /// The lines with comments and the insides of string literals taken out.
    let lines: [Substring]

    init(path: String, text: String) {
        self.path = path
        lines = CodeLines.of(text)
    }

    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file)
    }

    /// The folder under Sources, or under Sources/Modules.
    var target: String {
        let parts = path.split(separator: "/")
        return String(parts.dropFirst(isInModule ? 2 : 1).first ?? "")
    }

    var isInModule: Bool { path.hasPrefix("Sources/Modules/") }

    /// What each import line names, with the number of its line.
    var imports: [(module: String, line: Int)] {
        lines.enumerated().compactMap { index, line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"),
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }),
                // `import struct Glibc.stat` names the module behind the kind.
                let module = words.last?.split(separator: ".").first
            else { return nil }
            return (String(module), index + 1)
        }
    }

    /// The names of the types that stand at the left margin.
    var declaredTypes: [String] {
        lines.compactMap { line in
            let words = line.split(whereSeparator: { " :<{(".contains($0) })
            guard line.first?.isWhitespace == false,
                let keyword = words.firstIndex(where: { ["struct", "enum", "class", "protocol"].contains($0) }),
                words.indices.contains(keyword + 1)
            else { return nil }
            return String(words[keyword + 1])
        }
    }

    /// Every identifier, with the number of its line.
    var identifiers: [(name: Substring, line: Int)] {
        lines.enumerated().flatMap { index, line in
            line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { ($0, index + 1) }
        }
    }
}

private let accessLevels: Set<Substring> = ["package", "public", "internal", "fileprivate", "private"]

/// Takes out what is no code.
private enum CodeLines {
    static func of(_ text: String) -> [Substring] {
        var isInText = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var code = ""
            for (index, part) in line.split(separator: "\"\"\"", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { isInText.toggle() }
                if !isInText { code += withoutCommentsAndStrings(part) }
            }
            return code[...]
        }
    }

    private static func withoutCommentsAndStrings(_ line: Substring) -> String {
        var code = ""
        var isInString = false
        var before: Character = " "
        for character in line {
            if character == "\"", before != "\\" {
                isInString.toggle()
            } else if !isInString {
                if character == "/", before == "/" { return String(code.dropLast()) }
                code.append(character)
            }
            before = character
        }
        return code
    }
}
