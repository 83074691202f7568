package import Entities
package import Vocabulary

extension Store {
    /// Reads items and the sync state.
    package func readSyncState<Value>(_ body: (Connection) throws(ListError) -> Value) throws(ListError) -> Value {
        try read { connection throws(ListError) in
            try connection.withSyncTables { () throws(ListError) in try body(connection) }
        }
    }

    /// Returns the copy of this list on a server; `nil` if it is not synchronized.
    package func syncedList() throws(ListError) -> SyncedList? {
        try readSyncState { connection throws(ListError) in try SyncedList.all(on: connection).first }
    }

    /// Writes the sync state. Items can't be changed.
    package func writeSyncState<Value>(_ body: (Connection) throws(ListError) -> Value) throws(ListError) -> Value {
        try commitBatch()
        return try retryIfMoved { () throws(ListError) in
            guard let connection = try opened(for: .writing) else { throw ListError.moved(file?.path ?? "") }
            return try connection.transaction(.writing) { () throws(ListError) in
                try prepareToWrite(on: connection, withBackup: false)
                return try body(connection)
            }
        }
    }
}
