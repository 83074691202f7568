import DataStore
import Entities

/// The queries of this use case: each looks at little more than it answers, however long the list is.
final class SuggestWordsDataManager: SuggestWordsDataManaging {
    /// How many items are looked at where no index has what is asked for.
    private static let reach = 10_000

    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(_ query: SuggestedItemsQuery) throws(ListTrouble) -> [SuggestedItem] {
        try store.answer { connection throws(StoreError) in
            let last = try connection.integer("SELECT max(id) FROM item") ?? 0
            let searches =
                query.beginning.isEmpty
                ? SuggestWordsDataManager.everyNumber(query.status, upTo: last)
                : query.ranges(upTo: last).map { SuggestWordsDataManager.numbers(in: $0, query.status) }
            var items: [SuggestedItem] = []
            for search in searches where items.count < query.limit {
                let rows = try connection.prepare(
                    "\(search.sql) LIMIT ?",
                    search.values + [.integer(query.limit - items.count)]
                )
                while try rows.step() { items.append(SuggestedItem(id: rows.integer(0), title: rows.text(1))) }
            }
            return items
        }
    }

    func tags(beginning: String, limit: Int) throws(ListTrouble) -> [String] {
        // The name of a place begins with @, which sorts before every letter that a tag can begin with.
        try names(SuggestWordsDataManager.tags, [.text(beginning.isEmpty ? "A" : beginning), .text(beginning)], limit)
    }

    func projects(beginning: String, limit: Int) throws(ListTrouble) -> [String] {
        try names(SuggestWordsDataManager.projects, [.integer(SuggestWordsDataManager.reach), .text(beginning)], limit)
    }

    func hasProjectsOutOfReach() throws(ListTrouble) -> Bool {
        try store.answer { connection throws(StoreError) in
            try connection.integer("SELECT max(id) FROM item") ?? 0 > SuggestWordsDataManager.reach
        }
    }

    var backups: [String] { store.backupWords }

    private func names(_ sql: String, _ values: [Binding], _ limit: Int) throws(ListTrouble) -> [String] {
        try store.answer { connection throws(StoreError) in
            let rows = try connection.prepare(sql, values + [.integer(limit)])
            var names: [String] = []
            while try rows.step() { names.append(rows.text(0)) }
            return names
        }
    }
}

// MARK: - SQL

extension SuggestWordsDataManager {
    typealias Search = (sql: String, values: [Binding])

    /// Open items from the index of what is due, in its order; others from the newest back.
    static func everyNumber(_ status: Item.Status?, upTo last: Int) -> [Search] {
        guard status == .open else { return [numbers(in: max(1, last - reach + 1)...max(1, last), status, "DESC")] }
        let order = "ORDER BY due_day, ifnull(due_minute, 1440), ifnull(priority, 4), id"
        return ["NOT NULL", "NULL"].map { day in
            ("SELECT id, title FROM item WHERE status = 0 AND due_day IS \(day) \(order)", [])
        }
    }

    static func numbers(in range: ClosedRange<Int>, _ status: Item.Status?, _ order: String = "ASC") -> Search {
        let last = range.lowerBound + min(range.count, reach) - 1
        let standing = status == nil ? "" : "AND status = ?"
        let values = [range.lowerBound, last] + [status?.rawValue].compactMap { $0 }
        return (
            "SELECT id, title FROM item WHERE id BETWEEN ? AND ? \(standing) ORDER BY id \(order)",
            values.map { .integer($0) }
        )
    }

    /// From one name to the next in the index, past all the items that have it.
    static let tags = """
        WITH RECURSIVE tags (name) AS (
            SELECT min(name) FROM tag WHERE name >= ?1
            UNION ALL
            SELECT (SELECT min(tag.name) FROM tag WHERE tag.name > tags.name) FROM tags
            WHERE substr(name, 1, length(?2)) = ?2
        )
        SELECT name FROM tags WHERE substr(name, 1, length(?2)) = ?2 LIMIT ?3
        """

    /// Of the newest items, as no index has the projects.
    static let projects = """
        SELECT DISTINCT project FROM (SELECT project FROM item ORDER BY id DESC LIMIT ?1)
        WHERE substr(project, 1, length(?2)) = ?2 ORDER BY project LIMIT ?3
        """
}
