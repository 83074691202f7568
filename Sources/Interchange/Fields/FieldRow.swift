import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// An item, put together from the cells of a row or the members of an object.
struct FieldRow {
    var draft: ForeignDraft
    private(set) var uuid: ItemUUID?
    private var title = ""
    private var titleField = "title"
    private var isDone: Bool?
    /// The fields that have a value.
    private var values: [(field: ItemField, text: String)] = []
    private let program: Program
    private let dates: FieldDates

    init(line: Int, _ program: Program, _ dates: FieldDates) {
        draft = ForeignDraft(line: line)
        (self.program, self.dates) = (program, dates)
    }

    /// Sets a value that is not empty. Of several values for one field, the first one counts.
    mutating func set(_ name: FieldNames.Name, _ text: String) {
        guard let field = name.field else {
            if !name.isTechnical, !FieldRow.isNothing(text) { draft.lose(.attribute, name.text, text) }
            return
        }
        if let other = values.first(where: { $0.field == field }), !field.isList, field != .status, field != .completed
        {
            if other.text != text, !name.isTechnical { draft.lose(.attribute, name.text, text) }
            return
        }
        if field == .status, name.isSubstitute, isDone != nil { return }
        values.append((field, text))
        set(field, text, name: name.text)
    }

    /// Returns `true` for a value that says that there is none.
    private static func isNothing(_ text: String) -> Bool {
        ["", "false", "null", "None", "N", "0", "[]", "{}"].contains(text)
    }

    private mutating func set(_ field: ItemField, _ text: String, name: String) {
        let word = text.trimmed
        switch field {
        case .title: (title, titleField) = (text, name)
        case .note: draft.addNote(text, field: name)
        case _ where word.isEmpty: break
        case .id: draft.item.key = word
        case .uuid:
            uuid = ItemUUID(word)
            if uuid == nil { draft.lose(.attribute, name, text) }
        case .status: setStatus(word, name)
        case .tags: addTags(text, name)
        case .project: draft.setProject(text, field: name)
        case .priority: setPriority(word, name)
        case .needs: draft.item.needs += word.split { $0 == " " || $0 == "," || $0 == ";" }.map { .key(String($0)) }
        case .parent: draft.item.parent = .key(word)
        case .place: draft.item.details.place = word
        case .link: draft.item.details.link = word
        case .every, .again: setRepetition(field, word, name)
        case .due: draft.item.details.due = dates.due(word, name, &draft)
        case .wait: setWait(word, name)
        case .created: draft.item.created = instant(word, name)
        case .changed: draft.item.changed = instant(word, name)
        case .completed: setCompleted(word, name)
        }
    }

    mutating func finished() -> ForeignDraft {
        draft.setTitle(title, field: titleField)
        // An open item has no time of completion, which is then reported.
        draft.item.isDone = isDone ?? (draft.item.completed != nil)
        if program == .tickTick { setTickTickDate() }
        return draft
    }

    /// A task with one date has it as its start, too.
    private mutating func setTickTickDate() {
        guard let wait = draft.item.details.wait else { return }
        if draft.item.details.due == nil { draft.item.details.due = Due(day: wait) }
        if draft.item.details.due.map({ $0.day <= wait }) == true { draft.item.details.wait = nil }
    }
}

// MARK: - Values

extension FieldRow {
    /// Other programs put commas between tags, which can then contain spaces.
    private mutating func addTags(_ text: String, _ name: String) {
        let hasCommas = text.contains { $0 == "," || $0 == ";" }
        for tag in text.split(whereSeparator: { hasCommas ? $0 == "," || $0 == ";" : $0.isWhitespace }) {
            addTag(String(tag).trimmed, name)
        }
    }

    mutating func addTag(_ tag: String, _ name: String) {
        if !tag.isEmpty { draft.addTag(tag.first == "#" ? String(tag.dropFirst()) : tag, field: name) }
    }

    /// An item is done if one of several columns says so.
    private mutating func setStatus(_ word: String, _ name: String) {
        switch program.status(word) {
        case .open: isDone = isDone ?? false
        case .done: isDone = true
        case .cancelled:
            isDone = true
            draft.lose(.status, name, word, became: "done")
        case nil:
            // A column such as `closed` can hold the date.
            if let instant = dates.instant(word) {
                isDone = true
                draft.item.completed = draft.item.completed ?? instant
            } else {
                isDone = isDone ?? false
                draft.lose(.status, name, word, became: "open")
            }
        }
    }

    /// A column such as `completed` can also say whether the item is done.
    private mutating func setCompleted(_ word: String, _ name: String) {
        if let instant = dates.instant(word) {
            draft.item.completed = draft.item.completed ?? instant
        } else if let status = program.status(word) {
            isDone = isDone ?? false || status != .open
        } else {
            draft.lose(.date, name, word)
        }
    }

    private mutating func setPriority(_ word: String, _ name: String) {
        switch program.priority(word) {
        case .some(.none): break
        case .priority(let priority): draft.item.details.priority = priority
        case .similar(let priority):
            draft.item.details.priority = priority
            draft.lose(.priority, name, word, became: priority.jsonName)
        case nil: draft.lose(.priority, name, word)
        }
    }

    private mutating func setRepetition(_ field: ItemField, _ word: String, _ name: String) {
        if ["none", "never", "no", "false", "0"].contains(word.lowercased()) { return }
        guard let repetition = dates.repetition(word) else { return draft.lose(.repetition, name, word) }
        draft.item.details.recurrence = field == .every ? .every(repetition) : .again(repetition)
    }

    private mutating func setWait(_ word: String, _ name: String) {
        guard let due = dates.due(word, name, &draft) else { return }
        draft.item.details.wait = due.day
        if due.time != nil, program != .tickTick { draft.lose(.time, name, word, became: due.day.description) }
    }

    private mutating func instant(_ word: String, _ name: String) -> Instant? {
        let instant = dates.instant(word)
        if instant == nil { draft.lose(.date, name, word) }
        return instant
    }
}
