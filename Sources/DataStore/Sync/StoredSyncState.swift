package import Entities
package import Vocabulary

extension SyncedList {
    private static let state = """
        SELECT object.id IS NOT NULL, agreed IS item.touched, problem
        FROM sync_list JOIN item ON item.id = ?
            LEFT JOIN sync_object AS object ON object.list = sync_list.id AND object.item = item.id
        ORDER BY sync_list.id LIMIT 1
        """

    /// Returns the sync state of an item, or `nil` if its list is not synchronized. Needs the sync tables.
    package static func state(of item: Int, on connection: Connection) throws(ListError) -> SyncState? {
        let row = try connection.prepare(state, [.integer(item)])
        guard try row.step() else { return nil }
        guard row.integer(0) == 1 else { return .neverSent }
        guard row.integer(1) == 1 else { return .waits }
        return row.optionalText(2).map { .refused(SyncProblem(stored: $0)) } ?? .inStep
    }
}

extension SyncProblem {
    /// The text stored in the database.
    package var stored: String {
        switch self {
        case .refused(let message): "refused: \(message ?? "")"
        case .isDuplicate: "duplicate"
        case .isInTrash: "trash"
        case .unreadable: "unreadable"
        case .keepsChanging: "refused: "
        }
    }

    package init(stored: String) {
        switch stored {
        case "duplicate": self = .isDuplicate
        case "trash": self = .isInTrash
        case "unreadable": self = .unreadable
        default:
            let message = stored.hasPrefix("refused: ") ? stored.dropFirst("refused: ".count) : stored[...]
            self = .refused(message: message.isEmpty ? nil : String(message))
        }
    }
}
