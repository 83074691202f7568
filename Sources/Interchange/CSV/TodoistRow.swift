import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// A task, put together from the cells of a row.
struct TodoistRow {
    var draft: ForeignDraft
    private let context: ForeignContext

    init(line: Int, _ context: ForeignContext) {
        draft = ForeignDraft(line: line)
        self.context = context
    }

    mutating func set(_ cells: [String: String]) {
        setContent(cells["CONTENT"] ?? "")
        draft.addNote(cells["DESCRIPTION"] ?? "", field: "DESCRIPTION")
        setPriority(cells["PRIORITY"] ?? "")
        let (date, deadline) = (cells["DATE"] ?? "", cells["DEADLINE"] ?? "")
        setDate(date.isEmpty ? deadline : date, field: date.isEmpty ? "DEADLINE" : "DATE")
        for (column, cell) in cells.sorted(by: { $0.key < $1.key }) where !cell.isEmpty && cell != "None" {
            switch column {
            case "LABELS":
                for label in cell.split(whereSeparator: { $0 == "," || $0 == ";" }) {
                    let name = String(label).trimmed
                    draft.addTag(name.hasPrefix("@") ? String(name.dropFirst()) : name, field: column)
                }
            case "RESPONSIBLE": moveToNote("Responsible", cell, field: column)
            case "DEADLINE" where date.isEmpty: break
            case "DEADLINE": moveToNote("Deadline", cell, field: column)
            case "DURATION": moveToNote("Duration", "\(cell) \(cells["DURATION_UNIT"] ?? "")".trimmed, field: column)
            case "TIMEZONE" where draft.item.details.due?.time != nil: draft.lose(.zone, column, cell)
            case "TYPE", "CONTENT", "DESCRIPTION", "PRIORITY", "INDENT", "DATE", "DATE_LANG", "TIMEZONE",
                "DURATION_UNIT", "DEADLINE_LANG", "IS_COLLAPSED":
                break
            default: draft.lose(.attribute, column, cell)
            }
        }
    }

    /// Words such as `@label` are tags.
    private mutating func setContent(_ content: String) {
        var title = LineTitle()
        var words = LineWords(content[...])
        while let word = words.next() {
            if word.text.utf8.first == UInt8(ascii: "@"), word.text.utf8.count > 1 {
                draft.addTag(String(word.text.withoutMark), field: "CONTENT")
            } else {
                title.append(word)
            }
        }
        draft.setTitle(title.isEmpty ? content : title.text, field: "CONTENT")
    }

    /// 1 is the highest priority, and 4 is none.
    private mutating func setPriority(_ number: String) {
        switch number {
        case "1": draft.item.details.priority = .high
        case "2": draft.item.details.priority = .medium
        case "3": draft.item.details.priority = .low
        case "4", "": break
        default: draft.lose(.priority, "PRIORITY", number)
        }
    }

    /// `every! 3 days` counts from the day of completion.
    private mutating func setDate(_ text: String, field: String) {
        guard !text.isEmpty else { return }
        guard text.utf8.count <= ForeignContext.maximumWordLength else { return loseDate(text, field) }
        // In a line of text, a day in the past is not a date.
        var dated = draft
        if let due = FieldDates(context).due(text, field, &dated) {
            dated.item.details.due = due
            draft = dated
            return
        }
        let again = RecurrenceText.fromCompletion(text)
        let words = (again ?? text).split(separator: " ")
        let reading = try? ItemText(dates: context.dates).read(line: "x \(words.joined(separator: " "))")
        guard let details = reading?.details, details.title == "x" else {
            return loseDate(text, field)
        }
        draft.item.details.due = details.due
        guard let repetition = details.recurrence?.repetition else { return }
        draft.item.details.recurrence = again != nil ? .again(repetition) : .every(repetition)
    }

    private mutating func loseDate(_ text: String, _ field: String) {
        draft.lose(.date, field, text, keptIn: .note, because: context.reasonOfLoss(of: text))
        draft.addNote("\(field == "DATE" ? "Date" : "Deadline"): \(text)", field: field)
    }

    private mutating func moveToNote(_ name: String, _ value: String, field: String) {
        draft.addNote("\(name): \(value)", field: field)
        draft.lose(.attribute, field, value, keptIn: .note)
    }
}
