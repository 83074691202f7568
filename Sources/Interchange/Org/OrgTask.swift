import Almanac
import Entities
import Vocabulary

/// A task, put together from its heading and the lines below it.
struct OrgTask {
    private enum Part {
        /// Directly below the heading, where dates and properties stand.
        case head
        case properties
        case drawer
        case text
    }

    var draft: ForeignDraft
    private(set) var uuid: ItemUUID?
    /// `true` if the item does not have the tags of the tasks above it.
    private(set) var hasOnlyOwnTags = false
    private var part = Part.head
    private var blankCount = 0
    private let context: ForeignContext

    init(_ heading: OrgHeading, line: Int, _ context: ForeignContext) {
        draft = ForeignDraft(line: line)
        self.context = context
        draft.setTitle(heading.title, field: "title")
        draft.item.isDone = heading.isDone
        for tag in heading.tags { draft.addTag(tag, field: "tags") }
        for count in heading.counts { draft.lose(.attribute, "count", count) }
        if let keyword = heading.keyword { report(String(keyword), isDone: heading.isDone) }
        if let priority = heading.priority { setPriority(String(priority)) }
    }

    private mutating func report(_ keyword: String, isDone: Bool) {
        guard keyword != "TODO", !isDone || Program.any.status(keyword) != .done else { return }
        draft.lose(.status, "status", keyword, became: isDone ? "done" : "open")
    }

    private mutating func setPriority(_ text: String) {
        if let letter = text.unicodeScalars.first, text.utf8.count == 1, ("A"..."Z").contains(letter) {
            draft.setPriority(letter: letter)
        } else {
            draft.lose(.priority, "priority", text)
        }
    }

    /// Reads a line below the heading.
    mutating func add(_ line: String) {
        let text = line.trimmed
        switch part {
        case .head:
            if text.isEmpty { return }
            if draft.setPlanning(text[...], context.clock) { return }
            if text.uppercased() == ":PROPERTIES:" { return part = .properties }
            if isDrawer(text) { return beginDrawer(text) }
            part = .text
            addNote(line)
        case .properties:
            if text.uppercased() == ":END:" { return part = .head }
            setProperty(text[...])
        case .drawer:
            if text.uppercased() == ":END:" { part = .head }
        case .text:
            if text.isEmpty {
                blankCount += 1
            } else if text.uppercased() == ":LOGBOOK:" {
                beginDrawer(text)
            } else {
                addNote(line)
            }
        }
    }

    private mutating func beginDrawer(_ name: String) {
        draft.lose(.attribute, String(name.dropFirst().dropLast()), "…")
        part = .drawer
    }

    private func isDrawer(_ text: String) -> Bool { OrgTask.isDrawer(text[...]) }

    /// `true` for a line such as `:LOGBOOK:`.
    static func isDrawer(_ text: Substring) -> Bool {
        text.utf8.count > 2 && text.utf8.first == UInt8(ascii: ":") && text.utf8.last == UInt8(ascii: ":")
            && text.dropFirst().dropLast().utf8.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x5F || (0x30...0x39).contains($0)
            }
    }

    private mutating func addNote(_ line: String) {
        let spaces = line.prefix { $0 == " " || $0 == "\t" }
        let text = OrgText.read(line[spaces.endIndex...], isSpecial: OrgTask.isSpecial)
        let breaks = String(repeating: "\n", count: draft.item.details.note == nil ? 0 : blankCount)
        draft.appendNote(breaks + spaces.map { $0 == "\t" ? "        " : " " }.joined() + text)
        blankCount = 0
    }

    /// `true` for a line of a note that would be something else.
    static func isSpecial(_ line: Substring) -> Bool {
        isDrawer(line) || OrgPlanning.words.contains { line.hasPrefix($0) } || line.utf8.first == UInt8(ascii: "#")
            || line.utf8.first == UInt8(ascii: "*")
    }

    mutating func finished() -> ForeignDraft {
        var details = draft.item.details
        if let note = details.note { details.note = MarkdownNote.withoutIndent(note) }
        draft.item.details = details
        draft.finishPlanning()
        draft.loseUnusedCompletion(context.clock)
        return draft
    }
}

// MARK: - Properties

extension OrgTask {
    /// Reads `:ID: value`.
    private mutating func setProperty(_ line: Substring) {
        let parts = line.dropFirst().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard line.utf8.first == UInt8(ascii: ":"), parts.count == 2 else {
            return draft.lose(.attribute, "PROPERTIES", String(line))
        }
        let (name, value) = (parts[0].uppercased(), String(parts[1]).trimmed)
        if value.isEmpty { return }
        switch name {
        case "ID":
            uuid = ItemUUID(value)
            draft.item.key = value
        case "CATEGORY": draft.setProject(value, field: name)
        case "CREATED":
            guard let (timestamp, _) = OrgTimestamp.first(of: value[...]) else { return draft.lose(.date, name, value) }
            draft.item.created = timestamp.instant(context.clock)
        case "BLOCKER" where value.hasPrefix("ids(") && value.hasSuffix(")"):
            let ids = value.dropFirst("ids(".count).dropLast().split(separator: " ")
            draft.item.needs = ids.map { id in
                let id = String(id.hasPrefix("id:") ? id.dropFirst(3) : id)
                return ItemUUID(id).map { .uuid($0) } ?? .key(id)
            }
        case "ADDER_EVERY", "ADDER_AGAIN":
            guard let repetition = Repetition(rule: value) else { return draft.lose(.repetition, name, value) }
            draft.item.details.recurrence = name == "ADDER_EVERY" ? .every(repetition) : .again(repetition)
        case "ADDER_TAGS": hasOnlyOwnTags = value == "own"
        // These say how Emacs shows the heading.
        case "VISIBILITY", "COOKIE_DATA": break
        case _ where name.hasPrefix("ARCHIVE_"): break
        default: draft.lose(.attribute, name, value)
        }
    }
}
