@testable import DataStore

extension TestList {
    /// All that the search index knows: tokens with their places, lengths and sums.
    func index() throws(StoreError) -> [String] {
        try store.read { connection throws(StoreError) in
            try connection.run("INSERT INTO search (search) VALUES ('integrity-check')")
            try connection.execute(
                "CREATE VIRTUAL TABLE IF NOT EXISTS temp.place USING fts5vocab ('main', 'search', 'instance')"
            )
        }
        return try rows("SELECT doc || ' ' || col || ' ' || offset || ' ' || term FROM place ORDER BY doc, col, offset")
            + rows("SELECT id || ' ' || quote(sz) FROM search_docsize ORDER BY id")
            // Sums of nothing are zeros, or not there yet.
            + rows("SELECT hex(block) FROM search_data WHERE id = 1 AND hex(block) GLOB '*[^0]*'")
    }

    func freshIndex() throws(StoreError) -> [String] {
        try store.read { connection throws(StoreError) in
            try connection.run("INSERT INTO search (search) VALUES ('delete-all')")
            try connection.run(SearchIndexSQL.addingAll)
            try connection.run("INSERT INTO search (search) VALUES ('optimize')")
        }
        return try index()
    }
}
