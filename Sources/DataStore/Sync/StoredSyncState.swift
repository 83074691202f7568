package import Almanac
package import Entities
package import Vocabulary

extension SyncedList {
    private static let state = """
        SELECT object.id IS NOT NULL, agreed IS item.touched, problem
        FROM sync_list JOIN item ON item.id = ? AND \(isInUse)
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
    /// The text stored in the database: the kind, perhaps with the status and the time of the refusal, and the message.
    /// `refused 403 @1795253400: Too long.`
    package func stored(at refused: Instant? = nil) -> String {
        let time = refused.map { " @\($0.seconds)" } ?? ""
        switch self {
        case .refused(let status, let message):
            return "refused\(status.map { " \($0)" } ?? "")\(time): \(message ?? "")"
        case .isDuplicate: return "duplicate\(time)"
        case .isInTrash: return "trash\(time)"
        case .unreadable: return "unreadable\(time)"
        case .tooLong: return "too-long\(time)"
        case .withheld: return "withheld\(time)"
        case .keepsChanging, .notStored: return "refused\(time): "
        }
    }

    package init(stored: String) {
        let head = stored.prefix { $0 != ":" }
        let words = head.split(separator: " ")
        switch words.first {
        case "duplicate": self = .isDuplicate
        case "trash": self = .isInTrash
        case "unreadable": self = .unreadable
        case "too-long": self = .tooLong
        case "withheld": self = .withheld
        case "refused":
            let message = stored.dropFirst(head.count + 2)
            self = .refused(
                status: words.dropFirst().first.flatMap { Int($0) },
                message: message.isEmpty ? nil : String(message)
            )
        default: self = .refused(message: stored.isEmpty ? nil : stored)
        }
    }

    /// The time of the refusal in the stored text.
    package static func refused(stored: String) -> Instant? {
        let word = stored.prefix { $0 != ":" }.split(separator: " ").last { $0.hasPrefix("@") }
        return word.flatMap { Int($0.dropFirst()) }.map { Instant(seconds: $0) }
    }
}
