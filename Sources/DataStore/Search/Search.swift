package import Entities
import UnicodeText
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

    /// Passes on the titles with a word that begins with the text, newest item first, until the body returns `false`.
    /// - Parameter limit: The maximum number of items that are read.
    package static func titles(
        with beginning: String,
        status: Item.Status?,
        scanning limit: Int,
        on connection: Connection,
        each: (_ id: Int, _ title: String) -> Bool
    ) throws(ListError) {
        guard let query = Bigrams.query(for: [SearchWord(beginning)]) else { return }
        let wanted = Array(UnicodeText.searchForm(beginning).utf8)
        let rows = try connection.prepare(titles(status), [.text("title : (\(query))"), .integer(limit)])
        while try rows.step() {
            let title = rows.text(1)
            guard Search.hasWord(beginning: wanted, in: Array(UnicodeText.searchForm(title).utf8)) else { continue }
            guard each(rows.integer(0), title) else { return }
        }
    }

    static func titles(_ status: Item.Status?) -> String {
        """
        SELECT item.id, item.title FROM search CROSS JOIN item ON item.id = search.rowid
        WHERE search MATCH ?\(status.map { " AND item.status = \($0.rawValue)" } ?? "")
        ORDER BY search.rowid DESC LIMIT ?
        """
    }

    /// Returns whether the text has these bytes at its start or after a character that is neither a letter nor a digit.
    private static func hasWord(beginning wanted: [UInt8], in text: [UInt8]) -> Bool {
        var start = 0
        while let found = wanted.span.firstOccurrence(in: text.span, from: start) {
            if found == 0 || !isLetter(text[found - 1]) { return true }
            start = found + 1
        }
        return false
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
