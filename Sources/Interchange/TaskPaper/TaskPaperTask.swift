import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// A task, put together from the words of its line.
struct TaskPaperTask {
    private(set) var uuid: ItemUUID?
    /// The words that identify the task, whether it is done or not.
    private(set) var content = ""
    private var draft: ForeignDraft
    private let context: ForeignContext
    /// `true` if the repetition counts from the day of completion, as OmniFocus says in another tag.
    private var isAgain = false
    /// The rule of OmniFocus, which can end at a time of day of the due date.
    private var rule: String?
    private var said: [String] = []

    init(_ text: Substring, box: Character?, line: Int, _ context: ForeignContext) {
        draft = ForeignDraft(line: line)
        self.context = context
        if let box {
            draft.item.isDone = BoxedLine.isDone(box)
            draft.report(box)
        }
        var title = LineTitle()
        // Tags inside a sentence belong to it, those around it don't.
        var pending: [TaskPaperWords.Word] = []
        for word in TaskPaperWords.cut(text) {
            if case .tag(let name, let value) = word.kind {
                set(name, value)
                if !["done", "cancelled", "canceled"].contains(name) { content += " \(word.text)" }
                if !title.isEmpty, value == nil, name != "done" { pending.append(word) }
                continue
            }
            for tag in pending { title.append(tag.text, after: tag.spaces) }
            pending = []
            let bare = ProtectedWord.read(word.text, isSpecial: TaskPaperWords.isSpecial) ?? word.text
            title.append(bare, after: word.spaces.isEmpty ? " " : word.spaces)
        }
        content = title.text + content
        if let rule { setRule(rule) }
        if isAgain, let repetition = draft.item.details.recurrence?.repetition {
            draft.item.details.recurrence = .again(repetition)
        }
        draft.setTitle(title.isEmpty ? String(text).trimmed : title.text, field: "title")
    }

    func finished() -> ForeignDraft { draft }

    /// The tags with a value of which the first one counts, by what they say.
    private static let single = [
        "done": "done", "cancelled": "done", "canceled": "done", "due": "due", "start": "wait", "defer": "wait",
        "wait": "wait", "priority": "priority", "repeat": "repeat", "every": "repeat", "again": "repeat",
        "repeat-rule": "repeat", "project": "project", "created": "created",
    ]

    private mutating func set(_ name: String, _ value: String?) {
        let value = value?.trimmed
        if let value, !value.isEmpty, let fact = TaskPaperTask.single[name.lowercased()] {
            if said.contains(fact) { return draft.lose(.attribute, name, value) }
            said.append(fact)
        }
        switch (name.lowercased(), value) {
        case ("done", _): setDone(value)
        case ("cancelled", _), ("canceled", _):
            if !draft.item.isDone { draft.lose(.status, "status", name, became: "done") }
            setDone(value)
        case (_, nil), (_, ""): draft.addTag(name, field: "@")
        case ("due", let value?):
            guard let due = due(value, name) else { return }
            draft.item.details.due = draft.item.details.due ?? due
        case ("start", let value?), ("defer", let value?), ("wait", let value?):
            guard let due = due(value, name) else { return }
            draft.item.details.wait = draft.item.details.wait ?? due.day
            if due.time != nil { draft.lose(.time, name, value, became: due.day.description) }
        case ("priority", let value?): setPriority(value)
        case ("repeat-rule", let value?): rule = value
        case ("repeat", let value?), ("every", let value?), ("again", let value?):
            setRepetition(name.lowercased(), value)
        case ("repeat-method", let value?): isAgain = value.hasSuffix("completion")
        case ("tags", let value?), ("context", let value?):
            for tag in value.split(separator: ",") { draft.addTag(String(tag).trimmed, field: name) }
        // OmniFocus says in which order the parts are done.
        case ("parallel", let value?), ("autodone", let value?): draft.lose(.attribute, name, value)
        case ("project", let value?): draft.setProject(value, field: name)
        case ("created", let value?):
            if let due = due(value, name) { draft.item.created = instant(due) }
        case ("id", let value?):
            uuid = ItemUUID(value)
            draft.item.key = value
        case ("needs", let value?):
            draft.item.needs += value.split(separator: ",").map { id in
                let id = String(id).trimmed
                return ItemUUID(id).map { .uuid($0) } ?? .key(id)
            }
        case (_, let value?):
            draft.addTag(name, field: "@")
            draft.lose(.attribute, name, value)
        }
    }

    private mutating func setDone(_ value: String?) {
        draft.item.isDone = true
        guard let value, !value.isEmpty, let due = due(value, "done") else { return }
        draft.item.completed = instant(due)
    }

    private mutating func setPriority(_ value: String) {
        switch Program.any.priority(value) {
        case .priority(let priority): draft.item.details.priority = priority
        case .similar(let priority): draft.item.details.priority = priority
        case .some(.none): break
        case nil: draft.lose(.priority, "priority", value)
        }
    }

    private mutating func setRepetition(_ name: String, _ value: String) {
        let recurrence: Recurrence? =
            switch name {
            case "repeat":
                TodoTxtRepetition.recurrence(TaskPaperTask.abbreviated(value))
                    ?? context.repetition(value[...]).map { .every($0) }
            case "again": context.repetition(value[...]).map { .again($0) }
            default: context.repetition(value[...]).map { .every($0) }
            }
        guard let recurrence else { return draft.lose(.repetition, name, value) }
        draft.item.details.recurrence = recurrence
    }

    /// Returns `3d` for `3 days`, which means the same.
    private static func abbreviated(_ value: String) -> Substring {
        let words = value.lowercased().split(separator: " ")
        let units: [Substring] = ["day", "days", "week", "weeks", "month", "months", "year", "years"]
        guard words.count == 2, units.contains(words[1]) else { return value[...] }
        return words[0] + words[1].prefix(1)
    }

    private mutating func setRule(_ rule: String) {
        guard let repetition = FieldDates(context).repetition(rule, due: draft.item.details.due) else {
            return draft.lose(.repetition, "repeat-rule", rule)
        }
        draft.item.details.recurrence = .every(repetition)
    }

    private mutating func due(_ value: String, _ name: String) -> Due? {
        // Elsewhere, 0:00 stands for a day without a time.
        if name == "due", value.hasSuffix(" 00:00"), let day = Day(iso: value.dropLast(6)) {
            return Due(day: day, time: .midnight)
        }
        // PlainTasks writes two digits of the year.
        let isShort =
            value.utf8.prefix { $0 != UInt8(ascii: " ") }.count == 8 && Day(iso: "20\(value.prefix(8))") != nil
        return FieldDates(context).due(isShort ? "20\(value)" : value, name, &draft)
    }

    private func instant(_ due: Due) -> Instant {
        context.clock.instant(of: due.day, at: due.time ?? .midnight)
    }
}
