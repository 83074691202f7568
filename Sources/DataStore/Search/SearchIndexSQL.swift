/// The statements that update the search index for the items of one or more changes.
struct SearchIndexSQL {
    /// The condition that selects the changes in the journal.
    private let changes: String
    /// Adds the current text of the items in order of id, since FTS5 flushes its buffer whenever ids go backwards. Stored,
    /// because every change uses it.
    let addSQL: String

    /// The journal steps that affect indexed text.
    private let touched: String

    private init(changes: String) {
        self.changes = changes
        touched = """
            FROM journal INDEXED BY journal_change
            WHERE \(changes) AND what IN ('uuid', 'title', 'note', 'project', 'tag')
            """
        addSQL = "\(SearchIndexSQL.insertSQL) WHERE id IN (SELECT item \(touched)) ORDER BY id"
    }

    /// For a single change.
    static let one = SearchIndexSQL(changes: "change = ?1")
    /// For a JSON array of changes.
    static let many = SearchIndexSQL(changes: "change IN (SELECT value FROM json_each(?1))")

    static let addAllSQL = "\(insertSQL) ORDER BY id"

    private static let insertSQL = """
        INSERT INTO search (rowid, title, note, tags, project)
        SELECT id, grams(title), grams(note),
            (SELECT grams(group_concat(name, ' ')) FROM (SELECT name FROM tag WHERE tag.item = item.id ORDER BY name)),
            grams(project)
        FROM item
        """

    /// Deletes the old text of the items, reconstructed from the journal.
    func removeSQL(after event: SearchIndex.Event) -> String {
        """
        INSERT INTO search (search, rowid, title, note, tags, project)
        SELECT 'delete', touched.item, grams(\(previousValue("title", event))), grams(\(previousValue("note", event))),
            (SELECT grams(group_concat(name, ' ')) FROM (\(previousTags(event)))), grams(\(previousValue("project", event)))
        FROM (SELECT DISTINCT item \(touched) ORDER BY item) AS touched
        WHERE \(previousValue("uuid", event)) IS NOT NULL
        """
    }
}

// MARK: - Previous values

extension SearchIndexSQL {
    private func steps(_ what: String) -> String {
        """
        FROM journal INDEXED BY journal_item
        WHERE journal.item = touched.item AND what = '\(what)' AND \(changes)
        """
    }

    /// The value before the event: from the journal if the column changed, otherwise from the item.
    private func previousValue(_ column: String, _ event: SearchIndex.Event) -> String {
        """
        iif(EXISTS (SELECT 1 \(steps(column))),
            (SELECT \(event.previousSide) \(steps(column)) ORDER BY step \(event.order) LIMIT 1),
            (SELECT \(column) FROM item WHERE id = touched.item))
        """
    }

    private func previousTags(_ event: SearchIndex.Event) -> String {
        """
        SELECT name FROM tag WHERE tag.item = touched.item
            AND NOT EXISTS (SELECT 1 \(steps("tag")) AND ifnull(before, after) = tag.name)
        UNION ALL
        SELECT name FROM (
            SELECT \(event.previousSide) AS name, \(event.aggregate)(step) \(steps("tag")) GROUP BY ifnull(before, after))
        WHERE name IS NOT NULL
        """
    }
}

extension SearchIndex.Event {
    /// The journal column that holds the value before the event.
    fileprivate var previousSide: String {
        switch self {
        case .made: "before"
        case .undone: "after"
        }
    }

    /// Sorts the steps so that the one with the value before the event comes first.
    fileprivate var order: String {
        switch self {
        case .made: "ASC"
        case .undone: "DESC"
        }
    }

    /// Selects that same step among those of a tag. https://sqlite.org/lang_select.html#bareagg
    fileprivate var aggregate: String {
        switch self {
        case .made: "min"
        case .undone: "max"
        }
    }
}
