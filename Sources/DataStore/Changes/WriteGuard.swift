import CSQLite
import Vocabulary

/// Lets only changes write, and reports each write to them. The triggers of the list call its functions.
final class WriteGuard {
    enum State {
        /// Writes fail.
        case locked
        /// The change keeps what its writes replace.
        case recording(ChangeRecord)
        /// Writes are not recorded: an undo or redo swaps values that are already kept.
        case replaying
    }

    var state = State.locked
    private var hooks: [Hook] = []

    /// Registers the functions and returns the result codes. The connection must not outlive this object.
    func attach(to handle: OpaquePointer) -> [Int32] {
        hooks = Hook.Function.allCases.map { Hook($0, of: self) }
        return hooks.map { hook in
            sqlite3_create_function_v2(
                handle,
                hook.function.rawValue,
                hook.function.argumentCount,
                // With an untrusted schema, triggers may only call functions marked as innocuous.
                SQLITE_UTF8 | SQLITE_INNOCUOUS,
                Unmanaged.passUnretained(hook).toOpaque(),
                { context, _, values in
                    guard let hook = sqlite3_user_data(context) else { return }
                    Unmanaged<Hook>.fromOpaque(hook).takeUnretainedValue().run(values, context)
                },
                nil,
                nil,
                nil
            )
        }
    }
}

/// An SQL function for triggers and for the statements of a change.
private final class Hook {
    enum Function: String, CaseIterable {
        /// Returns the id of the change.
        case change = "journal_change"
        /// The name is part of the schema.
        case acceptNew = "keep_nothing"
        case keepReplaced = "keep_replaced"
        case keepAll = "keep_all"
        case keepLinks = "keep_links"

        /// Fixed, because a trigger of a foreign file can call the function with any arguments.
        var argumentCount: Int32 {
            switch self {
            case .change: 0
            case .acceptNew: 2
            case .keepReplaced: Int32(1 + 2 * ChangeRecord.columns.count)
            case .keepAll, .keepLinks: 1
            }
        }
    }

    let function: Function
    private unowned let writeGuard: WriteGuard

    init(_ function: Function, of writeGuard: WriteGuard) {
        self.function = function
        self.writeGuard = writeGuard
    }

    func run(_ values: UnsafeMutablePointer<OpaquePointer?>?, _ context: OpaquePointer?) {
        switch writeGuard.state {
        case .locked: sqlite3_result_error(context, "write outside a change", -1)
        case .replaying: sqlite3_result_null(context)
        case .recording(let record):
            do {
                if function == .change { return sqlite3_result_int64(context, sqlite3_int64(record.change)) }
                if let values { try report(values, to: record) }
            } catch {
                sqlite3_result_error(context, error.detail.message, -1)
                if error.code != SQLITE_OK { sqlite3_result_error_code(context, error.code) }
            }
        }
    }

    private func report(
        _ values: UnsafeMutablePointer<OpaquePointer?>,
        to record: ChangeRecord
    ) throws(ListError) {
        let item = Int(sqlite3_value_int64(values[0]))
        switch function {
        case .change: break
        case .acceptNew: try record.acceptNew(item, touchedBy: Int(sqlite3_value_int64(values[1])))
        case .keepReplaced: try record.keepReplaced(of: item, values + 1)
        case .keepAll: try record.keepAll(of: item)
        case .keepLinks: try record.keepLinks(of: item)
        }
    }
}
