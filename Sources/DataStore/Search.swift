package import Entities

/// Finds items by their words.
package enum Search {
    /// Calls with the items in which all of the words occur, be it within longer ones, whatever their case; those they
    /// fit best come first, and of equal ones the older. No words find nothing.
    package static func items(
        _ words: [SearchWord],
        where condition: Condition? = nil,
        on connection: Connection,
        each: (Item) throws(StoreError) -> Void
    ) throws(StoreError) {
        guard let query = Grams.query(for: words) else { return }
        let found = try connection.prepare(sql(condition), [.text(query)] + (condition?.values ?? []))
        let rows = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE item.id = ?")
        while try found.step() {
            try rows.begin(again: found.integer(0))
            if try rows.step() { try each(try ItemRows.item(in: rows)) }
        }
    }

    /// Whether there is an item in which all of the words occur.
    package static func findsAny(_ words: [SearchWord], on connection: Connection) throws(StoreError) -> Bool {
        guard let query = Grams.query(for: words) else { return false }
        return try connection.integer("SELECT EXISTS (SELECT 1 FROM search WHERE search MATCH ?)", [.text(query)]) == 1
    }

    /// Ids alone are sorted, as what is narrow is sorted sooner. A word of the title weighs ten times one of the note.
    /// https://sqlite.org/fts5.html#the_bm25_function
    static func sql(_ condition: Condition?) -> String {
        """
        SELECT rowid FROM search
        WHERE search MATCH ?\(chosen(condition))
        ORDER BY bm25(search, 10, 1, 5, 3), rowid
        """
    }

    private static func chosen(_ condition: Condition?) -> String {
        guard let condition else { return "" }
        return " AND EXISTS (SELECT 1 FROM item WHERE item.id = search.rowid AND (\(condition.sql)))"
    }
}
