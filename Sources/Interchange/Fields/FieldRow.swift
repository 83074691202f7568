import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// An item, put together from the cells of a row or the members of an object.
struct FieldRow {
    var draft: ForeignDraft
    private(set) var uuid: ItemUUID?
    private(set) var title = ""
    private var titleField = "title"
    private var isDone: Bool?
    /// The statuses that say neither open nor done. A time of completion then closes the item.
    private var unknownStatuses: [(name: String, word: String)] = []
    /// The column that says that the item was deleted or put away.
    private(set) var removal: String?
    /// The fields that have a value.
    private var values: [(field: ItemField, text: String)] = []
    /// The time of day that belongs to the due date.
    private var time: String?
    /// The date on which the task starts, as the file spells it.
    private var start: (due: Due, name: String, text: String)?
    /// A repetition whose last day or days depend on the due date, such as a rule that ends at a time of day.
    private var rule: (field: ItemField, text: String, name: String)?
    private let program: Program
    private let dates: FieldDates

    init(line: Int, _ program: Program, _ dates: FieldDates) {
        draft = ForeignDraft(line: line)
        (self.program, self.dates) = (program, dates)
    }

    /// Sets a value that is not empty. Of several values for one field, the first one that can be read counts.
    mutating func set(_ name: FieldNames.Name, _ text: String) {
        if name.role == .percentage { return setPercentage(text.trimmed, name.text) }
        guard let field = name.field else {
            if name.role == .time, time == nil {
                time = text.trimmed
            } else if name.role == .secret {
                draft.lose(.attribute, name.text, "")
            } else if name.role == .deletion {
                if !FieldRow.isNothing(text) { removal = name.text }
            } else if name.role != .technical, !FieldRow.isNothing(text) {
                draft.lose(.attribute, name.text, text)
            }
            return
        }
        // In adder's own tables, they are text.
        if FieldRow.isPlaceholder(text), field != .title, name.text != field.rawValue { return }
        if let other = values.first(where: { $0.field == field }), !field.isList, field != .status, field != .completed
        {
            if other.text != text, name.role != .technical, !FieldRow.isNothing(text) {
                draft.lose(.attribute, name.text, text)
            }
            return
        }
        if field == .status, name.isSubstitute, let isDone {
            // Such as `Complete` beside `Status`.
            if let status = program.status(text.trimmed), (status != .open) != isDone {
                draft.lose(.status, name.text, text, became: isDone ? "done" : "open")
            }
            return
        }
        if set(field, name.isUTC && text.utf8.last != UInt8(ascii: "Z") ? "\(text) UTC" : text, name) {
            values.append((field, text))
        }
    }

    /// Returns `true` for a placeholder that programs write for a missing value.
    private static func isPlaceholder(_ text: String) -> Bool {
        switch text {
        case "null", "None", "[]", "{}": true
        default: false
        }
    }

    /// Returns `true` for a value that says that there is none.
    private static func isNothing(_ text: String) -> Bool {
        text.utf8.count < 12 && nothing.contains(text.lowercased())
    }

    private static let nothing: Set<String> = [
        "", "false", "no", "none", "null", "n", "0", "[]", "{}", "off", "nein", "aus", "falsch", "non", "faux", "falso",
        "não",
        "nee", "nej", "nie", "нет", "아니요", "아니오", "いいえ", "否",
    ]

    /// Returns `false` if the text is not a value of the field.
    private mutating func set(_ field: ItemField, _ text: String, _ name: FieldNames.Name) -> Bool {
        let word = text.trimmed
        switch field {
        case .title: (title, titleField) = (text, name.text)
        case .note: draft.addNote(text, field: name.text)
        case _ where word.isEmpty: return false
        // Done tasks of dstask have no id.
        case .id: if word != "0" || program != .dstask { draft.item.key = word }
        case .uuid:
            uuid = ItemUUID(word)
            // Other programs have ids of their own.
            if uuid == nil { draft.item.key = draft.item.key ?? word }
        case .status: setStatus(FieldRow.answer(word, name.text), name.text)
        case .tags: addTags(text, name.text)
        case .project: draft.setProject(text, field: name.text)
        case .priority: setPriority(word, name)
        case .needs: addNeeds(word, name.text)
        case .parent: draft.item.parent = .key(word)
        case .place: draft.item.details.place = word
        case .link: draft.item.details.link = word
        case .every where FieldDates.isRule(word), .again where FieldDates.isRule(word):
            rule = (field, word, name.text)
        case .every, .again: setRepetition(field, word, name.text)
        case .due:
            draft.item.details.due = dates.due(word, name.text, &draft)
            return draft.item.details.due != nil
        case .wait: return setWait(word, name.text)
        case .created: draft.item.created = instant(word, name.text)
        case .changed: draft.item.changed = instant(word, name.text)
        case .completed: setCompleted(FieldRow.answer(word, name.text), name.text)
        }
        return true
    }

    /// Returns the meaning of the circles and crosses for yes and no in columns with Korean, Japanese and Chinese names.
    private static func answer(_ word: String, _ name: String) -> String {
        guard word.utf8.count < 4, name.unicodeScalars.contains(where: { $0.value > 0x10FF }) else { return word }
        switch word {
        case "O", "o", "○", "◯", "〇", "Ｏ": return "yes"
        case "X", "x", "×", "✕", "Ｘ": return "no"
        default: return word
        }
    }

    mutating func finished() -> ForeignDraft {
        draft.setTitle(title, field: titleField)
        // An open item has no time of completion, which is then reported.
        let isDone = isDone ?? (draft.item.completed != nil)
        draft.item.isDone = isDone
        for (name, word) in unknownStatuses { draft.lose(.status, name, word, became: isDone ? "done" : "open") }
        if let rule { setRepetition(rule.field, rule.text, rule.name) }
        if program == .tickTick { setTickTickDate() }
        if let time { setTime(time) }
        return draft
    }

    private mutating func setTime(_ text: String) {
        guard let due = draft.item.details.due, due.time == nil,
            let time = (try? dates.context.dates.due("\(due.day) \(text)"))?.time
        else { return draft.lose(.time, "time", text) }
        draft.item.details.due = Due(day: due.day, time: time)
    }

    /// A task with one date has it as its start, too.
    private mutating func setTickTickDate() {
        guard let start else { return }
        let due = draft.item.details.due ?? start.due
        draft.item.details.due = due
        if due.day <= start.due.day { draft.item.details.wait = nil }
        guard due != start.due, due.day <= start.due.day || start.due.time != nil else { return }
        let isLate = due.day < start.due.day
        draft.lose(isLate ? .date : .time, start.name, start.text, became: draft.item.details.wait?.description)
    }
}

// MARK: - Values

extension FieldRow {
    /// Other programs put commas between tags, which can then contain spaces.
    private mutating func addTags(_ text: String, _ name: String) {
        let isArray = text.utf8.first == UInt8(ascii: "[") && text.utf8.last == UInt8(ascii: "]")
        let text = isArray ? text.dropFirst().dropLast() : text[...]
        let hasCommas = text.contains { $0 == "," || $0 == ";" }
        for tag in text.split(whereSeparator: { hasCommas ? $0 == "," || $0 == ";" : $0.isWhitespace }) {
            addTag(String(tag).trimmed, name)
        }
    }

    mutating func addTag(_ tag: String, _ name: String) {
        if !tag.isEmpty { draft.addTag(tag.first == "#" ? String(tag.dropFirst()) : tag, field: name) }
    }

    /// Titles, unlike ids, can contain spaces.
    private mutating func addNeeds(_ word: String, _ name: String) {
        let isOwn = name == ItemField.needs.rawValue
        draft.item.needs += word.split { $0 == "," || $0 == ";" || isOwn && $0 == " " }.map { .key(String($0).trimmed) }
    }

    /// An item is done if one of several columns says so.
    private mutating func setStatus(_ word: String, _ name: String) {
        if name.lowercased().utf8.holds("cancel".utf8) { return setCancelled(word, name) }
        switch program.status(word) {
        case .open: isDone = isDone ?? false
        case .done: isDone = true
        case .cancelled:
            isDone = true
            draft.lose(.status, name, word, became: "done")
        case nil:
            if FieldRow.removals.contains(word.lowercased()) { return removal = name }
            // A column such as `closed` can hold the date.
            if let instant = dates.instant(word) {
                isDone = true
                draft.item.completed = draft.item.completed ?? instant
            } else {
                unknownStatuses.append((name, word))
            }
        }
    }

    private static let removals = ["deleted", "archived", "trashed"]

    /// Outlook writes 1 for the whole, other programs 100.
    private mutating func setPercentage(_ word: String, _ name: String) {
        let number = Double(String(word.map { $0 == "," ? "." : $0 }.filter { $0 != "%" && $0 != " " }))
        switch number {
        case 0: isDone = isDone ?? false
        case 100: isDone = true
        case 1 where isDone != false: isDone = true
        default:
            isDone = isDone ?? (program.status(word) == .done)
            draft.lose(.attribute, name, word)
        }
    }

    /// Reads a column such as `canceled`, which says yes or when.
    private mutating func setCancelled(_ word: String, _ name: String) {
        let instant = dates.instant(word)
        guard instant != nil || program.status(word) == .done else { return isDone = isDone ?? false }
        isDone = true
        draft.item.completed = draft.item.completed ?? instant
        draft.lose(.status, name, word, became: "done")
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

    private mutating func setPriority(_ word: String, _ name: FieldNames.Name) {
        // A column such as `flagged` says yes or no.
        let rating = name.isSubstitute && program.status(word) == .done ? .priority(.high) : program.priority(word)
        switch rating {
        case .some(.none): break
        case .priority(let priority): draft.item.details.priority = priority
        case .similar(let priority):
            draft.item.details.priority = priority
            draft.lose(.priority, name.text, word, became: priority?.jsonName)
        case nil: draft.lose(.priority, name.text, word)
        }
    }

    private mutating func setRepetition(_ field: ItemField, _ word: String, _ name: String) {
        if ["none", "never", "no", "false", "0"].contains(word.lowercased()) { return }
        let (again, due) = (RecurrenceText.fromCompletion(word), draft.item.details.due ?? start?.due)
        guard let repetition = dates.repetition(again ?? word, due: due) else {
            return draft.lose(.repetition, name, word)
        }
        let isEvery = field == .every && again == nil
        draft.item.details.recurrence = isEvery ? .every(repetition) : .again(repetition)
        // In adder's own tables, the last days are meant.
        if uuid == nil || name != field.rawValue, FieldDates.isRule(word),
            let rule = FieldDates.lastDays(of: repetition, word, due: isEvery ? due?.day : nil)
        {
            draft.lose(.repetition, name, word, became: rule)
        }
    }

    private mutating func setWait(_ word: String, _ name: String) -> Bool {
        guard let due = dates.due(word, name, &draft) else { return false }
        draft.item.details.wait = due.day
        start = (due, name, word)
        if due.time != nil, program != .tickTick { draft.lose(.time, name, word, became: due.day.description) }
        return true
    }

    private mutating func instant(_ word: String, _ name: String) -> Instant? {
        let instant = dates.instant(word)
        if instant == nil { draft.lose(.date, name, word) }
        return instant
    }
}
