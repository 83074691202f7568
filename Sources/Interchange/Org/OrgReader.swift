import Almanac
package import Entities
import ItemLanguage
package import Vocabulary

/// Reads org-mode: headings with keywords are tasks, the headings above them their projects. https://orgmode.org/manual
package struct OrgReader: ForeignReading {
    /// A heading around the current line.
    private struct Ancestor {
        let level: Int
        var task: ItemUUID?
        /// The title of a heading that is not a task.
        let project: String?
        /// The property CATEGORY of such a heading.
        var category: String?
        /// Its own tags, which the headings below it have, too. With those above it, they are not more than an item can have.
        let tags: [String]
        let isComment: Bool
        /// The losses of its tags, which are reported once if there is a task below it.
        var losses: LossList
        /// The line of a heading below a task, until there is a task below it.
        var unusedLine: Int?
    }

    private static let maximumLaterTaskCount = 10_000

    private var lines: LineReader
    private let context: ForeignContext
    private var identity = ForeignIdentity(.org)
    private var keywords = OrgKeywords()
    private var fileTags: [String] = []
    private var category: String?
    private var ancestors: [Ancestor] = []
    /// The headings that are tasks if the end of the file names their keywords.
    private var laterTasks: [(line: Int, title: String)] = []
    /// The number of tasks among them.
    private var taskCount = 0
    private var task: OrgTask?
    /// The boxes of a list below a heading that is not a task, by indentation.
    private var boxes: [(indent: Int, uuid: ItemUUID)] = []
    /// The end of the block around the current line, such as `#+end_src`.
    private var blockEnd: String?
    private var losses = LossList()

    package init(_ source: @escaping ByteReader.Source, _ context: ForeignContext) throws(ForeignFileError) {
        lines = try LineReader(source)
        self.context = context
    }

    package mutating func next() throws(ForeignFileError) -> ForeignItem? {
        while let line = try lines.next() {
            if let item = read(line) { return item }
        }
        defer { leave(to: 0) }
        return takeTask()
    }

    package mutating func takeLosses() -> [Loss] {
        losses.take()
    }

    /// Returns the item that the line ends, or that it is.
    private mutating func read(_ line: String) -> ForeignItem? {
        // Headings end blocks, too.
        if let heading = OrgHeading(line, keywords) {
            blockEnd = nil
            let item = takeTask()
            enter(heading)
            return item
        }
        if blockEnd != nil || line.utf8.contains(UInt8(ascii: "#")) {
            let text = line.trimmed.lowercased()
            if let end = blockEnd {
                if text == end { blockEnd = nil }
                task?.add(line)
                return nil
            }
            if text.hasPrefix("#+begin_") {
                blockEnd = "#+end_\(text.dropFirst("#+begin_".count).prefix { $0 != " " })"
            } else if text.hasPrefix("#+"), setKeyword(line.trimmed) || task == nil {
                return nil
            }
        }
        if task != nil {
            task?.add(line)
            return nil
        }
        setCategory(line)
        return box(line)
    }

    /// Reports the date of a heading that is not a task, text that belongs to no item, and what looks like a task.
    private mutating func report(_ line: String) {
        losses.place = lines.number
        let text = line.trimmed[...]
        if !ancestors.isEmpty, let word = OrgPlanning.words.first(where: { text.hasPrefix($0) }) {
            let value = String(text.dropFirst(word.utf8.count)).trimmed
            losses.add(.date, String(word.dropLast()), value)
        } else if MarkdownLine(text).looksLikeTask {
            losses.add(.item, "task", String(text))
        } else if !text.isEmpty, taskCount > 0 {
            losses.add(.note, "heading", String(text))
        }
    }

    /// The category of the innermost heading that has one, or of the file, or else the innermost heading that is not a task.
    private var project: String? {
        ancestors.last { $0.category != nil }?.category ?? category ?? ancestors.last { $0.project != nil }?.project
    }

    /// Reads the property CATEGORY of a heading that is not a task.
    private mutating func setCategory(_ line: String) {
        let name = ":CATEGORY:"
        let text = line.trimmed
        guard !ancestors.isEmpty, text.prefix(name.count).uppercased() == name else { return }
        let value = String(text.dropFirst(name.count)).trimmed
        if !value.isEmpty { ancestors[ancestors.count - 1].category = value }
    }

    private mutating func takeTask() -> ForeignItem? {
        guard var ended = task else { return nil }
        task = nil
        reportTags(of: ancestors.indices.dropLast())
        if ended.draft.item.details.project == nil, let project { ended.draft.setProject(project, field: "heading") }
        var draft = ended.finished()
        let parent = ancestors.dropLast().last { $0.task != nil }?.task
        draft.item.parent = parent.map { .uuid($0) }
        let path = parent?.description ?? draft.item.details.project ?? ""
        let tags = draft.item.details.tags.joined(separator: " ")
        draft.item.uuid = ended.uuid ?? identity.uuid(forContent: "\(path)\n\(draft.item.details.title)\n\(tags)")
        for above in ancestors.dropLast() where above.task != nil && !ended.hasOnlyOwnTags {
            for tag in above.tags { draft.addTag(tag, field: "tags") }
        }
        ancestors[ancestors.count - 1].task = draft.item.uuid
        taskCount += 1
        return draft.finished(&losses)
    }

    /// Leaves the headings that the next one is not below, and reports those of which nothing was taken.
    private mutating func leave(to level: Int) {
        while let last = ancestors.last, last.level >= level {
            if let line = last.unusedLine {
                losses.place = line
                losses.add(.note, "heading", last.project ?? "")
            }
            if last.task != nil { taskCount -= 1 }
            ancestors.removeLast()
        }
        boxes = []
    }

    private mutating func enter(_ heading: OrgHeading) {
        leave(to: heading.level)
        let isComment = heading.isComment || ancestors.last?.isComment == true
        let isTask = heading.keyword != nil && !isComment
        var task = isTask ? OrgTask(heading, line: lines.number, context) : nil
        let (tags, tagLosses) = inheritedTags(task?.draft.item.details.tags ?? heading.tags)
        if task != nil {
            let lists = ancestors.filter { $0.task == nil }
            for tag in fileTags + lists.flatMap(\.tags) { task?.draft.addTag(tag, field: "tags") }
            self.task = task
        } else if heading.keyword != nil || heading.looksLikeTask {
            losses.place = lines.number
            losses.add(
                .item,
                isComment ? "COMMENT" : "keyword",
                "\(heading.keyword.map { "\($0) " } ?? "")\(heading.title)"
            )
        } else if heading.mayHaveKeyword, laterTasks.count < OrgReader.maximumLaterTaskCount {
            laterTasks.append((lines.number, heading.title))
        }
        if heading.keyword == nil, !heading.looksLikeTask, let date = heading.date {
            losses.place = lines.number
            losses.add(.date, "heading", date)
        }
        let isPart = taskCount > 0 && heading.keyword == nil && !heading.looksLikeTask && !isComment
        ancestors.append(
            Ancestor(
                level: heading.level,
                project: isTask ? nil : heading.title,
                tags: tags,
                isComment: isComment,
                losses: tagLosses,
                unusedLine: isPart ? lines.number : nil
            )
        )
    }

    /// Returns those of a heading's tags that the headings below it can have besides the tags from above, and reports the others.
    private func inheritedTags(_ tags: [String]) -> (tags: [String], losses: LossList) {
        var own = ForeignDraft(line: lines.number)
        if tags.isEmpty { return ([], own.losses) }
        for tag in tags { own.addTag(tag, field: "tags") }
        var losses = own.losses
        var above: [String] = []
        for tag in fileTags + ancestors.flatMap(\.tags) where !above.contains(tag) { above.append(tag) }
        var space = ItemDetails.maximumTagCount - above.count
        var inherited: [String] = []
        for tag in own.item.details.tags {
            let isNew = !above.contains(tag)
            if isNew, space <= 0 {
                losses.add(.tag, "tags", tag)
            } else {
                inherited.append(tag)
                if isNew { space -= 1 }
            }
        }
        return (inherited, losses)
    }

    private mutating func reportTags(of indices: Range<Int>) {
        for index in indices { ancestors[index].unusedLine = nil }
        for index in indices where !ancestors[index].losses.losses.isEmpty {
            losses.append(ancestors[index].losses)
            ancestors[index].losses = LossList()
        }
    }

    /// Reads `#+TODO: NEXT | DONE`, and returns `false` if the line is text.
    private mutating func setKeyword(_ line: String) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let value = String(line[colon...].dropFirst()).trimmed
        switch line[..<colon].uppercased() {
        case "#+TODO", "#+SEQ_TODO", "#+TYP_TODO":
            keywords.add(value[...])
            for (line, title) in laterTasks where keywords.isDone(title.prefix { $0 != " " }) != nil {
                losses.place = line
                losses.add(.item, "keyword", title)
            }
            laterTasks = []
        case "#+FILETAGS":
            var draft = ForeignDraft(line: lines.number)
            let tags = OrgHeading.tags(value[...]) ?? value.split(separator: " ").map { String($0) }
            for tag in fileTags + tags { draft.addTag(tag, field: "tags") }
            fileTags = draft.item.details.tags
            losses.append(draft.losses)
        case "#+CATEGORY": category = value
        default: return false
        }
        return true
    }

    /// Returns an entry of a list without the number at which it starts to count: `1. [@5] [ ] Milk`.
    private static func withoutCounter(_ line: String) -> String {
        guard line.utf8.holds("[@".utf8) else { return line }
        let words = Array(LineWords(line[...]))
        guard words.count > 2, words[1].text.hasPrefix("[@"), words[1].text.hasSuffix("]") else { return line }
        return "\(words[0].spaces)\(words[0].text) \(line[words[2].text.startIndex...])"
    }

    /// Returns the item of a line with a box.
    private mutating func box(_ line: String) -> ForeignItem? {
        let list = ListLine(OrgReader.withoutCounter(line)[...])
        guard let marker = list.marker, let box = marker.box, !marker.text.isEmpty else {
            report(line)
            return nil
        }
        if ancestors.last?.isComment == true {
            losses.place = lines.number
            losses.add(.item, "COMMENT", String(list.text))
            return nil
        }
        reportTags(of: ancestors.indices)
        boxes.removeAll { $0.indent >= list.indent }
        var draft = ForeignDraft(line: lines.number)
        draft.setTitle(String(marker.text).trimmed, field: "title")
        draft.item.isDone = BoxedLine.isDone(box)
        if box != "-" { draft.report(box) } else { draft.setPartlyDone() }
        if let project { draft.setProject(project, field: "heading") }
        for tag in fileTags + ancestors.flatMap(\.tags) { draft.addTag(tag, field: "tags") }
        draft.item.parent = boxes.last.map { .uuid($0.uuid) }
        let path = boxes.last?.uuid.description ?? draft.item.details.project ?? ""
        draft.item.uuid = identity.uuid(forContent: "\(path)\n\(draft.item.details.title)")
        boxes.append((list.indent, draft.item.uuid))
        return draft.finished(&losses)
    }
}

extension ForeignDraft {
    /// Reports the box of an entry of which some parts are done.
    fileprivate mutating func setPartlyDone() {
        item.isDone = false
        lose(.status, "status", "[-]", became: "open")
    }
}
