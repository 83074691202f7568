package import Entities
import ItemLanguage
package import Vocabulary

/// Reads the task lists of Markdown and Obsidian. Indentation makes subtasks, indented text is the note.
package struct MarkdownReader: ForeignReading {
    private var lines: LineReader
    private let context: ForeignContext
    private var identity: ForeignIdentity
    private var tree = MarkdownTree()
    /// The code or the comment around the current line. It holds no tasks.
    private var block: (end: BlockEnd, isNote: Bool)?
    private var quoteDepth = 0
    /// The lines since the `---` at the beginning of the file. They are text unless another one follows.
    private var frontMatter: [String]?
    /// The number of the current line.
    private var number = 0
    /// The text of the last heading, which tells equal tasks apart.
    private var heading = ""
    /// The tasks of the last tree, the first one last.
    private var finished: [ForeignItem] = []
    private var losses = LossList()

    private enum BlockEnd {
        case fence(mark: Character, count: Int)
        case comment(String)
    }

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        lines = try LineReader(source)
        self.context = context
        identity = ForeignIdentity(.markdown)
        tree.addBlank()
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while finished.isEmpty {
            guard let line = try lines.next() else {
                endFrontMatter()
                endTree()
                break
            }
            number = lines.number
            if !skipsFrontMatter(line) { read(line) }
        }
        return finished.popLast()
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    private mutating func endTree() {
        let drafts = tree.take()
        guard !drafts.isEmpty else { return }
        finished = drafts.map { $0.finished(&losses) }.reversed()
    }

    private mutating func read(_ whole: String) {
        let line = unquoted(MarkdownLine(whole[...]))
        if let block { return read(line, in: block.end, isNote: block.isNote) }
        if line.isBlank { return tree.addBlank() }
        tree.leave(to: line)
        if let end = MarkdownReader.blockEnd(line), line.indent < tree.contentIndent + 4 {
            block = (end, tree.isInside(line))
            if tree.isInside(line) { tree.addNote(line) } else { endTree() }
        } else if let marker = line.marker, tree.canHold(marker, line) {
            read(marker, line)
        } else if tree.isInside(line) || tree.continues(with: line) {
            tree.addNote(line)
        } else {
            endTree()
            if line.text.utf8.first == UInt8(ascii: "#") { heading = String(line.text) }
        }
    }

    private mutating func read(_ marker: ListLine.Marker, _ line: MarkdownLine) {
        guard let box = marker.box else {
            if tree.isInsideTask(line) { tree.addNote(line) } else { endTree() }
            return tree.enter(line, marker)
        }
        if !tree.isInsideTask(line) { endTree() }
        guard !marker.text.allSatisfy(\.isWhitespace) else {
            losses.place = number
            losses.add(.item, "task", "[\(box)]")
            return tree.enter(line, marker)
        }
        var text = MarkdownText(marker.text, line: number, context)
        text.setStatus(box)
        var draft = text.finished()
        let path = tree.parent?.description ?? heading
        draft.item.uuid = text.uuid ?? identity.uuid(forContent: "\(path)\n\(text.content)")
        tree.enter(line, marker, draft)
    }

    /// Returns the line inside block quotes. What follows a quote is not part of it.
    private mutating func unquoted(_ line: MarkdownLine) -> MarkdownLine {
        if quoteDepth == 0, block != nil || tree.isInside(line) { return line }
        var (line, depth) = (line, 0)
        while let inside = line.quoted, depth < 100 {
            line = MarkdownLine(inside)
            depth += 1
        }
        if depth != quoteDepth {
            endTree()
            block = nil
        }
        quoteDepth = depth
        return line
    }

    private static func blockEnd(_ line: MarkdownLine) -> BlockEnd? {
        if let fence = line.fence { return .fence(mark: fence.mark, count: fence.count) }
        return line.commentEnd.map { .comment($0) }
    }

    private mutating func read(_ line: MarkdownLine, in end: BlockEnd, isNote: Bool) {
        if isNote { tree.addNote(line, isCode: true) }
        switch end {
        case .fence(let mark, let count):
            guard let fence = line.fence, fence.mark == mark, fence.count >= count,
                line.text.allSatisfy({ $0 == mark || $0 == " " })
            else { return }
        case .comment(let text):
            if !isNote, line.marker?.box != nil {
                losses.place = number
                losses.add(.item, "comment", String(line.text))
            }
            guard line.text.utf8.holds(text.utf8) else { return }
        }
        block = nil
    }
}

// MARK: - Front matter

extension MarkdownReader {
    private static let maximumFrontMatterLength = 1_000

    /// Skips the properties between two lines of three hyphens at the beginning of the file. A task is never a property.
    private mutating func skipsFrontMatter(_ line: String) -> Bool {
        if number == 1, line == "---" {
            frontMatter = [line]
            return true
        }
        guard let count = frontMatter?.count else { return false }
        let isTask = MarkdownLine(line[...]).marker?.box != nil
        if line == "---" || line == "..." {
            frontMatter = nil
        } else if !isTask, count < MarkdownReader.maximumFrontMatterLength {
            frontMatter?.append(line)
        } else {
            endFrontMatter()
            return false
        }
        return true
    }

    /// Reads the lines as text, because there is no line that ends the properties.
    private mutating func endFrontMatter() {
        guard let text = frontMatter else { return }
        frontMatter = nil
        let last = number
        for (index, line) in text.enumerated() {
            number = index + 1
            read(line)
        }
        number = last
    }
}
