package import Entities
import ItemLanguage
package import Vocabulary

/// Reads the task lists of Markdown and Obsidian. Indentation makes subtasks, indented text is the note.
package struct MarkdownReader: ForeignReading {
    private var lines: LineReader
    private let context: ForeignContext
    private var identity: ForeignIdentity
    private var tree: MarkdownTree
    /// The code or the comment around the current line. It holds no tasks.
    private var block: Block?
    private var quoteDepth = 0
    /// The lines since the `---` at the beginning of the file. They are text unless another one follows.
    private var frontMatter: [String]?
    /// The number of the current line.
    private var number = 0
    /// The text of the last heading, which tells equal tasks apart.
    private var heading = ""
    /// The tasks of the last tree, the first one last.
    private var finished: [ForeignItem] = []
    /// `true` if the file indents code, so that an indented list outside of other lists is code, too.
    private var indentsCode = false
    private var isInCode = false
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        lines = try LineReader(source)
        self.context = context
        identity = ForeignIdentity(.markdown)
        tree = MarkdownTree(context.clock)
        tree.addBlank()
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while finished.isEmpty {
            guard let line = try lines.next() else {
                endFrontMatter()
                reopen()
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

    private mutating func endTree(keepsList: Bool = false) {
        let drafts = tree.take(keepsList: keepsList)
        guard !drafts.isEmpty else { return }
        finished.insert(contentsOf: drafts.map { $0.finished(&losses) }.reversed(), at: 0)
    }

    private mutating func read(_ whole: String) {
        var line = unquoted(MarkdownLine(whole[...]))
        if var block, !block.isLeft(by: line) {
            self.block = nil
            if !block.takes(line, number) { endBlock(block) } else { self.block = block }
            if block.isNote { tree.addNote(line, isCode: true) }
            return
        }
        if block != nil { reopen() }
        if line.isBlank { return tree.addBlank() }
        if let task = line.boxedHeading { line = MarkdownLine("- \(task)") }
        tree.leave(to: line)
        isInCode = tree.canHoldCode(line, after: isInCode)
        if let end = Block.end(line), line.indent < tree.contentIndent + 4 {
            let indent = tree.isInside(line) ? min(tree.contentIndent, line.indent) : 0
            block = Block(end, isNote: tree.isInsideTask(line), indent: indent)
            if tree.isInside(line) { tree.addNote(line) } else { endTree() }
        } else if let marker = line.marker, canHold(marker, line) {
            read(marker, line)
        } else if tree.isInside(line) || tree.continues(with: line) {
            let isKept = tree.addNote(line)
            // An indented line is surely part of the note.
            if !isKept || line.indent == 0 || line.quoted != nil { reportTask(line, isKept: isKept) }
        } else {
            if isInCode, line.marker == nil { indentsCode = true }
            endTree()
            if line.marker?.box == nil { reportTask(line) }
            if line.text.utf8.first == UInt8(ascii: "#") { heading = String(line.text) }
        }
    }

    /// Returns `false` for code, which is indented by four columns more. A task is code only if the file indents other code.
    private mutating func canHold(_ marker: ListLine.Marker, _ line: MarkdownLine) -> Bool {
        if line.indent < tree.contentIndent + 4 { return true }
        guard line.isTask else { return false }
        guard isInCode, indentsCode else { return true }
        losses.place = number
        losses.add(.item, "code", String(line.text))
        return false
    }

    private mutating func read(_ marker: ListLine.Marker, _ line: MarkdownLine) {
        if let box = marker.box {
            if !tree.isInsideTask(line) { endTree(keepsList: true) }
            guard !marker.text.allSatisfy(\.isWhitespace) else {
                losses.place = number
                losses.add(.item, "task", "[\(box)]")
                return tree.enter(line, marker)
            }
            var text = MarkdownText(marker.text, line: number, context)
            text.setStatus(box)
            enter(text, line, marker)
        } else if let keyword = LogseqKeyword(marker.text.drop { $0 == "#" || $0 == " " }) {
            if !tree.isInsideTask(line) { endTree(keepsList: true) }
            var text = MarkdownText(keyword.text, line: number, context)
            text.set(keyword)
            enter(text, line, marker, isBlock: true)
        } else {
            if tree.isInsideTask(line) {
                tree.addNote(line)
            } else {
                endTree(keepsList: true)
                reportTask(line)
            }
            tree.enter(line, marker)
        }
    }

    /// - Parameter isKept: `true` if the line is a part of a note.
    private mutating func reportTask(_ line: MarkdownLine, isKept: Bool = false) {
        guard line.looksLikeTask else { return }
        losses.place = number
        losses.add(.item, "task", String(line.text), keptIn: isKept ? .note : nil)
    }

    private mutating func enter(
        _ text: MarkdownText,
        _ line: MarkdownLine,
        _ marker: ListLine.Marker,
        isBlock: Bool = false
    ) {
        var text = text
        var draft = text.finished()
        draft.loseUnusedCompletion(context.clock)
        let path = tree.parent?.description ?? heading
        draft.item.uuid = text.uuid ?? identity.uuid(forContent: "\(path)\n\(text.content)")
        tree.enter(line, marker, draft, isBlock: isBlock)
    }

    /// Returns the line inside block quotes. What follows a quote is not part of it.
    private mutating func unquoted(_ line: MarkdownLine) -> MarkdownLine {
        if quoteDepth == 0, block != nil || tree.isInsideList(line) { return line }
        var (line, depth) = (line, 0)
        while let inside = line.quoted, depth < 100 {
            line = MarkdownLine(inside)
            depth += 1
        }
        if depth != quoteDepth {
            reopen()
            endTree()
        }
        quoteDepth = depth
        return line
    }

    /// Reports the tasks in the code or the comment.
    private mutating func endBlock(_ block: Block) {
        guard !block.isNote else { return }
        for line in block.tasks {
            losses.place = line.number
            losses.add(.item, block.name, line.text.trimmed)
        }
    }

    /// Reads the tasks of code or a comment that has no end.
    private mutating func reopen() {
        guard let open = block else { return }
        block = nil
        guard !open.isNote else { return }
        let last = number
        for line in open.tasks {
            number = line.number
            read(line.text)
        }
        number = last
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
