import Entities
import Vocabulary

/// Reads the names of a few items touched by each change, from the newest change to the oldest.
struct TouchedItems: ~Copyable {
    /// The title of an item before the changes read so far, and the newest change older than those.
    private struct Past {
        var title: String
        var change: Int
    }

    private static let pastLimit = 1_000

    private let names: Statement
    private let newest: Statement
    private let step: Statement
    private var pasts: [Int: Past] = [:]

    init(on connection: Connection) throws(ListError) {
        let names = try connection.prepare(TouchedItems.names)
        let newest = try connection.prepare(TouchedItems.newest)
        let step = try connection.prepare(TouchedItems.step)
        self.names = names
        self.newest = newest
        self.step = step
    }

    /// Returns removed items first, before the items that referred to them; the rest in order of id. Each has its title at the
    /// time of the change.
    mutating func items(of change: Int) throws(ListError) -> [ItemName] {
        try names.reset(binding: change)
        var found: [ItemName] = []
        while try names.step() {
            let item = names.integer(0)
            let title = if let kept = names.optionalText(1) { kept } else { try title(of: item, after: change) }
            found.append(ItemName(id: item, title: title))
        }
        return found
    }

    /// Walks back from the item's present title, or from the one that it had when it was removed.
    private mutating func title(of item: Int, after change: Int) throws(ListError) -> String {
        var past = if let known = pasts[item] { known } else { try newest(of: item) }
        while past.change > change {
            defer { step.reset() }
            try step.bind([.integer(past.change), .integer(item)])
            guard try step.step(), step.integer(1) < past.change else { break }
            past = Past(title: step.optionalText(0) ?? past.title, change: step.integer(1))
        }
        if pasts.count == TouchedItems.pastLimit { pasts = [:] }
        pasts[item] = past
        return past.title
    }

    private func newest(of item: Int) throws(ListError) -> Past {
        try newest.reset(binding: item)
        return try newest.step() ? Past(title: newest.text(0), change: newest.integer(1)) : Past(title: "", change: 0)
    }
}

// MARK: - Statements

extension TouchedItems {
    /// The title is NULL unless the change kept it. Looks for removed items only among the first thousand.
    static let names = """
        WITH changed (id, first_new, last_new, undone) AS MATERIALIZED (
            SELECT id, first_new, last_new, undone FROM change WHERE id = ?1),
        found (item, title, rank) AS (
            SELECT * FROM (
                SELECT item, iif(changed.undone OR uuid IS NOT NULL, title, NULL),
                    iif(changed.undone, touched IS NOT NULL, uuid IS NULL)
                FROM changed CROSS JOIN replaced ON replaced.change = changed.id ORDER BY item LIMIT 1000)
            UNION ALL
            SELECT * FROM (
                SELECT item.id, NULL, 1 FROM changed CROSS JOIN item ON item.id BETWEEN first_new AND last_new
                ORDER BY item.id LIMIT 3)
            UNION ALL
            SELECT * FROM (
                SELECT DISTINCT item, NULL, 1 FROM changed CROSS JOIN replaced INDEXED BY replaced_item
                    ON item BETWEEN first_new AND last_new AND uuid IS NOT NULL
                WHERE undone = 0 AND item NOT IN (SELECT id FROM item) ORDER BY item LIMIT 3))
        SELECT item, title FROM found ORDER BY rank, item LIMIT 3
        """

    static let newest = """
        SELECT title, touched FROM item WHERE id = ?1
        UNION ALL
        SELECT title, touched FROM replaced INDEXED BY replaced_item WHERE item = ?1 AND uuid IS NOT NULL
        """

    static let step = "SELECT title, touched FROM replaced WHERE change = ? AND item = ?"
}
