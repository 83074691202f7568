import Entities
import Vocabulary

/// A value of an item that differs from the journal.
struct Mismatch {
    let item: Int
    /// The column or link name used in the journal.
    let what: String
    /// The tag or dependency; `.null` for a column.
    let value: StoredValue

    init(_ item: Int, _ column: ItemColumn) {
        self.item = item
        what = column.name
        value = .null
    }

    init(_ item: Int, _ link: ItemLink, _ value: StoredValue) {
        self.item = item
        what = link.rawValue
        self.value = value
    }

    var field: ItemField {
        switch ItemLink(rawValue: what) {
        case .tag: .tag(value.text ?? "")
        case .need: .need(value.integer ?? 0)
        case nil: ItemColumn(name: what)?.field ?? .existence
        }
    }
}

extension ItemColumn {
    fileprivate var field: ItemField {
        switch self {
        case .uuid: .existence
        case .title: .title
        case .note: .note
        case .project: .project
        case .priority: .priority
        case .dueDay, .dueMinute: .due
        case .waitDay: .wait
        case .repeats, .repeatsFrom: .recurrence
        case .parent: .parent
        case .status: .status
        case .created: .created
        case .changed: .changed
        case .completed: .completed
        }
    }
}
