/// A list in a source file, one entry a line, in which modules are registered.
struct RegisteredList {
    struct Mistake: Error, Equatable {
        let line: Int
        let reason: String
    }

    struct Entry: Equatable {
        /// Nil for what is no module's.
        let module: String?
        /// Where it begins, with the comments above it.
        let start: Int
        let end: Int
        /// The line that names it.
        let line: Int
    }

    private(set) var lines: [String]
    let entries: [Entry]
    /// The line behind the last entry.
    private let end: Int
    private let form: ListEntry
    let isImports: Bool

    init(_ list: Project.List, in text: String) throws(Mistake) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        form = ListEntry(list.entry)
        isImports = list.list == "import"
        if isImports {
            (entries, end) = RegisteredList.imports(lines, form)
        } else {
            let start = try RegisteredList.opening(list.list, lines)
            (entries, end) = try RegisteredList.entries(of: list.list, lines, behind: start, form)
        }
    }

    var text: String { lines.joined(separator: "\n") }

    var modules: [String] { entries.compactMap(\.module) }

    /// Where it begins.
    var firstLine: Int { (entries.first?.start ?? end) + (isImports ? 1 : 0) }

    func line(of module: String) -> Int? {
        entries.first { $0.module == module }.map { $0.line + 1 }
    }
}

// MARK: - Changing

extension RegisteredList {
    /// Where it belongs by its name; what is there already stays as it is.
    mutating func add(_ module: String) {
        guard !modules.contains(module) else { return }
        let next = entries.first { $0.module.map { $0 > module } ?? false }
        let place = next?.start ?? entries.last?.end ?? end
        let indent = entries.first.map { lines[$0.line].prefix(while: \.isWhitespace) } ?? indentOfFirst
        var added: [String] = [indent + form.text(for: module)]
        if !isImports, let last = entries.last, !RegisteredList.hasComma(lines[last.end - 1]) {
            if next == nil || entries.count == 1 { RegisteredList.setComma(true, in: &lines[last.end - 1]) }
            if next == nil, entries.count > 1, added[0].hasSuffix(",") { added[0].removeLast() }
        } else if !isImports, entries.isEmpty, added[0].hasSuffix(",") {
            added[0].removeLast()
        }
        if isImports, entries.isEmpty { added.append("") }
        lines.insert(contentsOf: added, at: place)
    }

    private var indentOfFirst: Substring {
        guard !isImports, end < lines.count else { return "" }
        return "    " + lines[end].prefix(while: \.isWhitespace)
    }

    /// Takes the entry out that `add` put in; the last one that is left has no comma.
    mutating func remove(_ module: String) {
        guard let index = entries.firstIndex(where: { $0.module == module }) else { return }
        let entry = entries[index]
        let left = entries.indices.filter { $0 != index }
        if !isImports, let last = left.last {
            let hadNoComma = index > last && !RegisteredList.hasComma(lines[entry.end - 1])
            if hadNoComma || left.count == 1 { RegisteredList.setComma(false, in: &lines[entries[last].end - 1]) }
        }
        var range = entry.line..<entry.end
        if isImports, left.isEmpty, range.upperBound < lines.count, lines[range.upperBound].isEmpty {
            range = range.lowerBound..<(range.upperBound + 1)
        }
        lines.removeSubrange(range)
    }
}

// MARK: - Commas

extension RegisteredList {
    private static func hasComma(_ line: String) -> Bool {
        parted(line).code.hasSuffix(",")
    }

    private static func setComma(_ isWanted: Bool, in line: inout String) {
        var (code, remark) = parted(line)
        if code.hasSuffix(",") { code.removeLast() }
        line = code + (isWanted ? "," : "") + remark
    }

    /// A comma stands behind the entry, and so in front of the remark that follows it.
    private static func parted(_ line: String) -> (code: Substring, remark: Substring) {
        var isInText = false
        var end = line.startIndex
        for index in line.indices {
            if line[index] == "\"" { isInText.toggle() }
            if !isInText, line[index...].hasPrefix("//") { break }
            if !line[index].isWhitespace { end = line.index(after: index) }
        }
        return (line[..<end], line[end...])
    }
}

// MARK: - What is wrong with it

extension RegisteredList {
    var troubles: [(line: Int, reason: String)] {
        let known = entries.filter { $0.module != nil }
        let unsorted = zip(known, known.dropFirst()).filter { ($0.module ?? "") > ($1.module ?? "") }.map { pair in
            (pair.1.line + 1, "\(pair.1.module ?? "") belongs before \(pair.0.module ?? ""); sort the list")
        }
        var seen: Set<String> = []
        let doubled = known.filter { !seen.insert(lines[$0.line]).inserted }.map {
            ($0.line + 1, "\($0.module ?? "") is there twice; take one out")
        }
        return (unsorted + doubled).sorted { $0.0 < $1.0 }
    }
}
