// How a list is found in a source and cut into entries.

extension RegisteredList {
    static func opening(_ name: String, _ lines: [String]) throws(Mistake) -> Int {
        let declarations = lines.indices.filter { index in
            let words = lines[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return zip(words, words.dropFirst()).contains { ["let", "var"].contains($0) && $1 == name }
        }
        guard let declaration = declarations.first else {
            throw Mistake(line: 1, reason: "there is no list “\(name)” here; declare one: let \(name) = [")
        }
        let near = declaration..<min(declaration + 4, lines.count)
        guard let start = near.first(where: { trimmed(lines[$0]).hasSuffix("[") }) else {
            throw Mistake(
                line: declaration + 1,
                reason: "“\(name)” does not open a bracket at the end of a line; write one entry a line between [ and ]"
            )
        }
        return start
    }

    static func entries(
        of name: String,
        _ lines: [String],
        behind opening: Int,
        _ form: ListEntry
    ) throws(Mistake) -> ([Entry], Int) {
        var entries: [Entry] = []
        var depth = 0
        var comments: Int?
        for index in (opening + 1)..<max(opening + 1, lines.count) {
            let line = trimmed(lines[index])
            if depth == 0, line.hasPrefix("]") { return (entries, entries.isEmpty ? index : comments ?? index) }
            if depth > 0 {
                if let last = entries.popLast() {
                    entries.append(Entry(module: last.module, start: last.start, end: index + 1, line: last.line))
                }
            } else if line.isEmpty || line.hasPrefix("//") {
                comments = comments ?? index
                continue
            } else {
                let module = form.module(of: lines[index][...])
                entries.append(Entry(module: module, start: comments ?? index, end: index + 1, line: index))
                comments = nil
            }
            depth += line.reduce(0) { $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0) }
        }
        throw Mistake(line: opening + 1, reason: "the list “\(name)” has no end; close it with ] on a line of its own")
    }

    static func imports(_ lines: [String], _ form: ListEntry) -> ([Entry], Int) {
        func isImport(_ line: String) -> Bool {
            let words = line.split(separator: " ")
            return words.first == "import"
                || words.count > 1 && words[1] == "import" && words[0].allSatisfy(\.isLetter)
        }
        guard let first = lines.firstIndex(where: isImport) else {
            return ([], lines.firstIndex { !$0.hasPrefix("//") } ?? 0)
        }
        let block = lines[first...].prefix(while: isImport)
        let entries = block.indices.map { index in
            Entry(module: form.module(of: lines[index][...]), start: index, end: index + 1, line: index)
        }
        return (entries, block.endIndex)
    }

    private static func trimmed(_ line: String) -> Substring {
        let front = line.drop(while: \.isWhitespace)
        return front.lastIndex { !$0.isWhitespace }.map { front[...$0] } ?? ""
    }
}
