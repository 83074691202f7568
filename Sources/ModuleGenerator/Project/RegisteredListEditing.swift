// Adds and removes entries.

extension RegisteredList {
    /// Returns the source with an entry added in alphabetical order, if there is none yet.
    func adding(_ module: String) -> String {
        guard !modules.contains(module) else { return source.text }
        var edited = source
        if let brackets {
            add(form.text(for: module), module, between: brackets, &edited)
        } else {
            addImport(form.text(for: module), module, &edited)
        }
        return edited.text
    }

    private func add(
        _ text: String,
        _ module: String,
        between brackets: (opening: Token, closing: Token),
        _ edited: inout EditedSource
    ) {
        if let index = entries.firstIndex(where: { $0.module.map { $0 > module } ?? false }) {
            let before = index > 0 ? entries[index - 1].end : brackets.opening.range.upperBound
            add(text, before: entries[index], after: before, &edited)
        } else if let last = entries.last {
            add(text, after: last, brackets.closing, &edited)
        } else {
            addFirst(text, between: brackets, &edited)
        }
    }

    private func add(_ text: String, before next: Entry, after offset: Int, _ edited: inout EditedSource) {
        guard let indent = source.indent(of: next.range.lowerBound) else {
            edited.insert("\(text), ", at: next.range.lowerBound)
            return
        }
        if entries.count == 1, next.comma == nil { edited.insert(",", at: next.range.upperBound) }
        edited.insert("\(indent)\(text),\(source.newline(near: offset))", at: source.nextLineStart(after: offset))
    }

    /// Adds an entry at the end. It gets a trailing comma if the last entry had one or was the only entry, because
    /// swift-format removes the comma of a single entry.
    private func add(_ text: String, after last: Entry, _ closing: Token, _ edited: inout EditedSource) {
        let comma = last.comma == nil ? "" : ","
        guard let indent = source.indent(of: last.range.lowerBound) else {
            edited.insert(last.comma == nil ? ", \(text)" : " \(text),", at: last.end)
            return
        }
        let newline = source.newline(near: last.range.lowerBound)
        guard closing.range.lowerBound > source.lineEnd(from: last.end) else {
            edited.insert("\(last.comma == nil ? "," : "")\(newline)\(indent)\(text)\(comma)", at: last.end)
            return
        }
        let ending = entries.count == 1 ? "," : comma
        edited.insert("\(indent)\(text)\(ending)\(newline)", at: source.nextLineStart(after: last.end))
        if last.comma == nil { edited.insert(",", at: last.range.upperBound) }
    }

    private func addFirst(
        _ text: String,
        between brackets: (opening: Token, closing: Token),
        _ edited: inout EditedSource
    ) {
        let end = brackets.closing.range.lowerBound
        guard brackets.opening.line != brackets.closing.line, let indent = source.indent(of: end) else {
            edited.insert(text, at: end)
            return
        }
        let step = indent.contains("\t") ? "\t" : "    "
        edited.insert("\(indent)\(step)\(text)\(source.newline(near: end))", at: source.lineStart(of: end))
    }
}

// MARK: - Removing

extension RegisteredList {
    /// Returns the source without the entry that `adding` inserted. A single remaining entry loses its comma unless
    /// `keepingComma` is set.
    func removing(_ module: String, keepingComma: Bool = false) -> String {
        guard let index = entries.firstIndex(where: { $0.module == module }) else { return source.text }
        let entry = entries[index]
        let isAlone = source.indent(of: entry.range.lowerBound) != nil && source.isLast(entry.end)
        let removed = isAlone ? [lines(of: entry), surplusComma(without: index, keepingComma)] : [part(at: index)]
        var edited = source
        for range in removed.compactMap({ $0 }).sorted(by: { $0.lowerBound > $1.lowerBound }) {
            edited.replace(range, with: "")
        }
        return edited.text
    }

    private func lines(of entry: Entry) -> Range<Int> {
        let start = source.lineStart(of: entry.range.lowerBound)
        let end = source.nextLineStart(after: entry.end)
        // A last line without a newline was added together with the previous line's newline.
        if source.endsWithoutNewline(at: end) { return source.endOfLine(before: start)..<end }
        // The blank line after the first import was added with it.
        let isAlone = isImports && entries.count == 1 && source.isBlankLine(at: end)
        return start..<(isAlone ? source.nextLineStart(after: end) : end)
    }

    /// Returns the comma of the new last entry, if it had none before.
    private func surplusComma(without index: Int, _ isKept: Bool) -> Range<Int>? {
        guard !isImports, let last = entries.indices.last(where: { $0 != index }) else { return nil }
        let hadNone = index > last && entries[index].comma == nil
        return hadNone || entries.count == 2 && !isKept ? entries[last].comma : nil
    }

    /// Returns the range of an entry that shares its line.
    private func part(at index: Int) -> Range<Int> {
        let entry = entries[index]
        if index + 1 < entries.count {
            let next = entries[index + 1]
            return entry.range.lowerBound..<(next.line == entry.line ? next.range.lowerBound : entry.end)
        }
        guard index > 0, let comma = entries[index - 1].comma else { return entry.range.lowerBound..<entry.end }
        return (entry.comma == nil ? comma.lowerBound : comma.upperBound)..<entry.end
    }
}

// MARK: - Imports

extension RegisteredList {
    private func addImport(_ text: String, _ module: String, _ edited: inout EditedSource) {
        guard let last = block.last else {
            let offset = source.firstImportOffset
            let newline = source.newline(near: offset)
            edited.insert("\(text)\(newline)\(newline)", at: offset)
            return
        }
        if let next = block.first(where: { $0.module.map { $0 > module } ?? false }) {
            let start = source.lineStart(of: next.range.lowerBound)
            edited.insert("\(text)\(source.newline(near: next.range.upperBound))", at: start)
        } else {
            edited.insert("\(source.newline(near: last.range.upperBound))\(text)", at: source.lineEnd(from: last.end))
        }
    }

    /// The largest group of imports not separated by blank lines.
    private var block: ArraySlice<Entry> {
        var blocks: [ArraySlice<Entry>] = []
        for (index, entry) in entries.enumerated() {
            let isNext = index > 0 && !hasBlankLine(between: entries[index - 1], entry)
            if isNext, let last = blocks.last {
                blocks[blocks.count - 1] = entries[last.startIndex...index]
            } else {
                blocks.append(entries[index...index])
            }
        }
        let maximum = blocks.map(\.count).max()
        return blocks.first { $0.count == maximum } ?? []
    }

    func hasBlankLine(between one: Entry, _ other: Entry) -> Bool {
        var offset = source.nextLineStart(after: one.end)
        while offset < other.range.lowerBound {
            if source.isBlankLine(at: offset) { return true }
            offset = source.nextLineStart(after: offset)
        }
        return false
    }
}
