import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries and history file of this use case.
final class ShellDataManager: ShellDataManaging {
    private let store: Store
    private let lines: TypedLinesFile

    /// - Parameter lines: The history file; `nil` if lines are not saved.
    init(store: Store, lines: TextFile?) {
        self.store = store
        self.lines = TypedLinesFile(lines)
    }

    func counts(at now: Moment) throws(ListError) -> ShellCounts {
        try store.read { connection throws(ListError) in
            let values = [now.today.number, now.time.minute].map { Binding.integer($0) }
            let counts = try connection.prepare(ShellDataManager.counts, values)
            _ = try counts.step()
            return ShellCounts(
                overdue: counts.integer(0),
                today: counts.integer(1),
                nextTime: counts.optionalInteger(2).flatMap(TimeOfDay.init(minute:))
            )
        }
    }

    func version() throws(ListError) -> ListVersion {
        try store.version()
    }

    func commands(after change: Int?) throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            let rows = try connection.prepare(
                "SELECT command FROM change WHERE id > ? ORDER BY id",
                [.integer(change ?? 0)]
            )
            var commands: [String] = []
            while try rows.step() { commands.append(rows.text(0)) }
            return commands
        }
    }

    static let counts = """
        SELECT count(*) FILTER (WHERE \(DueSQL.value) < (?1, ?2)),
            count(*) FILTER (WHERE \(DueSQL.value) >= (?1, ?2)),
            min(due_minute) FILTER (WHERE due_day = ?1 AND due_minute >= ?2)
        FROM item INDEXED BY item_due
        WHERE status = 0 AND due_day <= ?1 AND \(WaitSQL.isVisible(on: "?1"))
        """
}

// MARK: - Lines

extension ShellDataManager {
    func typedLines() throws(ListError) -> [String] { try lines.lines() }

    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError) { try lines.change(edit) }
}
