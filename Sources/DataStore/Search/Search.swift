package import Entities
package import Vocabulary

/// Full-text search.
package enum Search {
    /// Calls `each` with the items that contain all of the words, ignoring case and matching parts of words. The best
    /// matches come first, ties in order of id. An empty list of words matches nothing.
    package static func items(
        _ words: [SearchWord],
        where condition: Condition? = nil,
        on connection: Connection,
        each: (Item) throws(ListError) -> Void
    ) throws(ListError) {
        guard let query = Bigrams.query(for: words) else { return }
        let found = try connection.prepare(sql(condition), [.text(query)] + (condition?.values ?? []))
        let rows = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE item.id = ?")
        while try found.step() {
            try rows.reset(binding: found.integer(0))
            if try rows.step() { try each(try ItemRows.item(in: rows)) }
        }
    }

    /// Returns whether any item contains all of the words.
    package static func findsAny(_ words: [SearchWord], on connection: Connection) throws(ListError) -> Bool {
        guard let query = Bigrams.query(for: words) else { return false }
        return try connection.integer("SELECT EXISTS (SELECT 1 FROM search WHERE search MATCH ?)", [.text(query)]) == 1
    }

    /// Selects only ids, since narrow rows sort faster. A match in the title weighs ten times as much as one in the note.
    /// https://sqlite.org/fts5.html#the_bm25_function
    static func sql(_ condition: Condition?) -> String {
        """
        SELECT rowid FROM search
        WHERE search MATCH ?\(filter(condition))
        ORDER BY bm25(search, 10, 1, 5, 3), rowid
        """
    }

    private static func filter(_ condition: Condition?) -> String {
        guard let condition else { return "" }
        return " AND EXISTS (SELECT 1 FROM item WHERE item.id = search.rowid AND (\(condition.sql)))"
    }
}
