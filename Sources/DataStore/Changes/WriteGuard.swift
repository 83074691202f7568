import CSQLite

/// Controls writes: the journal triggers call it to learn which change a write belongs to.
final class WriteGuard {
    enum State: Equatable {
        /// Writes fail.
        case locked
        /// Writes are recorded in the journal under this change.
        case recording(change: Int)
        /// Writes are not recorded: an undo or redo replays changes that the journal already has.
        case replaying
    }

    var state = State.locked

    /// The connection must not outlive this object.
    func attach(to handle: OpaquePointer) -> Int32 {
        sqlite3_create_function_v2(
            handle,
            "journal_change",
            0,
            // With an untrusted schema, triggers may only call functions marked as innocuous.
            SQLITE_UTF8 | SQLITE_INNOCUOUS,
            Unmanaged.passUnretained(self).toOpaque(),
            { context, _, _ in
                guard let pointer = sqlite3_user_data(context) else { return }
                switch Unmanaged<WriteGuard>.fromOpaque(pointer).takeUnretainedValue().state {
                case .locked: sqlite3_result_error(context, "write outside a change", -1)
                case .recording(let change): sqlite3_result_int64(context, sqlite3_int64(change))
                case .replaying: sqlite3_result_null(context)
                }
            },
            nil,
            nil,
            nil
        )
    }
}
