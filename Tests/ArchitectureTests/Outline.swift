import ModuleGenerator

/// The declarations of a file. Includes only types and aliases that are visible to other files.
struct Outline {
    struct DeclaredType {
        /// The name with its enclosing types: `Selection.Term`.
        let path: String
        let line: Int
        /// `true` for structs and enums.
        let isValue: Bool
        let isEntity: Bool
        let isDisplay: Bool
    }

    struct Alias {
        let path: String
        /// The names on the right side of the equals sign.
        let meanings: [[String]]
    }

    struct StoredProperty {
        let name: String
        let line: Int
        let isWeak: Bool
    }

    private(set) var types: [DeclaredType] = []
    private(set) var aliases: [Alias] = []
    private(set) var storedProperties: [StoredProperty] = []

    private let code: [Token]
    /// The types whose braces are open; `nil` for other braces.
    private var scopes: [String?] = []

    init(_ code: [Token]) {
        self.code = code
        var opening: String?
        for index in code.indices {
            switch code[index].text {
            case "{":
                scopes.append(opening)
                opening = nil
            case "}": scopes = scopes.dropLast()
            case "struct", "enum", "class", "actor", "protocol", "extension":
                if let name = typeName(after: index) { opening = declare(code[index].text, name, at: index) }
            case "typealias": declareAlias(at: index)
            case "var", "let": declareProperty(at: index)
            default: break
            }
        }
    }

    private func path(_ name: String) -> String {
        (scopes.compactMap { $0 } + [name]).joined(separator: ".")
    }
}

// MARK: - Types

extension Outline {
    /// Returns `nil` if the keyword doesn't declare a type, as in `class func` and `import struct`.
    private func typeName(after index: Int) -> [String]? {
        guard index + 1 < code.count, code[index + 1].kind == .word, !code.isMember(index),
            code[index + 1].text.first?.isUppercase == true, index == 0 || code[index - 1].text != "import"
        else { return nil }
        return code.chain(at: index + 1)
    }

    private mutating func declare(_ keyword: String, _ names: [String], at index: Int) -> String {
        let name = names.joined(separator: ".")
        let inherited = inherited(from: index + names.count * 2)
        let (isEntity, isDisplay) = (inherited.contains("Entity"), inherited.contains("Display"))
        if keyword != "extension" || isEntity || isDisplay, !isPrivate(index) {
            let isValue = ["struct", "enum"].contains(keyword)
            types.append(
                DeclaredType(
                    path: path(name),
                    line: code[index].line,
                    isValue: isValue,
                    isEntity: isEntity,
                    isDisplay: isDisplay
                )
            )
        }
        return name
    }

    /// Returns the names in the inheritance clause.
    private func inherited(from index: Int) -> [String] {
        var depth = 0
        var names: [String] = []
        for token in code.dropFirst(index) {
            if token.text == "{" || token.text == "where" { break }
            depth += token.text == "<" ? 1 : token.text == ">" ? -1 : 0
            if depth == 0 { names.append(token.text) }
        }
        return names
    }

    private mutating func declareAlias(at index: Int) {
        guard index + 1 < code.count, !isPrivate(index) else { return }
        let end = endOfStatement(from: index)
        guard let sign = code[index..<end].firstIndex(where: { $0.text == "=" }) else { return }
        let words = (sign..<end).filter { code[$0].kind == .word && code[$0 - 1].text != "." }
        aliases.append(Alias(path: path(code[index + 1].text), meanings: words.map(code.chain(at:))))
    }

    /// Returns the end of the statement. It continues on the next line only if one of the two lines indicates that.
    private func endOfStatement(from start: Int) -> Int {
        let goesOn: Set<String> = ["=", "&", ",", ".", "(", "-"]
        return code.indices.first { index in
            index > start && !code[index].isOnLine(of: code[index - 1]) && !goesOn.contains(code[index].text)
                && !goesOn.contains(code[index - 1].text)
                && !(code[index - 1].text == ">" && code[index - 2].text == "-")
        } ?? code.count
    }
}

// MARK: - Properties

extension Outline {
    private mutating func declareProperty(at index: Int) {
        guard let scope = scopes.last, scope != nil, index + 1 < code.count, !isComputed(at: index) else { return }
        let name = code[index + 1]
        let isWeak = modifiers(before: index).contains("weak")
        storedProperties.append(StoredProperty(name: name.text, line: name.line, isWeak: isWeak))
    }

    /// Returns `true` if the braces are an accessor block, not observers or part of an initial value.
    private func isComputed(at index: Int) -> Bool {
        let ends = code[index..<endOfStatement(from: index)].firstIndex { ["=", "{"].contains($0.text) }
        guard let ends, code[ends].text == "{", ends + 1 < code.count else { return false }
        return !["didSet", "willSet"].contains(code[ends + 1].text)
    }
}

// MARK: - Modifiers

extension Outline {
    private static let modifiers: Set<String> = [
        "weak", "unowned", "private", "fileprivate", "internal", "package", "final", "lazy", "static", "override",
        "indirect", "(", ")", "set", "safe", "unsafe",
    ]

    private func modifiers(before index: Int) -> [String] {
        code[..<index].reversed().prefix { Outline.modifiers.contains($0.text) }.map(\.text)
    }

    private func isPrivate(_ index: Int) -> Bool {
        modifiers(before: index).contains { ["private", "fileprivate"].contains($0) }
    }
}
