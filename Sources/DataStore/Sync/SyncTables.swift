import Vocabulary

extension Schema {
    /// The tables of the sync state. The first sync creates them, because every start reads the schema of all
    /// tables, and most lists are never synchronized.
    static let syncParts: [StaticString] = [
        // `token` and `ctag`: what the server calls the state that was last received completely. `listed`: the last
        // complete listing. `finished`: the last sync without errors. `generation` is a new random number after every sync
        // that writes, so that a copy of the list that was restored has another one. `examined`: the state of the record of
        // changes when the server had them all, and the time zone of the last sync. `confirmed`: the highest id of an object when that state was received. If a
        // newer object is removed on the server, the server may never mention it.
        """
        CREATE TABLE sync_list (
            id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, user TEXT, name TEXT, token BLOB, ctag BLOB,
            listed INTEGER, finished INTEGER, generation INTEGER NOT NULL DEFAULT 0,
            examined TEXT, confirmed INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
        // `name` is the decoded file name, and `path` is spelled as on the server. `etag`: NULL if the version is
        // unknown, or the server never had the object; empty if it is gone there. `body`: the calendar as the server
        // has it. `item`: the id of the item, even after it was removed; NULL if the object is not an item. `agreed`:
        // the value of item.touched when the item was equal to the body; NULL if it has to be sent. `problem`: the
        // reason the server rejected the item. `sent`: the body that is on its way, or was when its answer got lost;
        // empty for a removal.
        """
        CREATE TABLE sync_object (
            id INTEGER PRIMARY KEY, list INTEGER NOT NULL REFERENCES sync_list (id) ON DELETE CASCADE,
            name BLOB NOT NULL, path TEXT NOT NULL, etag BLOB, body BLOB, item INTEGER, agreed INTEGER, problem TEXT,
            sent BLOB, UNIQUE (list, name)
        ) STRICT
        """,
        // References of items to others that are not in the list, as a server has them.
        """
        CREATE TABLE sync_reference (
            item INTEGER NOT NULL, is_parent INTEGER NOT NULL, uuid BLOB NOT NULL, PRIMARY KEY (item, is_parent, uuid)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX sync_object_item ON sync_object (list, item, agreed) WHERE item IS NOT NULL",
        "CREATE INDEX sync_object_unknown ON sync_object (list) WHERE etag IS NULL",
        "CREATE INDEX sync_object_sent ON sync_object (list) WHERE sent IS NOT NULL",
        "CREATE INDEX sync_object_stuck ON sync_object (list) WHERE problem IS NOT NULL",
    ]

    fileprivate static let syncTables = ["sync_reference", "sync_object", "sync_list"]
}

extension Connection {
    package var hasSyncTables: Bool {
        get throws(ListError) {
            try integer("SELECT 1 FROM main.sqlite_schema WHERE name = 'sync_list'") != nil
        }
    }

    func createSyncTables() throws(ListError) {
        guard try !hasSyncTables else { return }
        for part in Schema.syncParts { try execute(part.description) }
    }

    private func createTemporarySyncTables() throws(ListError) {
        let start = "CREATE TABLE"
        for part in Schema.syncParts.map(\.description) where part.hasPrefix(start) {
            try execute("CREATE TEMP TABLE\(part.dropFirst(start.count))")
        }
    }

    func dropSyncTables() throws(ListError) {
        if try hasEarlierCalendars { try execute("DROP TABLE sync_earlier") }
        for table in Schema.syncTables { try execute("DROP TABLE \(table)") }
    }

    /// Runs the body with empty tables if the list has none.
    func withSyncTables<Value>(_ body: () throws(ListError) -> Value) throws(ListError) -> Value {
        if try hasSyncTables { return try body() }
        try createTemporarySyncTables()
        let result = Result { () throws(ListError) in try body() }
        try dropSyncTables()
        return try result.get()
    }
}
