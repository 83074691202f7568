/// A list of registered modules in a source file.
struct RegisteredList {
    struct ParseError: Error, Equatable {
        let line: Int
        let reason: String
    }

    struct Entry: Equatable {
        /// `nil` if the entry does not belong to a module.
        let module: String?
        let tokens: ArraySlice<Token>
        let line: Int
        /// The byte range without the trailing comma.
        let range: Range<Int>
        let comma: Range<Int>?

        /// The end of the entry, including its comma.
        var end: Int { (comma ?? range).upperBound }
    }

    let entries: [Entry]
    /// The brackets around the entries; `nil` for imports.
    let brackets: (opening: Token, closing: Token)?
    let source: EditedSource
    private let tokens: [Token]
    let form: ListEntry

    init(_ list: Project.List, in text: String) throws(ParseError) {
        let lexer = Lexer(text)
        if let line = lexer.unterminatedLine {
            throw ParseError(line: line, reason: "Unterminated string or comment. Close it.")
        }
        (tokens, form) = (lexer.tokens, ListEntry(list.entry))
        source = EditedSource(text, lexer.comments)
        if list.list == "import" {
            (entries, brackets) = (ImportParser(lexer.tokens).entries(form), nil)
        } else {
            let parser = try ListParser(list.list, lexer.tokens)
            (entries, brackets) = (parser.entries(form), parser.brackets)
        }
    }

    var isImports: Bool { brackets == nil }

    var modules: [String] { entries.compactMap(\.module) }

    var firstLine: Int { brackets?.opening.line ?? entries.first?.line ?? 1 }

    func line(of module: String) -> Int? {
        entries.first { $0.module == module }?.line
    }
}

// MARK: - Problems

extension RegisteredList {
    var problems: [(line: Int, reason: String)] {
        let known = entries.compactMap { entry in entry.module.map { (module: $0, entry: entry) } }
        let unsorted = zip(known, known.dropFirst()).filter { one, next in
            one.module > next.module && !(isImports && hasBlankLine(between: one.entry, next.entry))
        }
        var seen: [(module: String, entry: Entry)] = []
        var doubled: [(Int, String)] = []
        for one in known {
            let before = seen.first { other in
                other.module == one.module && (form.isUnique || isSame(other.entry, one.entry))
            }
            if let before {
                let isSame = isSame(before.entry, one.entry)
                let where_ = isSame ? "" : "; the entry on line \(before.entry.line) differs"
                doubled.append((one.entry.line, "\(one.module) is listed twice\(where_). Remove one."))
            }
            seen.append(one)
        }
        return
            (unsorted.map { before, one in
                (one.entry.line, "\(one.module) must come before \(before.module). Sort the list.")
            } + doubled).sorted { $0.0 < $1.0 }
    }

    private func isSame(_ one: Entry, _ other: Entry) -> Bool {
        one.tokens.count == other.tokens.count && zip(one.tokens, other.tokens).allSatisfy { $0.isSameCode(as: $1) }
    }

    /// The modules that entries list in brackets after their own: `("Shell", ["AddItem"])`.
    var uses: [(module: String, used: String, line: Int)] {
        entries.flatMap { entry -> [(module: String, used: String, line: Int)] in
            guard let module = entry.module, !isImports else { return [] }
            var depth = 0
            return entry.tokens.compactMap { token in
                depth += token.isMark("[") ? 1 : token.isMark("]") ? -1 : 0
                return depth > 0 && token.kind == .text ? (module, token.text, token.line) : nil
            }
        }
    }
}

// MARK: - Edited entries

extension RegisteredList {
    /// Returns the entries of a module that `adding` would not have written.
    func editedEntries(of module: String) -> [(line: Int, reason: String)] {
        var isSeen = false
        return entries.filter { $0.module == module }.compactMap { entry in
            guard form.isGenerated(entry.tokens, for: module) else {
                return (entry.line, "is an entry that was edited or added by hand")
            }
            defer { isSeen = true }
            return isSeen ? (entry.line, "is a second entry") : nil
        }
    }

    /// Returns the lines outside a module's own entries that mention it.
    func lines(mentioning module: String, by forms: [ListEntry]) -> [Int] {
        let own = entries.filter { $0.module == module }.map(\.range)
        let lines = tokens.filter { token in
            forms.contains { $0.isName(token, of: module) } && !own.contains { $0.contains(token.range.lowerBound) }
        }
        return Set(lines.map(\.line)).sorted()
    }
}
