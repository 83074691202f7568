import Almanac
package import Entities
package import Vocabulary

/// Writes a task list: plain Markdown with adder's attributes, or the fields of the Tasks plugin for Obsidian.
package struct MarkdownWriter: ForeignWriting {
    package enum Dialect: Sendable {
        case plain, obsidian
    }

    private var bytes: [UInt8] = []
    private var losses = LossList()
    private let dialect: Dialect
    private let clock: any Clock
    /// `true` if every task ends with its UUID and its instants.
    private let includesUUIDs: Bool

    package init(_ dialect: Dialect, _ context: ForeignContext, includesUUIDs: Bool = false) {
        self.dialect = dialect
        self.includesUUIDs = includesUUIDs
        clock = context.clock
    }

    package mutating func begin() {}

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        losses.place = item.id
        let indent = String(repeating: " ", count: 2 * exported.depth)
        append(indent)
        append(item.status == .done ? "- [x]" : "- [ ]")
        writeTitle(item.details.title)
        // The indentation shows the parent.
        _ = losses.exported(exported.parent)
        switch dialect {
        case .plain: writeAttributes(of: exported)
        case .obsidian: writeFields(of: exported)
        }
        bytes.append(UInt8(ascii: "\n"))
        if let note = item.details.note { write(note, indent: indent + "  ") }
    }

    package mutating func end() {}

    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    package mutating func takeLosses() -> [Loss] { losses.take() }

    private mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
    }

    private mutating func add(_ key: String, _ value: some StringProtocol) {
        bytes.append(UInt8(ascii: " "))
        append(key)
        append(value)
    }

    private mutating func writeTitle(_ title: String) {
        var words = LineWords(losses.oneLine(title)[...])
        while let word = words.next() {
            append(word.spaces.isEmpty ? " " : word.spaces)
            append(ProtectedWord.written(word.text, isSpecial: MarkdownFieldReader.isSpecial))
        }
    }

    private mutating func write(_ note: String, indent: String) {
        let cleaned = losses.cleaned(note, "note")
        var lines = cleaned.split(separator: "\n", omittingEmptySubsequences: false)
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        let written = lines.map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }
        let text = MarkdownNote.withoutIndent(written.joined(separator: "\n"))
        if text != cleaned { losses.add(.note, "note", note, became: text) }
        for line in written {
            append(line.isEmpty ? "\n" : "\(indent)\(MarkdownNote.written(line))\n")
        }
    }
}

// MARK: - Plain Markdown

extension MarkdownWriter {
    private mutating func writeAttributes(of exported: ExportedItem) {
        let item = exported.item
        let details = item.details
        if let due = details.due { add("due:", due.description) }
        if let wait = details.wait { add("wait:", wait.description) }
        if let recurrence = details.recurrence {
            add(recurrence.key, RepetitionCode.word(for: recurrence.repetition))
        }
        for tag in details.tags { add(tag.utf8.first == UInt8(ascii: "@") ? "" : "+", tag) }
        if let project = details.project {
            let name = losses.cleaned(project, "project")
            let isWord = name.utf8.allSatisfy { !$0.isBlank && $0 != UInt8(ascii: "\"") && $0 < 0xE2 && $0 > 0x20 }
            add("project:", isWord ? name : MarkdownWords.quoted(name))
        }
        if let priority = details.priority { add("pri:", priority.jsonName) }
        if exported.isReferenced { add("id:", item.id.digits) }
        let needs = losses.exported(exported.needs)
        if !needs.isEmpty { add("needs:", needs.map(\.id.digits).joined(separator: ",")) }
        if includesUUIDs {
            add("created:", item.created.description)
            add("changed:", item.changed.description)
            if let completed = item.completed { add("completed:", completed.description) }
            add("uuid:", item.uuid.description)
        } else {
            if let completed = item.completed { losses.add(.date, "completed", completed.description) }
        }
    }
}

// MARK: - Obsidian

extension MarkdownWriter {
    /// The fields that only adder reads come first, as the plugin reads its own from the end of the line.
    private mutating func writeFields(of exported: ExportedItem) {
        let item = exported.item
        let details = item.details
        for tag in details.tags {
            if ObsidianTag.isTag(tag) { add("#", tag) } else { addField("tags", tag) }
        }
        if let project = details.project { addField("project", losses.cleaned(project, "project")) }
        if let time = details.due?.time { addField("time", time.description) }
        let repetition = details.recurrence.flatMap { ObsidianRepetition.text($0) }
        if let recurrence = details.recurrence, repetition == nil {
            addField(String(recurrence.key.dropLast()), RepetitionCode.word(for: recurrence.repetition))
            losses.add(.repetition, String(recurrence.key.dropLast()), recurrence.repetition.rule)
        }
        if let priority = details.priority { add("", priority.emoji) }
        if let repetition { add("🔁 ", repetition) }
        add("➕ ", losses.day(item.created, "created", clock, isExact: includesUUIDs).description)
        if let wait = details.wait { add("🛫 ", wait.description) }
        if let due = details.due { add("📅 ", due.day.description) }
        if item.status == .done {
            let day = losses.day(item.completed ?? item.changed, "completed", clock, isExact: includesUUIDs)
            add("✅ ", day.description)
        }
        if includesUUIDs || exported.isReferenced { add("🆔 ", item.uuid.description) }
        if includesUUIDs { losses.add(.time, "changed", item.changed.description) }
        let needs = losses.exported(exported.needs)
        if !needs.isEmpty { add("⛔ ", needs.map(\.uuid.description).joined(separator: ",")) }
    }

    private mutating func addField(_ name: String, _ value: String) {
        let safe = String(value.map { "[]".contains($0) ? "-" : $0 })
        if safe != value { losses.add(name == "project" ? .project : .tag, name, value, became: safe) }
        add("[\(name):: ", "\(safe)]")
    }
}

extension Priority {
    fileprivate var emoji: String {
        switch self {
        case .high: "⏫"
        case .medium: "🔼"
        case .low: "🔽"
        }
    }
}

/// The tags of Obsidian: letters, digits, `_`, `-` and `/`, and at least one character that is not a digit.
enum ObsidianTag {
    static func isTag(_ tag: String) -> Bool {
        tag.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-/".unicodeScalars.contains($0)
        }
            && tag.first?.isLetter == true
    }
}
