import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// The text of a task: a title with tags, and fields at the end.
struct MarkdownText {
    private(set) var uuid: ItemUUID?
    private var draft: ForeignDraft
    private var title = LineTitle()
    private var time: TimeOfDay?

    init(_ text: Substring, line: Int, _ context: ForeignContext) {
        draft = ForeignDraft(line: line)
        let words = MarkdownWords.cut(text)
        let (start, fields) = MarkdownFieldReader(words, context).fields()
        readTitle(words[..<start])
        for field in fields { set(field) }
        if title.isEmpty { title.append(text, after: "") }
        if let time, let due = draft.item.details.due { draft.item.details.due = Due(day: due.day, time: time) }
    }

    mutating func setStatus(_ box: Character) {
        switch box {
        case " ": break
        case "x", "X": draft.item.isDone = true
        case "-":
            draft.item.isDone = true
            draft.lose(.status, "status", "[-]", became: "done")
        default: draft.lose(.status, "status", "[\(box)]", became: "open")
        }
    }

    mutating func finished() -> ForeignDraft {
        draft.setTitle(title.text, field: "title")
        if !draft.item.isDone { draft.item.completed = nil }
        return draft
    }

    /// Words such as `#tag` are tags. In the middle of the title they are also part of it.
    private mutating func readTitle(_ words: ArraySlice<LineWord>) {
        for word in words {
            if let bare = ProtectedWord.read(word.text, isSpecial: MarkdownFieldReader.isSpecial) {
                title.append(bare, after: word.spaces)
            } else if word.text.utf8.first == UInt8(ascii: "#"), let tag = MarkdownFieldReader.tag(word.text) {
                if !title.isEmpty { title.append(word) }
                draft.addTag(tag.trimmedOfPunctuation, field: "#")
            } else {
                title.append(word)
            }
        }
    }

    private mutating func set(_ field: MarkdownField) {
        switch field {
        case .due(let due): draft.item.details.due = due
        case .time(let read): time = read
        case .wait(let day):
            if let wait = draft.item.details.wait { draft.lose(.date, "wait", wait.description) }
            draft.item.details.wait = day
        case .project(let name): draft.setProject(name, field: "project")
        case .tag(let tag): draft.addTag(tag, field: "tag")
        case .priority(let priority): draft.item.details.priority = priority
        case .recurrence(let recurrence): draft.item.details.recurrence = recurrence
        case .needs(let needs): draft.item.needs += needs
        case .parent(let parent): draft.item.parent = parent
        case .id(let id): draft.item.key = id
        case .uuid(let read): uuid = read
        case .created(let instant): draft.item.created = instant
        case .changed(let instant): draft.item.changed = instant
        case .completed(let instant): draft.item.completed = instant
        case .details(let details): set(details)
        case .lost(let kind, let name, let value, let similar):
            draft.lose(kind, name, value, became: similar?.jsonName)
            if let similar { draft.item.details.priority = similar }
        }
    }

    private mutating func set(_ details: ItemDetails) {
        if let due = details.due { draft.item.details.due = due }
        if let wait = details.wait { draft.item.details.wait = wait }
        if let recurrence = details.recurrence { draft.item.details.recurrence = recurrence }
        if let priority = details.priority { draft.item.details.priority = priority }
        draft.item.needs += details.needs.map { .key(String($0)) }
    }
}

extension String {
    /// A tag without the punctuation of the sentence after it.
    fileprivate var trimmedOfPunctuation: String {
        var text = self[...]
        while let last = text.last, ".,;:!?)".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
