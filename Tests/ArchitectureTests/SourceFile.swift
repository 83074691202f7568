import ModuleGenerator

/// A file of the package, prepared for the rules.
struct SourceFile {
    /// The path relative to the package: `Sources/Modules/AddItem/AddItemView.swift`.
    let path: String
    let tokens: [Token]
    /// The tokens without the text of literals.
    let code: [Token]
    let outline: Outline
    /// The line of an unterminated literal or comment.
    let endless: Int?

    init(path: String, text: String) {
        let lexer = Lexer(text)
        self.path = path
        tokens = lexer.tokens
        code = lexer.tokens.filter { $0.kind != .text }
        outline = Outline(code)
        endless = lexer.unterminatedLine
    }

    /// Returns an error in the format of a compiler.
    func errorMessage(_ line: Int, _ sentence: String) -> String {
        "\(path):\(line): \(sentence)"
    }
}

// MARK: - Place

extension SourceFile {
    var folder: String { folders.joined(separator: "/") }

    private var folders: [Substring] { path.split(separator: "/").dropLast() }

    /// The name without its extension.
    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file)
    }

    /// The folder under Sources, or under Sources/Modules or Sources/Services.
    var target: String {
        String(folders.dropFirst(isInModule || isInService ? 2 : 1).first ?? "")
    }

    var isInModule: Bool { path.hasPrefix("Sources/Modules/") }

    var isInService: Bool { path.hasPrefix("Sources/Services/") }

    /// The type that the file is named after: `AddItemView` for both `AddItemView` and `AddItemView+Keys`.
    var subject: Substring { name.prefix { $0 != "+" } }

    /// `true` if the file declares the type that it is named after, or extends it, as `AddItemView+Keys` does.
    var declaresSubject: Bool {
        guard subject.count < name.count else { return outline.types.contains { $0.path == name } }
        return code.indices.dropLast().contains { code[$0].text == "extension" && code[$0 + 1].text == subject }
    }

    /// The role by the file's name: `AddItemDocumentPresenter` is a presenter, `AddItemWords` a helper, and `ItemDraft`
    /// an entity.
    var role: Role? {
        guard isInModule, !target.isEmpty else { return nil }
        let named = Role.named(by: subject)
        guard subject.hasPrefix(target) else { return named == nil ? .entity : nil }
        guard subject.dropFirst(target.count).first?.isUppercase == true else { return nil }
        return named ?? .helper
    }
}

// MARK: - Names

extension SourceFile {
    /// The imported modules with their lines.
    var imports: [(module: String, line: Int)] {
        code.indices.dropLast().compactMap { index in
            guard code[index].text == "import", code[index + 1].kind == .word, !code.isMember(index),
                !code.isLabel(index)
            else { return nil }
            // In `import struct Glibc.stat`, the module follows the kind.
            let isOfKind =
                index + 2 < code.count && code[index + 2].kind == .word && code[index + 2].isOnLine(of: code[index])
            return (code[index + (isOfKind ? 2 : 1)].text, code[index].line)
        }
    }

    /// All names with their members, as in `Selection.Term`.
    var chains: [(names: [String], line: Int)] {
        code.indices.compactMap { index in
            guard code[index].kind == .word, index == 0 || code[index - 1].text != "." else { return nil }
            return (code.chain(at: index), code[index].line)
        }
    }
}

extension Token {
    func isOnLine(of other: Token) -> Bool { line == other.line }
}

extension [Token] {
    /// Returns `true` for a member or an escaped name, which is neither a keyword nor a global name.
    func isMember(_ index: Int) -> Bool {
        index > 0 && [".", "`"].contains(self[index - 1].text)
    }

    /// Returns `true` for an argument label.
    func isLabel(_ index: Int) -> Bool {
        index > 0 && ["(", ","].contains(self[index - 1].text)
    }

    /// Returns the name at this position and its members.
    func chain(at index: Int) -> [String] {
        var names = [self[index].text]
        var next = index + 1
        while next + 1 < count, self[next].text == ".", self[next + 1].kind == .word {
            names.append(self[next + 1].text)
            next += 2
        }
        return names
    }
}
