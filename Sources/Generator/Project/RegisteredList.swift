/// A list in a source file in which modules are registered.
struct RegisteredList {
    struct Mistake: Error, Equatable {
        let line: Int
        let reason: String
    }

    struct Entry: Equatable {
        /// Nil for what is no module's.
        let module: String?
        let tokens: ArraySlice<Token>
        let line: Int
        /// Its bytes, without the comma behind it.
        let range: Range<Int>
        let comma: Range<Int>?

        /// Where the entry ends with its comma.
        var end: Int { (comma ?? range).upperBound }
    }

    let entries: [Entry]
    /// Between these stand the entries; nil for imports, which have no brackets.
    let brackets: (opening: Token, closing: Token)?
    let source: EditedSource
    private let tokens: [Token]
    let form: ListEntry

    init(_ list: Project.List, in text: String) throws(Mistake) {
        let lexer = Lexer(text)
        if let line = lexer.endless {
            throw Mistake(line: line, reason: "what begins here has no end, so that no list can be read; close it")
        }
        (tokens, form) = (lexer.tokens, ListEntry(list.entry))
        source = EditedSource(text, lexer.comments)
        if list.list == "import" {
            (entries, brackets) = (ImportReading(lexer.tokens).entries(form), nil)
        } else {
            let reading = try ListReading(list.list, lexer.tokens)
            (entries, brackets) = (reading.entries(form), reading.brackets)
        }
    }

    var isImports: Bool { brackets == nil }

    var modules: [String] { entries.compactMap(\.module) }

    /// Where it begins.
    var firstLine: Int { brackets?.opening.line ?? entries.first?.line ?? 1 }

    func line(of module: String) -> Int? {
        entries.first { $0.module == module }?.line
    }
}

// MARK: - What is wrong with it

extension RegisteredList {
    var troubles: [(line: Int, reason: String)] {
        let known = entries.compactMap { entry in entry.module.map { (module: $0, entry: entry) } }
        let unsorted = zip(known, known.dropFirst()).filter { one, next in
            one.module > next.module && !(isImports && hasBlankLine(between: one.entry, next.entry))
        }
        var seen: [(module: String, entry: Entry)] = []
        var doubled: [(Int, String)] = []
        for one in known {
            let before = seen.first { other in
                other.module == one.module && (form.namesOnce || isSame(other.entry, one.entry))
            }
            if let before {
                let isSame = isSame(before.entry, one.entry)
                let what = isSame ? "is there twice" : "is there twice, in line \(before.entry.line) with another rest"
                doubled.append((one.entry.line, "\(one.module) \(what); take one out"))
            }
            seen.append(one)
        }
        return
            (unsorted.map { before, one in
                (one.entry.line, "\(one.module) belongs before \(before.module); sort the list")
            } + doubled).sorted { $0.0 < $1.0 }
    }

    private func isSame(_ one: Entry, _ other: Entry) -> Bool {
        one.tokens.count == other.tokens.count && zip(one.tokens, other.tokens).allSatisfy { $0.says($1) }
    }

    /// The modules that an entry names behind its own, in brackets of their own: `("Shell", ["AddItem"])`.
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

// MARK: - What is not as it was generated

extension RegisteredList {
    /// Entries of a module that `adding` would not have written.
    func strangers(of module: String) -> [(line: Int, reason: String)] {
        var isSeen = false
        return entries.filter { $0.module == module }.compactMap { entry in
            guard form.isWritten(entry.tokens, for: module) else {
                return (entry.line, "is an entry of it that was edited, or added by hand")
            }
            defer { isSeen = true }
            return isSeen ? (entry.line, "is a second entry of it") : nil
        }
    }

    /// The lines besides its own entries in which code speaks of a module.
    func lines(speakingOf module: String, by forms: [ListEntry]) -> [Int] {
        let own = entries.filter { $0.module == module }.map(\.range)
        let lines = tokens.filter { token in
            forms.contains { $0.speaks(token, of: module) } && !own.contains { $0.contains(token.range.lowerBound) }
        }
        return Set(lines.map(\.line)).sorted()
    }
}
