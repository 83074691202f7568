package import Entities

/// Finds items by their words.
package enum Search {
    /// The items in which all of the words occur, be it within longer ones, whatever their case; those they fit best
    /// come first, and of equal ones the older. No words find nothing.
    package static func items(
        words: [String],
        where condition: Condition? = nil,
        limit: Int? = nil,
        offset: Int = 0,
        on connection: Connection
    ) throws(StoreError) -> [FoundItem] {
        guard let query = Grams.query(for: words) else { return [] }
        let page = [Binding.integer(limit ?? -1), .integer(offset)]
        let rows = try connection.prepare(sql(condition), [.text(query)] + (condition?.values ?? []) + page)
        var items: [FoundItem] = []
        while try rows.step() {
            items.append(FoundItem(item: try ItemRows.item(in: rows), rank: rows.double(ItemRows.columnCount)))
        }
        return items
    }

    /// How many items there are in which all of the words occur.
    package static func count(
        words: [String],
        where condition: Condition? = nil,
        on connection: Connection
    ) throws(StoreError) -> Int {
        guard let query = Grams.query(for: words) else { return 0 }
        let sql = "SELECT count(*) FROM search WHERE search MATCH ?\(chosen(condition))"
        return try connection.integer(sql, [.text(query)] + (condition?.values ?? [])) ?? 0
    }

    /// Only the items that are answered are read. A word of the title weighs ten times one of the note.
    /// https://sqlite.org/fts5.html#the_bm25_function
    static func sql(_ condition: Condition?) -> String {
        """
        SELECT \(ItemRows.columns), found.fit
        FROM (
            SELECT rowid AS id, bm25(search, 10, 1, 5, 3) AS fit FROM search
            WHERE search MATCH ?\(chosen(condition))
            ORDER BY fit, rowid LIMIT ? OFFSET ?
        ) AS found CROSS JOIN item ON item.id = found.id
        ORDER BY found.fit, found.id
        """
    }

    private static func chosen(_ condition: Condition?) -> String {
        guard let condition else { return "" }
        return " AND EXISTS (SELECT 1 FROM item WHERE item.id = search.rowid AND (\(condition.sql)))"
    }
}
