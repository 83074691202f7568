/// Keeps the words of the items findable: when a change ends, what it has said of words is in the index.
enum SearchIndex {
    /// Follows a change of which the journal has the steps from this one on.
    static func follow(from step: Int, onlyAdding: Bool, on connection: Connection) throws(StoreError) {
        if !onlyAdding { try connection.run(forgettingFormer, [.integer(step)]) }
        try connection.run(adding("step >= ?1"), [.integer(step)])
    }

    /// Takes out the items that a change is about, while they are still as the index has them.
    static func forget(itemsOf change: Int, on connection: Connection) throws(StoreError) {
        try connection.run(forgetting("change = ?1"), [.integer(change)])
    }

    /// Takes in the items that a change is about, as they are now.
    static func add(itemsOf change: Int, on connection: Connection) throws(StoreError) {
        try connection.run(adding("change = ?1"), [.integer(change)])
    }

    /// Makes the index anew from the items.
    static func rebuild(on connection: Connection) throws(StoreError) {
        try connection.run("INSERT INTO search (search) VALUES ('delete-all')")
        try connection.run("INSERT INTO search (rowid, title, note, tags, project) SELECT id, \(words) FROM item")
    }
}

// MARK: - Statements

extension SearchIndex {
    /// What is found of an item, column by column.
    private static let words = """
        grams(title), grams(note),
        (SELECT grams(group_concat(name, ' ')) FROM (SELECT name FROM tag WHERE tag.item = item.id ORDER BY name)),
        grams(project)
        """

    /// The items about whose words the journal says something.
    private static func touched(_ steps: String) -> String {
        "SELECT item FROM journal WHERE \(steps) AND what IN ('uuid', 'title', 'note', 'project', 'tag')"
    }

    /// In the order of their ids, as FTS5 writes what it has gathered whenever an id is lower than the one before.
    private static func adding(_ steps: String) -> String {
        """
        INSERT INTO search (rowid, title, note, tags, project)
        SELECT id, \(words) FROM item WHERE id IN (\(touched(steps))) ORDER BY id
        """
    }

    /// An index without content has to be told what was in it. https://sqlite.org/fts5.html#the_delete_command
    private static func forgetting(_ steps: String) -> String {
        """
        INSERT INTO search (search, rowid, title, note, tags, project)
        SELECT 'delete', id, \(words) FROM item WHERE id IN (\(touched(steps))) ORDER BY id
        """
    }

    /// The same of items that the change has left different: what the first step of a field comes from was there before.
    private static let forgettingFormer = """
        INSERT INTO search (search, rowid, title, note, tags, project)
        SELECT 'delete', touched.item, grams(\(former("title"))), grams(\(former("note"))),
            (SELECT grams(group_concat(name, ' ')) FROM (
                SELECT name FROM tag WHERE tag.item = touched.item AND NOT EXISTS (
                    SELECT 1 FROM \(steps) AND what = 'tag' AND ifnull(before, after) = tag.name)
                UNION ALL
                SELECT before FROM (
                    SELECT before, min(step) FROM \(steps) AND what = 'tag' GROUP BY ifnull(before, after))
                WHERE before IS NOT NULL)),
            grams(\(former("project")))
        FROM (\(touched("step >= ?1")) GROUP BY item ORDER BY item) AS touched
        WHERE (SELECT before FROM \(steps) AND what = 'uuid' ORDER BY step LIMIT 1) IS NOT NULL
            OR NOT EXISTS (SELECT 1 FROM \(steps) AND what = 'uuid')
        """

    /// What the change has done to one item.
    private static let steps = "journal INDEXED BY journal_item WHERE journal.item = touched.item AND step >= ?1"

    private static func former(_ column: String) -> String {
        """
        iif(EXISTS (SELECT 1 FROM \(steps) AND what = '\(column)'),
            (SELECT before FROM \(steps) AND what = '\(column)' ORDER BY step LIMIT 1),
            (SELECT \(column) FROM item WHERE id = touched.item))
        """
    }
}
