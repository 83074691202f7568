import Vocabulary

/// Keeps the search index in step with the items at the end of each change.
package enum SearchIndex {
    /// Indexes the items whose text a change replaced, or an undo or redo of it. A contentless index needs the old text, which
    /// is on the other side of the change, to delete an entry. https://sqlite.org/fts5.html#the_delete_command
    static func replaceText(of change: Int, on connection: Connection) throws(ListError) {
        try connection.run(removeSQL, [.integer(change)])
        try connection.run(addSQL, [.integer(change)])
    }

    /// Indexes the items that a change added.
    static func addNewItems(of change: Int, on connection: Connection) throws(ListError) {
        try connection.run(addNewSQL, [.integer(change)])
    }
}

// MARK: - Statements

extension SearchIndex {
    static let removeSQL = """
        INSERT INTO search (search, rowid, title, note, tags, project)
        SELECT 'delete', replaced.item, grams(ifnull(replaced.title, item.title)), grams(ifnull(replaced.note, item.note)),
            grams(ifnull(replaced.tags, \(ItemImage.tags(of: "item.id")))), grams(ifnull(replaced.project, item.project))
        FROM replaced LEFT JOIN item ON item.id = replaced.item
        WHERE replaced.change = ?1 AND \(isReworded)
        """

    /// Adds the items in order of id, since FTS5 flushes its buffer whenever ids go backwards.
    static let addSQL = """
        \(insertSQL) FROM replaced CROSS JOIN item ON item.id = replaced.item
        WHERE replaced.change = ?1 AND (\(isReworded) OR replaced.touched IS NULL) ORDER BY replaced.item
        """

    static let addNewSQL = """
        \(insertSQL) FROM change CROSS JOIN item ON item.id BETWEEN change.first_new AND change.last_new
        WHERE change.id = ?1 ORDER BY item.id
        """

    static let addAllSQL = "\(insertSQL) FROM item ORDER BY item.id"

    private static let insertSQL = """
        INSERT INTO search (rowid, title, note, tags, project)
        SELECT item.id, grams(item.title), grams(item.note), grams(\(ItemImage.tags(of: "item.id"))), grams(item.project)
        """

    private static let isReworded =
        "coalesce(replaced.title, replaced.note, replaced.project, replaced.tags) IS NOT NULL"
}
