/// A list of registered modules in a source file: an array literal with an entry per module, or the imports.
struct RegisteredList {
    struct ParseError: Error, Equatable {
        let line: Int
        let reason: String
    }

    struct Entry {
        /// `nil` if the entry does not belong to a module.
        let module: String?
        let tokens: ArraySlice<Token>
        let comma: Token?

        var start: Int { tokens.first?.range.lowerBound ?? 0 }
        var end: Int { tokens.last?.range.upperBound ?? 0 }
        /// The end, including the comma.
        var commaEnd: Int { comma?.range.upperBound ?? end }
        var line: Int { tokens.first?.line ?? 1 }
    }

    let entries: [Entry]
    /// The brackets around the entries; `nil` for imports.
    let brackets: (opening: Token, closing: Token)?
    let form: ListEntry
    let tokens: [Token]
    let bytes: [UInt8]

    init(_ list: Project.List, in text: String) throws(ParseError) {
        let lexer = Lexer(text)
        if let line = lexer.unterminatedLine {
            throw ParseError(line: line, reason: "Unterminated string or comment. Close it.")
        }
        (tokens, form, bytes) = (lexer.tokens, ListEntry(list.entry), Array(text.utf8))
        if list.list == "import" {
            brackets = nil
            entries = RegisteredList.imports(tokens, form, bytes)
        } else {
            let parser = try ListParser(list.list, tokens)
            brackets = parser.brackets
            entries = parser.entries(form)
        }
    }

    /// Returns the imports on lines that are not indented. Those with attributes don't belong to a module.
    private static func imports(_ tokens: [Token], _ form: ListEntry, _ bytes: [UInt8]) -> [Entry] {
        tokens.indices.compactMap { index in
            guard tokens[index].isWord("import") else { return nil }
            let before = tokens[..<index].reversed().prefix { $0.line == tokens[index].line }.count
            let statement = tokens[(index - before)...].prefix { $0.line == tokens[index].line }
            let start = statement.first?.range.lowerBound ?? 0
            guard start == 0 || Lexer.isLineEnd(bytes[start - 1]) else { return nil }
            let isPlain = statement.count == before + 2 && statement.first?.isMark("@") == false
            return Entry(
                module: isPlain ? form.module(of: tokens[index...].prefix(2)) : nil,
                tokens: statement,
                comma: nil
            )
        }
    }

    var modules: [String] { entries.compactMap(\.module) }

    /// Returns the lines that mention a module and that `adding` would not have written.
    func foreignLines(naming module: String) -> [Int] {
        let own = entries.first { $0.module == module && form.isGenerated($0.tokens, for: module) }
        // Other code of a file with imports may use the module under any name.
        return tokens.filter { token in
            form.isName(token, of: module) && own.map { !$0.tokens.contains(token) } ?? true
                && (brackets != nil || entries.contains { $0.tokens.contains(token) })
        }.map(\.line)
    }
}

// MARK: - Adding and removing

extension RegisteredList {
    /// Returns the source with an entry in alphabetical order, if there is none yet.
    func adding(_ module: String) -> String {
        guard !modules.contains(module) else { return text([]) }
        let entry = form.text(for: module)
        let index = entries.firstIndex { $0.module.map { $0 > module } ?? false } ?? entries.endIndex
        guard let brackets else { return text(addingImport: entry, at: index) }
        if brackets.opening.line == brackets.closing.line {
            return text(addingInline: entry, at: index, brackets.closing)
        }
        let before = index > 0 ? entries[index - 1] : nil
        let start = nextLine(after: before?.commaEnd ?? brackets.opening.range.upperBound)
        let indent =
            entries.first.map { self.indent(of: $0.start) } ?? self.indent(of: brackets.closing.range.lowerBound)
            + "    "
        // The formatter wants no comma after a single entry, and one after each of several.
        let isLast = index == entries.endIndex
        let comma = entries.isEmpty || isLast && entries.count > 1 && before?.comma == nil ? "" : ","
        var edits = [(start..<start, "\(indent)\(entry)\(comma)\n")]
        if let next = isLast ? before : entries.count == 1 ? entries.first : nil, next.comma == nil {
            edits.append((next.end..<next.end, ","))
        }
        return text(edits)
    }

    private func text(addingInline entry: String, at index: Int, _ closing: Token) -> String {
        if index < entries.count { return text([(entries[index].start..<entries[index].start, "\(entry), ")]) }
        guard let last = entries.last else {
            return text([(closing.range.lowerBound..<closing.range.lowerBound, entry)])
        }
        let end = last.commaEnd
        return text([(end..<end, last.comma == nil ? ", \(entry)" : " \(entry),")])
    }

    private func text(addingImport entry: String, at index: Int) -> String {
        let place =
            index < entries.count ? entries[index].start : entries.last.map { nextLine(after: $0.end) } ?? 0
        return text([(place..<place, entries.isEmpty ? "\(entry)\n\n" : "\(entry)\n")])
    }

    /// Returns the source without the entry of a module.
    func removing(_ module: String) -> String {
        guard let index = entries.firstIndex(where: { $0.module == module }) else { return text([]) }
        let entry = entries[index]
        let isLast = index == entries.endIndex - 1
        let (start, end) = (lineStart(of: entry.start), nextLine(after: entry.commaEnd))
        let isAlone =
            bytes[start..<entry.start].allSatisfy(Lexer.isWhitespace)
            && (isLast || entries[index + 1].start >= end)
            && (brackets.map { $0.closing.range.lowerBound >= end } ?? true)
        guard isAlone else {
            if !isLast { return text([(entry.start..<entries[index + 1].start, "")]) }
            let before = index > 0 ? entries[index - 1].end : entry.start
            return text([(before..<entry.commaEnd, index == 0 || entry.comma == nil ? "" : ",")])
        }
        guard brackets != nil else {
            // The blank line after the first import was added with it.
            let hasBlank = entries.count == 1 && end < bytes.count && Lexer.isLineEnd(bytes[end])
            return text([(start..<(hasBlank ? end + 1 : end), "")])
        }
        var edits = [(start..<end, "")]
        let newLast = entries.indices.last { $0 != index }
        if let newLast, let comma = entries[newLast].comma, entries.count == 2 || isLast && entry.comma == nil {
            edits.append((comma.range, ""))
        }
        return text(edits)
    }

    /// Returns the source with these byte ranges replaced.
    private func text(_ edits: [(range: Range<Int>, text: String)]) -> String {
        var edited = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: edited, as: UTF8.self)
    }

    private func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(where: Lexer.isLineEnd).map { $0 + 1 } ?? 0
    }

    private func nextLine(after offset: Int) -> Int {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    private func indent(of offset: Int) -> String {
        let line = bytes[lineStart(of: offset)..<offset]
        return String(decoding: line.prefix(while: Lexer.isWhitespace), as: UTF8.self)
    }
}
