package import Entities
package import Vocabulary

/// Reads TaskPaper: tasks, the projects above them, and notes. https://www.taskpaper.com/guide
package struct TaskPaperReader: ForeignReading {
    private enum Node {
        /// The index of a task that is not finished.
        case task(Int)
        /// A project, and whether it has indented lines.
        case project(String, isIndented: Bool)
    }

    private var lines: LineReader
    private let context: ForeignContext
    private var identity = ForeignIdentity(.taskPaper)
    private var levels: [(indent: Int, node: Node)] = []
    /// The tasks since the last one without a parent.
    private var tasks: [ForeignDraft] = []
    private var blankCount = 0
    /// The items that are complete, the first one last.
    private var finished: [ForeignItem] = []
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        lines = try LineReader(source)
        self.context = context
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while finished.isEmpty {
            guard let line = try lines.next() else {
                finish()
                break
            }
            read(TaskPaperLine(line[...]), line)
        }
        return finished.popLast()
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    private mutating func read(_ line: TaskPaperLine, _ whole: String) {
        if line.isBlank {
            blankCount += 1
            return
        }
        defer { blankCount = 0 }
        switch line.kind {
        case .task where line.hasOnlyBrackets && isInsideTask(line.indent):
            addNote(line, whole.drop { $0 == " " || $0 == "\t" })
        case .task: addTask(line)
        case .project:
            leave(to: line.indent)
            levels.append((line.indent, .project(String(line.text).trimmed, isIndented: false)))
            loseTags(of: line)
        case .note: addNote(line, line.text)
        }
    }

    /// A project is a part of the names of its tasks' projects, and has no dates.
    private mutating func loseTags(of project: TaskPaperLine) {
        let tags = String(project.text.base[project.text.endIndex...].dropFirst()).trimmed
        guard !tags.isEmpty else { return }
        losses.place = lines.number
        losses.add(.attribute, "project", tags)
    }

    private func isInsideTask(_ indent: Int) -> Bool {
        guard case .task? = levels.last(where: { $0.indent < indent })?.node else { return false }
        return true
    }

    /// Leaves the nodes that the next one is not part of.
    private mutating func leave(to indent: Int, keepsProject: Bool = false, isNote: Bool = false) {
        while let last = levels.last, last.indent >= indent {
            // Older files don't indent the tasks of a project.
            if keepsProject, last.indent == indent, case .project(_, isIndented: false) = last.node { break }
            levels.removeLast()
        }
        // Its note says nothing about them.
        if let last = levels.last, last.indent < indent, !isNote, case .project(let name, _) = last.node {
            levels[levels.count - 1].node = .project(name, isIndented: true)
        }
        if parent == nil { finish() }
    }

    /// The index of the innermost task.
    private var parent: Int? {
        levels.lazy.compactMap { if case .task(let index) = $0.node { index } else { nil } }.last
    }

    private mutating func finish() {
        finished.insert(
            contentsOf: tasks.map { draft in
                var draft = draft
                if let note = draft.item.details.note { draft.item.details.note = MarkdownNote.withoutIndent(note) }
                return draft.finished(&losses)
            }.reversed(),
            at: 0
        )
        tasks = []
    }

    private mutating func addTask(_ line: TaskPaperLine) {
        leave(to: line.indent, keepsProject: true)
        guard !line.text.allSatisfy(\.isWhitespace) else {
            losses.place = lines.number
            return losses.add(.item, "task", "-")
        }
        let task = TaskPaperTask(line.text, box: line.box, line: lines.number, context)
        var draft = task.finished()
        let projects = levels.compactMap { if case .project(let name, _) = $0.node { name } else { nil } }
        if draft.item.details.project == nil, !projects.isEmpty {
            draft.setProject(projects.joined(separator: "."), field: "project")
        }
        let parent = parent.map { tasks[$0].item.uuid }
        draft.item.parent = parent.map { .uuid($0) }
        let path = parent?.description ?? draft.item.details.project ?? ""
        draft.item.uuid = task.uuid ?? identity.uuid(forContent: "\(path)\n\(task.content)")
        levels.append((line.indent, .task(tasks.count)))
        tasks.append(draft)
    }

    /// Adds the line to the task above it. Notes of projects and of the file have no place.
    private mutating func addNote(_ line: TaskPaperLine, _ text: Substring) {
        leave(to: line.indent, isNote: true)
        guard case .task(let index)? = levels.last?.node else {
            guard !line.isRule else { return }
            losses.place = lines.number
            return losses.add(.note, levels.isEmpty ? "file" : "project", String(text))
        }
        let text = ProtectedWord.read(text, isSpecial: TaskPaperLine.isSpecial) ?? text
        let breaks = String(repeating: "\n", count: tasks[index].item.details.note == nil ? 0 : blankCount)
        tasks[index].appendNote(breaks + String(repeating: " ", count: line.indent) + text)
    }
}
