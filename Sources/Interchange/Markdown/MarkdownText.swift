import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// The text of a task: a title with tags, and fields at the end.
struct MarkdownText {
    private(set) var uuid: ItemUUID?
    /// The words that identify the task, whether it is done or not.
    private(set) var content = ""
    private var draft: ForeignDraft
    private var title = LineTitle()
    /// The end of the last word of the title.
    private var titleEnd: Substring.Index?
    private var time: TimeOfDay?

    init(_ text: Substring, line: Int, _ context: ForeignContext) {
        draft = ForeignDraft(line: line)
        let (text, comment) = MarkdownHTML.cutComment(text)
        var words = MarkdownWords.cut(text)
        if let id = words.last?.text, words.count > 1, ObsidianField.isBlockID(id) {
            draft.lose(.attribute, "block", String(id))
            words.removeLast()
        }
        let reader = MarkdownFieldReader(words, context)
        let (start, fields) = reader.fields()
        readTitle(words[..<start])
        for index in 0..<start {
            guard let (name, text) = reader.misplaced(at: index) else { continue }
            draft.lose(MarkdownAttribute.lossKind(of: name), name, text, keptIn: .title)
        }
        for field in fields { set(field) }
        if title.isEmpty { title.append(MarkdownHTML.unescaped(text)[...], after: "") }
        content = MarkdownText.identifying(words)
        if let comment {
            draft.lose(.note, "comment", String(comment), keptIn: .note)
            draft.addNote(String(comment), field: "comment")
        }
    }

    /// Leaves out what says when the task was done.
    private static func identifying(_ words: [LineWord]) -> String {
        var content = ""
        var isValue = false
        for word in words {
            let field = word.text.unicodeScalars.first.flatMap { ObsidianField($0) }
            let isDone = field == .done || field == .cancelled
            if !isValue, !isDone, !doneFields.contains(where: { word.text.utf8.starts(with: $0.utf8) }) {
                if !content.isEmpty { content += " " }
                content += word.text
            }
            isValue = isDone
        }
        return content
    }

    private static let doneFields = ["completed:", "changed:", "[completion::"]

    mutating func setStatus(_ box: Character) {
        draft.item.isDone = BoxedLine.isDone(box)
        draft.report(box)
    }

    mutating func set(_ keyword: LogseqKeyword) {
        draft.item.isDone = keyword.isDone
        if keyword.word != "TODO", keyword.word != "DONE" {
            draft.lose(.status, "status", String(keyword.word), became: keyword.isDone ? "done" : "open")
        }
        if let letter = keyword.priority { draft.setPriority(letter: letter) }
    }

    mutating func finished() -> ForeignDraft {
        setTime()
        draft.setTitle(title.text, field: "title")
        return draft
    }

    private mutating func setTime() {
        guard let time else { return }
        if let due = draft.item.details.due, due.time == nil {
            draft.item.details.due = Due(day: due.day, time: time)
        } else {
            draft.lose(.time, "time", time.description)
        }
    }

    /// Words such as `#tag` are tags. In the middle of the title they are also part of it.
    private mutating func readTitle(_ words: ArraySlice<LineWord>) {
        for word in words {
            let text = MarkdownHTML.unescaped(word.text)[...]
            if let bare = ProtectedWord.read(text, isSpecial: MarkdownFieldReader.isSpecial) {
                append(bare, of: word)
            } else if word.text.utf8.first == UInt8(ascii: "#"), let tag = MarkdownFieldReader.tag(word.text) {
                let name = tag.trimmedOfPunctuation
                if !title.isEmpty || name != tag { append(text, of: word) }
                draft.addTag(name, field: "#")
            } else {
                append(text, of: word)
            }
        }
    }

    /// Appends a word to the title, with a space if words between them are not part of it.
    private mutating func append(_ text: Substring, of word: LineWord) {
        let isNext = titleEnd == word.spaces.startIndex
        title.append(text, after: word.spaces.isEmpty && !isNext ? " " : word.spaces)
        titleEnd = word.text.endIndex
    }

    /// Of fields with the same meaning, the first one counts.
    private mutating func set(_ field: MarkdownField) {
        switch field {
        case .due(let due): keep(due, in: \.due, .date, "due", due.description)
        case .time(let read):
            if let time, time != read { return draft.lose(.time, "time", read.description) }
            time = read
        case .wait(let day): keep(day, in: \.wait, .date, "wait", day.description)
        case .project(let name):
            guard let project = draft.item.details.project else { return draft.setProject(name, field: "project") }
            if project != name { draft.lose(.project, "project", name) }
        case .tag(let tag): draft.addTag(tag, field: "tag")
        case .priority(let priority): keep(priority, in: \.priority, .priority, "priority", priority.jsonName)
        case .recurrence(let recurrence):
            keep(recurrence, in: \.recurrence, .repetition, "repetition", recurrence.rule)
        case .needs(let needs): draft.item.needs += needs
        case .details(let details): set(details)
        case .unread(let kind, let name, let words):
            readTitle(words)
            let text = words.map { String($0.text) }.joined(separator: " ")
            draft.lose(kind, name, text, keptIn: .title)
        case .lost(let kind, let name, let value, let similar):
            if let similar, draft.item.details.priority == nil {
                draft.item.details.priority = similar
                draft.lose(kind, name, value, became: similar.jsonName)
            } else {
                draft.lose(kind, name, value)
            }
        case .parent, .id, .uuid, .created, .changed, .completed: setIdentity(field)
        }
    }

    private mutating func setIdentity(_ field: MarkdownField) {
        switch field {
        case .parent(let parent):
            if let first = draft.item.parent, first != parent { return draft.lose(.reference, "parent", parent.text) }
            draft.item.parent = parent
        case .id(let id):
            if let key = draft.item.key, key != id { return draft.lose(.attribute, "id", id) }
            draft.item.key = id
        case .uuid(let read):
            if let uuid, uuid != read { return draft.lose(.attribute, "uuid", read.description) }
            uuid = read
        case .created(let instant): keep(instant, in: \.created, "created")
        case .changed(let instant): keep(instant, in: \.changed, "changed")
        case .completed(let instant): keep(instant, in: \.completed, "completed")
        default: break
        }
    }

    private mutating func set(_ details: ItemDetails) {
        if let due = details.due { set(.due(due)) }
        if let wait = details.wait { set(.wait(wait)) }
        if let recurrence = details.recurrence { set(.recurrence(recurrence)) }
        if let priority = details.priority { set(.priority(priority)) }
        draft.item.needs += details.needs.map { .key(String($0)) }
    }

    /// Sets a value, or reports it if there is another one already.
    private mutating func keep<Value: Equatable>(
        _ value: Value,
        in path: WritableKeyPath<ItemDetails, Value?>,
        _ kind: Loss.Kind,
        _ name: String,
        _ text: String
    ) {
        guard let first = draft.item.details[keyPath: path] else {
            draft.item.details[keyPath: path] = value
            return
        }
        if first != value { draft.lose(kind, name, text) }
    }

    private mutating func keep(_ instant: Instant, in path: WritableKeyPath<ForeignItem, Instant?>, _ name: String) {
        guard let first = draft.item[keyPath: path] else {
            draft.item[keyPath: path] = instant
            return
        }
        if first != instant { draft.lose(.date, name, instant.description) }
    }
}

extension String {
    /// A tag without HTML or links after it, and without the punctuation of the sentence.
    fileprivate var trimmedOfPunctuation: String {
        var text = prefix { !"<[".contains($0) }
        while let last = text.last, ".,;:!?)".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
