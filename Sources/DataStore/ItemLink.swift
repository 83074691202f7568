import Entities

/// What an item may have several of, each kind in a table of its own.
enum ItemLink: String, CaseIterable {
    case tag, need

    /// The column beside `item`.
    var column: String {
        switch self {
        case .tag: "name"
        case .need: "needs"
        }
    }

    var inserting: String { "INSERT INTO \(rawValue) (item, \(column)) VALUES (?, ?)" }

    var deleting: String { "DELETE FROM \(rawValue) WHERE item = ? AND \(column) = ?" }

    func values(of details: ItemDetails) -> [Binding] {
        switch self {
        case .tag: details.tags.map { .text($0) }
        case .need: details.needs.map { .integer($0) }
        }
    }
}
