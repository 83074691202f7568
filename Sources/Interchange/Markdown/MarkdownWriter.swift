import Almanac
package import Entities
import Vocabulary

/// Writes a task list: plain Markdown with adder's attributes, or the fields of the Tasks plugin for Obsidian.
package struct MarkdownWriter: LineWriting {
    package enum Dialect: Sendable {
        case plain, obsidian
    }

    package var output: LineOutput
    private let dialect: Dialect

    package init(_ dialect: Dialect, _ context: ForeignContext, includesUUIDs: Bool = false) {
        self.dialect = dialect
        output = LineOutput(context, includesUUIDs: includesUUIDs)
    }

    package mutating func write(_ exported: ExportedItem) {
        let item = exported.item
        output.begin(item)
        let indent = String(repeating: " ", count: 2 * exported.depth)
        output.append(indent)
        output.append(item.status == .done ? "- [x]" : "- [ ]")
        output.addTitle(item.details.title) { word in
            MarkdownHTML.escaped(ProtectedWord.written(word, isSpecial: MarkdownFieldReader.isSpecial))[...]
        }
        // The indentation shows the parent.
        _ = output.losses.exported(exported.parent)
        switch dialect {
        case .plain: writeAttributes(of: exported)
        case .obsidian: writeFields(of: exported)
        }
        output.endLine()
        if let note = item.details.note { output.addNote(note, "\(indent)  ") { MarkdownNote.written($0)[...] } }
    }
}

// MARK: - Plain Markdown

extension MarkdownWriter {
    private mutating func writeAttributes(of exported: ExportedItem) {
        let item = exported.item
        let details = item.details
        if let due = details.due { output.add("due:", due.description) }
        if let wait = details.wait { output.add("wait:", wait.description) }
        if let (recurrence, repetition) = output.losses.exported(details.recurrence) {
            output.add(recurrence.key, RepetitionCode.word(for: repetition))
        }
        for tag in details.tags { output.add(tag.utf8.first == UInt8(ascii: "@") ? "" : "+", tag) }
        if let project = details.project {
            let name = output.losses.cleaned(project, "project")
            let marks = [UInt8(ascii: "\""), UInt8(ascii: "<")]
            let isWord = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0xE2 && !marks.contains($0) }
            output.add("project:", isWord ? name : MarkdownWords.quoted(name))
        }
        if let priority = details.priority { output.add("pri:", priority.jsonName) }
        if exported.isReferenced { output.add("id:", item.id.digits) }
        let needs = output.losses.exported(exported.needs)
        if !needs.isEmpty { output.add("needs:", needs.map(\.id.digits).joined(separator: ",")) }
        if output.includesUUIDs {
            output.add("created:", item.created.description)
            output.add("changed:", item.changed.description)
            output.add("uuid:", item.uuid.description)
        }
        if let completed = item.knownCompletion { output.add("completed:", completed.description) }
    }
}

// MARK: - Obsidian

extension MarkdownWriter {
    /// The fields that only adder reads come first, as the plugin reads its own from the end of the line.
    private mutating func writeFields(of exported: ExportedItem) {
        let item = exported.item
        let details = item.details
        for tag in details.tags {
            if ObsidianTag.isTag(tag) { output.add("#", tag) } else { addField("tags", tag) }
        }
        if let project = details.project { addField("project", output.losses.cleaned(project, "project")) }
        if let time = details.due?.time { addField("time", time.description) }
        let recurrence = output.losses.exported(details.recurrence)
        let words = recurrence.flatMap { ObsidianRepetition.text($0.recurrence) }
        if let (recurrence, repetition) = recurrence, words == nil {
            addField(String(recurrence.key.dropLast()), RepetitionCode.word(for: repetition))
            output.losses.add(.repetition, String(recurrence.key.dropLast()), repetition.rule)
        }
        if let priority = details.priority { output.add("", priority.emoji) }
        if let words { output.add("🔁 ", words) }
        output.add("➕ ", output.localDay(item.created, "created").description)
        if let wait = details.wait { output.add("🛫 ", wait.description) }
        if let due = details.due { output.add("📅 ", due.day.description) }
        if let completed = item.knownCompletion {
            let day = output.localDay(completed, "completed")
            output.add("✅ ", day.description)
        }
        if output.includesUUIDs || exported.isReferenced { output.add("🆔 ", item.uuid.description) }
        if output.includesUUIDs { output.losses.add(.date, "changed", item.changed.description) }
        let needs = output.losses.exported(exported.needs)
        if !needs.isEmpty { output.add("⛔ ", needs.map(\.uuid.description).joined(separator: ",")) }
    }

    private mutating func addField(_ name: String, _ value: String) {
        let safe = String(value.map { "[]".contains($0) ? "-" : $0 })
        if safe != value { output.losses.add(name == "project" ? .project : .tag, name, value, became: safe) }
        output.add("[\(name):: ", "\(MarkdownHTML.escaped(safe))]")
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
