package import Vocabulary

extension Store {
    /// Reads items and the sync state.
    package func recall<Value>(_ body: (Connection) throws(StoreError) -> Value) throws(ListError) -> Value {
        try query { connection throws(StoreError) in
            try connection.withSyncTables { () throws(StoreError) in try body(connection) }
        }
    }

    /// Writes the sync state. Items can't be changed.
    package func note<Value>(_ body: (Connection) throws(StoreError) -> Value) throws(ListError) -> Value {
        do {
            try commitPendingChanges()
            return try retryIfMoved { () throws(StoreError) in
                guard let connection = try opened(for: .writing) else { throw StoreError.moved(file?.path ?? "") }
                return try connection.transaction(.writing) { () throws(StoreError) in
                    try prepareToWrite(on: connection, withBackup: false)
                    return try body(connection)
                }
            }
        } catch {
            throw error.listError
        }
    }
}
