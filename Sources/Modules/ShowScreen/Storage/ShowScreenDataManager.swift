import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class ShowScreenDataManager: ShowScreenDataManaging {
    private let store: Store
    private let lines: TypedLinesFile

    /// - Parameter lines: The history of commands; `nil` if it is not saved.
    init(store: Store, lines: TextFile?) {
        self.store = store
        self.lines = TypedLinesFile(lines)
    }

    func typedLines() throws(ListError) -> [String] { try lines.lines() }

    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError) { try lines.change(edit) }

    func version() throws(ListError) -> ListVersion {
        try store.version()
    }

    var missingFile: String? { store.missingFile }

    var hasBackups: Bool { store.hasBackups }

    func nextDue(after now: Moment) throws(ListError) -> TimeOfDay? {
        try store.read { connection throws(ListError) in
            let minute = try connection.prepare(
                """
                SELECT min(due_minute) FROM item INDEXED BY item_due
                WHERE status = 0 AND due_day = ? AND due_minute >= ? AND \(WaitSQL.isVisible(on: "due_day"))
                """,
                [.integer(now.today.number), .integer(now.time.minute)]
            )
            _ = try minute.step()
            return minute.optionalInteger(0).flatMap(TimeOfDay.init(minute:))
        }
    }

    func item(_ id: Int) throws(ListError) -> Item? {
        try store.read { connection throws(ListError) in try ItemRows.item(id, on: connection) }
    }

    func titles(of ids: [Int]) throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            let title = try connection.prepare("SELECT title FROM item WHERE id = ?")
            var titles: [String] = []
            for id in ids {
                try title.reset(binding: id)
                if try title.step() { titles.append(title.text(0)) }
            }
            return titles
        }
    }
}
