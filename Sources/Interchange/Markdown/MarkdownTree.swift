import Entities
import ItemLanguage
import Vocabulary

/// A task with its subtasks, and the list items around the current line.
struct MarkdownTree {
    private struct Level {
        let indent: Int
        let contentIndent: Int
        /// The index of the task, or `nil` for a list item without a box.
        let task: Int?
    }

    private var tasks: [ForeignDraft] = []
    private var levels: [Level] = []
    private var blankCount = 0

    /// The column at which the content of the innermost list item begins.
    var contentIndent: Int { levels.last?.contentIndent ?? 0 }

    /// The UUID of the innermost task, of which a further task is a part.
    var parent: ItemUUID? { levels.last { $0.task != nil }?.task.map { tasks[$0].item.uuid } }

    /// Returns all tasks, and is empty afterwards.
    mutating func take() -> [ForeignDraft] {
        defer { self = MarkdownTree() }
        for index in tasks.indices {
            guard let note = tasks[index].item.details.note else { continue }
            tasks[index].item.details.note = MarkdownNote.withoutIndent(note)
        }
        return tasks
    }

    mutating func addBlank() {
        blankCount += 1
    }

    /// Leaves the list items that the line is not part of. Lines may be indented by two columns instead of the width
    /// of the marker.
    mutating func leave(to line: MarkdownLine) {
        guard !continues(with: line) else { return }
        while let last = levels.last, line.indent < min(last.contentIndent, last.indent + 2) { levels.removeLast() }
    }

    func isInside(_ line: MarkdownLine) -> Bool {
        levels.last.map { line.indent >= min($0.contentIndent, $0.indent + 2) } ?? false
    }

    func isInsideTask(_ line: MarkdownLine) -> Bool {
        isInside(line) && levels.contains { $0.task != nil }
    }

    /// Returns `true` for text that follows directly, which belongs to the paragraph although it is not indented.
    func continues(with line: MarkdownLine) -> Bool {
        !levels.isEmpty && blankCount == 0 && line.marker == nil && line.quoted == nil && !line.interruptsText
            && !isInside(line)
    }

    /// Returns `true` for a line that is code unless it is a list: indented by four columns after an empty line.
    func canHoldCode(_ line: MarkdownLine, after code: Bool) -> Bool {
        levels.isEmpty && line.indent >= 4 && (blankCount > 0 || code)
    }

    mutating func enter(_ line: MarkdownLine, _ marker: ListLine.Marker, _ task: ForeignDraft? = nil) {
        blankCount = 0
        var index: Int?
        if var task {
            task.item.parent = parent.map { .uuid($0) } ?? task.item.parent
            index = tasks.count
            tasks.append(task)
        }
        levels.append(Level(indent: line.indent, contentIndent: marker.contentIndent, task: index))
    }

    /// Adds the line to the note of the innermost task. In code, backslashes have no meaning.
    mutating func addNote(_ line: MarkdownLine, isCode: Bool = false) {
        defer { blankCount = 0 }
        guard let level = levels.last(where: { $0.task != nil }), let task = level.task else { return }
        let hasNote = tasks[task].item.details.note != nil
        let breaks = String(repeating: "\n", count: hasNote ? blankCount : 0)
        let text = line.dropping(level.contentIndent)
        tasks[task].appendNote(breaks + (isCode ? text : MarkdownNote.read(text)))
    }
}
