import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// An item, put together from the cells of a row.
struct CSVRow {
    var draft: ForeignDraft
    private(set) var uuid: ItemUUID?
    private var title = ""
    private var titleField = "title"
    private var status: Bool?
    private let context: ForeignContext

    init(line: Int, _ context: ForeignContext) {
        draft = ForeignDraft(line: line)
        self.context = context
    }

    /// Sets the value of a cell that is not empty.
    mutating func set(_ column: CSVColumn, _ cell: String, field: String) {
        let word = cell.trimmed
        switch column {
        case .title: (title, titleField) = (cell, field)
        case .note: draft.addNote(cell, field: field)
        case _ where word.isEmpty: break
        case .id: draft.item.key = word
        case .uuid:
            uuid = ItemUUID(word)
            if uuid == nil { draft.lose(.attribute, field, cell) }
        case .status:
            status = CSVRow.statuses[word.lowercased()]
            if status == nil { draft.lose(.status, field, cell, became: "open") }
        case .tags:
            // Other programs put commas between tags, which can then contain spaces.
            let hasCommas = cell.contains { $0 == "," || $0 == ";" }
            for tag in cell.split(whereSeparator: { hasCommas ? $0 == "," || $0 == ";" : $0.isWhitespace }) {
                let name = String(tag).trimmed
                if !name.isEmpty { draft.addTag(name.first == "#" ? String(name.dropFirst()) : name, field: field) }
            }
        case .project: draft.setProject(cell, field: field)
        case .priority where ["none", "4"].contains(word.lowercased()): break
        case .priority:
            guard let priority = CSVRow.priorities[word.lowercased()] else {
                return draft.lose(.priority, field, cell)
            }
            draft.item.details.priority = priority
        case .needs: draft.item.needs += word.split { $0 == " " || $0 == "," || $0 == ";" }.map { .key(String($0)) }
        case .parent: draft.item.parent = .key(word)
        case .due, .wait, .every, .again, .created, .changed, .completed: setTime(column, word, field: field)
        }
    }

    private mutating func setTime(_ column: CSVColumn, _ word: String, field: String) {
        switch column {
        case .due: draft.item.details.due = due(word, field)
        case .wait:
            guard let due = due(word, field) else { return }
            draft.item.details.wait = due.day
            if due.time != nil { draft.lose(.time, field, word, became: due.day.description) }
        case .every, .again:
            guard let repetition = context.repetition(word[...]) else { return draft.lose(.repetition, field, word) }
            draft.item.details.recurrence = column == .every ? .every(repetition) : .again(repetition)
        default:
            guard
                let instant = Instant(iso: word) ?? TaskwarriorDate.instant(word, context.clock)
                    ?? LocalTimestamp(word).map({ $0.instant(context.clock) })
            else { return draft.lose(.date, field, word) }
            if column == .created { draft.item.created = instant }
            if column == .changed { draft.item.changed = instant }
            if column == .completed { draft.item.completed = instant }
        }
    }

    mutating func finished() -> ForeignDraft {
        draft.setTitle(title, field: titleField)
        // An open item has no time of completion, which is then reported.
        draft.item.isDone = status ?? (draft.item.completed != nil)
        return draft
    }

    /// Reads `2026-11-27`, `2026-11-27 17:00:00 +0000` or words, and reports what is none of them.
    private mutating func due(_ word: String, _ field: String) -> Due? {
        if let due = Due(iso: word) { return due }
        if let timestamp = LocalTimestamp(word) {
            let due = timestamp.due(context.clock)
            if timestamp.hasSeconds { draft.lose(.time, field, word, became: due.description) }
            return due
        }
        guard word.utf8.count <= ForeignContext.maximumWordLength, let due = try? context.dates.due(word) else {
            draft.lose(.date, field, word, because: context.reasonOfLoss(of: word))
            return nil
        }
        return due
    }

    private static let statuses: [String: Bool] = [
        "open": false, "pending": false, "no": false, "false": false, "0": false, "todo": false, "needs-action": false,
        "done": true, "completed": true, "yes": true, "true": true, "1": true, "x": true,
    ]

    private static let priorities: [String: Priority] = [
        "high": .high, "h": .high, "1": .high, "a": .high, "medium": .medium, "m": .medium, "2": .medium,
        "b": .medium, "low": .low, "l": .low, "3": .low, "c": .low,
    ]
}
