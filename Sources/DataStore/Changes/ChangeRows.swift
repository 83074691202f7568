import Almanac
import Entities
import Vocabulary

extension Change {
    /// The columns that `init(row:)` reads, in order.
    static let columns = "change.id, change.at, change.command, change.undone, change.synced"

    /// Returns `nil` for a change that was forgotten.
    static func withID(_ id: Int, on connection: Connection) throws(ListError) -> Change? {
        let row = try connection.prepare("SELECT \(columns) FROM change WHERE id = ?", [.integer(id)])
        return try row.step() ? try Change(row: row) : nil
    }

    init(row: borrowing Statement) throws(ListError) {
        let id = row.integer(0)
        guard let instant = ItemRows.instant(row.integer(1)) else { throw row.damaged("instant of change \(id)") }
        self.init(
            id: id,
            instant: instant,
            command: row.text(2),
            isUndone: row.integer(3) == 1,
            isSync: row.integer(4) == 1
        )
    }
}
