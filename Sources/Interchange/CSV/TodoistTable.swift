import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// The rows of a Todoist project: tasks, the sections before them, and the comments after them.
struct TodoistTable {
    private let columns: [String]
    private var section: String?
    /// The last task at each level of indentation.
    private var ancestors: [String] = []
    /// The last task, which waits for its comments.
    private var last: ForeignDraft?
    private var losses: [Loss] = []

    /// Returns `nil` if the columns are not those of Todoist.
    init?(_ names: [String]) {
        columns = names.map { $0.uppercased() }
        guard columns.contains("TYPE"), columns.contains("CONTENT") else { return nil }
    }

    mutating func takeLosses() -> [Loss] {
        defer { losses = [] }
        return losses
    }

    mutating func takeLast() -> ForeignDraft? {
        defer { last = nil }
        return last
    }

    /// The text that identifies a task.
    func content(of draft: ForeignDraft) -> String {
        "\(draft.item.details.title)\n\(draft.item.details.project ?? "")\n\(draft.item.details.note ?? "")"
    }

    /// Reads a row, and returns the task before it if that is complete.
    mutating func read(_ record: CSVRecords.Record, _ context: ForeignContext) -> ForeignDraft? {
        var cells: [String: String] = [:]
        for (column, cell) in zip(columns, record.cells) { cells[column] = cell.trimmed }
        let content = cells["CONTENT"] ?? ""
        switch cells["TYPE"]?.lowercased() {
        case "task":
            var row = TodoistRow(line: record.line, context)
            row.set(cells)
            if let section { row.draft.setProject(section, field: "section") }
            place(&row.draft, level: Int(cells["INDENT"] ?? "") ?? 1)
            defer { last = row.draft }
            return last
        case "section":
            section = content.isEmpty ? nil : content
            ancestors = []
        case "note" where last != nil: last?.addNote(content, field: "note")
        case "meta", "", nil: break
        case let type?: losses.append(Loss(.item, at: record.line, field: "TYPE", value: "\(type): \(content)"))
        }
        return nil
    }

    private mutating func place(_ draft: inout ForeignDraft, level: Int) {
        let level = max(1, level)
        ancestors = Array(ancestors.prefix(level - 1))
        draft.item.parent = ancestors.last.map { .key($0) }
        let key = String(draft.item.line)
        draft.item.key = key
        ancestors.append(key)
    }
}
