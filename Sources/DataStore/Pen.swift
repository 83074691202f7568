import CSQLite

/// Who may write: the triggers of the journal ask it for the change that they belong to.
final class Pen {
    enum Hold: Equatable {
        /// Nobody may write; a statement that tries fails.
        case down
        /// Every row that is touched goes into the journal under this change.
        case writing(change: Int)
        /// Rows are put back as they were, and the journal has that already.
        case replaying
    }

    var hold = Hold.down

    /// The connection that is attached to must not outlive this object.
    func attach(to handle: OpaquePointer) -> Int32 {
        sqlite3_create_function_v2(
            handle,
            "journal_change",
            0,
            // Innocuous, as the schema itself calls it and is trusted with nothing else.
            SQLITE_UTF8 | SQLITE_INNOCUOUS,
            Unmanaged.passUnretained(self).toOpaque(),
            { context, _, _ in
                guard let pointer = sqlite3_user_data(context) else { return }
                switch Unmanaged<Pen>.fromOpaque(pointer).takeUnretainedValue().hold {
                case .down: sqlite3_result_error(context, "a write outside of a change", -1)
                case .writing(let change): sqlite3_result_int64(context, sqlite3_int64(change))
                case .replaying: sqlite3_result_null(context)
                }
            },
            nil,
            nil,
            nil
        )
    }
}
