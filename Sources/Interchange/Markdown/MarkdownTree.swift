import Almanac
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
    /// `true` for the tasks that are blocks of Logseq.
    private var isBlock: [Bool] = []
    /// The clock for the dates below them.
    private let clock: any Clock
    private var isInDrawer = false
    private var levels: [Level] = []
    private var blankCount = 0

    init(_ clock: any Clock) {
        self.clock = clock
    }

    /// The column at which the content of the innermost list item begins.
    var contentIndent: Int { levels.last?.contentIndent ?? 0 }

    /// The UUID of the innermost task, of which a further task is a part.
    var parent: ItemUUID? { levels.last { $0.task != nil }?.task.map { tasks[$0].item.uuid } }

    /// Returns all tasks, and has none afterwards.
    /// - Parameter keepsList: `true` to stay inside the list items around the current line.
    mutating func take(keepsList: Bool = false) -> [ForeignDraft] {
        var taken = tasks
        for index in taken.indices {
            if isBlock[index] { taken[index].finishPlanning() }
            guard let note = taken[index].item.details.note else { continue }
            taken[index].item.details.note = MarkdownNote.withoutIndent(note)
        }
        // Swift 6.3 releases the tasks once too often if a tree with a clock is replaced as a whole.
        (tasks, isBlock, blankCount, isInDrawer) = ([], [], 0, false)
        if !keepsList { levels = [] }
        return taken
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

    /// `true` for a line inside the innermost list item or one around it.
    func isInsideList(_ line: MarkdownLine) -> Bool {
        levels.contains { line.indent >= min($0.contentIndent, $0.indent + 2) }
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

    /// - Parameter isBlock: `true` for a task of Logseq, which has dates and properties below it.
    mutating func enter(
        _ line: MarkdownLine,
        _ marker: ListLine.Marker,
        _ task: ForeignDraft? = nil,
        isBlock: Bool = false
    ) {
        (blankCount, isInDrawer) = (0, false)
        var index: Int?
        if var task {
            task.item.parent = parent.map { .uuid($0) } ?? task.item.parent
            index = tasks.count
            tasks.append(task)
            self.isBlock.append(isBlock)
        }
        levels.append(Level(indent: line.indent, contentIndent: marker.contentIndent, task: index))
    }

    /// Adds the line to the note of the innermost task, and returns `false` if there is none. In code, backslashes have no
    /// meaning.
    @discardableResult
    mutating func addNote(_ line: MarkdownLine, isCode: Bool = false) -> Bool {
        defer { blankCount = 0 }
        guard let level = levels.last(where: { $0.task != nil }), let task = level.task else { return false }
        if isBlock[task], !isCode, setProperty(line.text, of: task) { return true }
        let hasNote = tasks[task].item.details.note != nil
        let breaks = String(repeating: "\n", count: hasNote ? blankCount : 0)
        let text = line.dropping(level.contentIndent)
        tasks[task].appendNote(breaks + (isCode ? text : MarkdownNote.read(text)))
        return true
    }

    /// Reads the lines that Logseq puts below a block, and returns `false` for text.
    private mutating func setProperty(_ line: Substring, of task: Int) -> Bool {
        if isInDrawer {
            isInDrawer = line != ":END:"
            return true
        }
        if line == ":LOGBOOK:" {
            isInDrawer = true
            tasks[task].lose(.attribute, "LOGBOOK", "…")
            return true
        }
        if tasks[task].setPlanning(line, clock) { return true }
        let mark = ":: "
        let name = line.prefix { $0.isLetter || $0 == "-" }
        guard line[name.endIndex...].hasPrefix(mark) else { return false }
        let value = line[name.endIndex...].dropFirst(mark.count)
        if name != "collapsed" { tasks[task].lose(.attribute, String(name), String(value)) }
        return true
    }
}
