import Vocabulary

@testable import DataStore

extension TestList {
    /// Returns the contents of the search index: tokens with positions, document sizes and totals.
    func index() throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            try connection.run("INSERT INTO search (search) VALUES ('integrity-check')")
            try connection.execute(
                "CREATE VIRTUAL TABLE IF NOT EXISTS temp.place USING fts5vocab ('main', 'search', 'instance')"
            )
        }
        return try rows("SELECT doc || ' ' || col || ' ' || offset || ' ' || term FROM place ORDER BY doc, col, offset")
            + rows("SELECT id || ' ' || quote(sz) FROM search_docsize ORDER BY id")
            // The totals of an empty index are zero or missing.
            + rows("SELECT hex(block) FROM search_data WHERE id = 1 AND hex(block) GLOB '*[^0]*'")
    }

    func freshIndex() throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
            try connection.run("INSERT INTO search (search) VALUES ('delete-all')")
            try connection.run(SearchIndex.addAllSQL)
            try connection.run("INSERT INTO search (search) VALUES ('optimize')")
        }
        return try index()
    }
}
