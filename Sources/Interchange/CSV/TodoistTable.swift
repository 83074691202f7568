import Almanac
import Entities
import ItemLanguage
import Vocabulary

/// The rows of a Todoist project: tasks, the sections before them, and the comments after them.
struct TodoistTable {
    private let columns: [String]
    private var section: String?
    /// The line of the last task at each level of indentation.
    private var ancestors: [String] = []
    /// The UUIDs of the tasks since the last one without a parent, by line.
    private var uuids: [String: ItemUUID] = [:]
    /// The last task, which waits for its comments.
    private var last: ForeignDraft?
    private var losses = LossList()

    /// Returns `nil` if the columns are not those of Todoist.
    init?(_ names: [String]) {
        columns = names.map { $0.uppercased() }
        guard columns.contains("TYPE"), columns.contains("CONTENT") else { return nil }
    }

    mutating func takeLosses() -> LossList {
        defer { losses = LossList() }
        return losses
    }

    mutating func takeLast() -> ForeignDraft? {
        defer { last = nil }
        return last
    }

    /// Replaces the line of the parent by its UUID, which is known by then.
    mutating func resolveParent(of item: inout ForeignItem) {
        if case .key(let line)? = item.parent {
            item.parent = uuids[line].map { .uuid($0) }
        } else {
            uuids = [:]
        }
        uuids[String(item.line)] = item.uuid
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
        // Some tools leave out the type.
        case "task",
            "" where !content.isEmpty, nil where !content.isEmpty:
            var row = TodoistRow(line: record.line, context)
            row.set(cells)
            for (index, cell) in record.cells.enumerated() where index >= columns.count && !cell.isBlank {
                row.draft.lose(.attribute, "\(index + 1)", cell)
            }
            if let section { row.draft.setProject(section, field: "section") }
            place(&row.draft, level: Int(cells["INDENT"] ?? "") ?? 1)
            defer { last = row.draft }
            return last
        case "section":
            section = content.isEmpty ? nil : content
            ancestors = []
        case "note" where last != nil: last?.addNote(content, field: "note")
        case "meta", "", nil: break
        case let type?:
            losses.place = record.line
            losses.add(.item, "TYPE", "\(type): \(content)")
        }
        return nil
    }

    private mutating func place(_ draft: inout ForeignDraft, level: Int) {
        let level = max(1, level)
        ancestors = Array(ancestors.prefix(level - 1))
        draft.item.parent = ancestors.last.map { .key($0) }
        ancestors.append(String(draft.item.line))
    }
}
