import Entities
import Vocabulary

/// A multivalued property of an item, stored in a table of its own.
enum ItemLink: String, CaseIterable {
    case tag, need

    /// The table's column other than `item`.
    var column: String {
        switch self {
        case .tag: "name"
        case .need: "needs"
        }
    }

    var insertSQL: String { "INSERT INTO \(rawValue) (item, \(column)) VALUES (?, ?)" }

    var deleteSQL: String { "DELETE FROM \(rawValue) WHERE item = ? AND \(column) = ?" }

    func values(of details: ItemDetails) -> [Binding] {
        switch self {
        case .tag: details.tags.map { .text($0) }
        case .need: details.needs.map { .integer($0) }
        }
    }
}
