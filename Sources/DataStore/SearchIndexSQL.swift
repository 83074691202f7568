/// The statements that keep the search index, for the items that changes are about.
struct SearchIndexSQL {
    /// Chooses the changes among the steps of the journal.
    private let changes: String
    /// Takes in what the items are now, in the order of their ids, as FTS5 writes what it has gathered whenever an id is
    /// lower than the one before. Put together once, as every change needs it.
    let adding: String

    /// The steps that say something about words.
    private let touched: String

    private init(changes: String) {
        self.changes = changes
        touched = """
            FROM journal INDEXED BY journal_change
            WHERE \(changes) AND what IN ('uuid', 'title', 'note', 'project', 'tag')
            """
        adding = "\(SearchIndexSQL.inserting) WHERE id IN (SELECT item \(touched)) ORDER BY id"
    }

    /// For the change of this number.
    static let one = SearchIndexSQL(changes: "change = ?1")
    /// For the changes of a list of numbers in JSON.
    static let many = SearchIndexSQL(changes: "change IN (SELECT value FROM json_each(?1))")

    static let addingAll = "\(inserting) ORDER BY id"

    private static let inserting = """
        INSERT INTO search (rowid, title, note, tags, project)
        SELECT id, grams(title), grams(note),
            (SELECT grams(group_concat(name, ' ')) FROM (SELECT name FROM tag WHERE tag.item = item.id ORDER BY name)),
            grams(project)
        FROM item
        """

    /// Takes out what the index has of the items; they themselves have moved on already.
    func forgetting(after event: SearchIndex.Event) -> String {
        """
        INSERT INTO search (search, rowid, title, note, tags, project)
        SELECT 'delete', touched.item, grams(\(former("title", event))), grams(\(former("note", event))),
            (SELECT grams(group_concat(name, ' ')) FROM (\(formerTags(event)))), grams(\(former("project", event)))
        FROM (SELECT DISTINCT item \(touched) ORDER BY item) AS touched
        WHERE \(former("uuid", event)) IS NOT NULL
        """
    }
}

// MARK: - What was there before

extension SearchIndexSQL {
    private func steps(_ what: String) -> String {
        """
        FROM journal INDEXED BY journal_item
        WHERE journal.item = touched.item AND what = '\(what)' AND \(changes)
        """
    }

    /// The steps tell what a column was, or else nothing has happened to it.
    private func former(_ column: String, _ event: SearchIndex.Event) -> String {
        """
        iif(EXISTS (SELECT 1 \(steps(column))),
            (SELECT \(event.former) \(steps(column)) ORDER BY step \(event.order) LIMIT 1),
            (SELECT \(column) FROM item WHERE id = touched.item))
        """
    }

    private func formerTags(_ event: SearchIndex.Event) -> String {
        """
        SELECT name FROM tag WHERE tag.item = touched.item
            AND NOT EXISTS (SELECT 1 \(steps("tag")) AND ifnull(before, after) = tag.name)
        UNION ALL
        SELECT name FROM (
            SELECT \(event.former) AS name, \(event.furthest)(step) \(steps("tag")) GROUP BY ifnull(before, after))
        WHERE name IS NOT NULL
        """
    }
}

extension SearchIndex.Event {
    /// The side of a step that was there before the event.
    fileprivate var former: String {
        switch self {
        case .made: "before"
        case .undone: "after"
        }
    }

    /// Puts the step in front that leads away from what was before the event.
    fileprivate var order: String {
        switch self {
        case .made: "ASC"
        case .undone: "DESC"
        }
    }

    /// Chooses the same step among those of a tag. https://sqlite.org/lang_select.html#bareagg
    fileprivate var furthest: String {
        switch self {
        case .made: "min"
        case .undone: "max"
        }
    }
}
