import DataStore
import Entities
import Vocabulary

/// The database queries of this use case. Each reads little more than it returns, even in a long list.
final class SuggestWordsDataManager: SuggestWordsDataManaging {
    /// The number of items to scan if there is no index for the query.
    private static let scanLimit = 10_000

    private let ownStore: Store
    private var store: Store

    let savedFilters: [String]
    private let findActions: () -> [(word: String, meaning: String)]
    var screenActions: [(word: String, meaning: String)] { findActions() }

    init(
        store: Store,
        savedFilters: [String] = [],
        screenActions: @escaping () -> [(word: String, meaning: String)] = { [] }
    ) {
        findActions = screenActions
        self.savedFilters = savedFilters.sorted()
        ownStore = SuggestWordsDataManager.impatient(store)
        self.store = ownStore
    }

    func open(_ list: String?) {
        store = list.map { SuggestWordsDataManager.impatient(Store(StoreFile(path: $0))) } ?? ownStore
    }

    /// Pressing Tab must not wait for a locked list.
    private static func impatient(_ store: Store) -> Store {
        store.withTimeout(seconds: 0.1)
    }

    func items(_ query: SuggestedItemsQuery) throws(ListError) -> [SuggestedItem] {
        try store.read { connection throws(ListError) in
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

    func items(_ query: SuggestedTitlesQuery) throws(ListError) -> [SuggestedItem] {
        try store.read { connection throws(ListError) in
            var items: [SuggestedItem] = []
            try DataStore.Search.titles(
                with: query.beginning,
                status: query.status,
                scanning: SuggestWordsDataManager.scanLimit,
                on: connection
            ) { id, title in
                items.append(SuggestedItem(id: id, title: title))
                return items.count < query.limit
            }
            return items
        }
    }

    func tags(beginning: String, limit: Int) throws(ListError) -> [String] {
        // Starting at A skips the contexts, which begin with @.
        try names(SuggestWordsDataManager.tags, [.text(beginning.isEmpty ? "A" : beginning), .text(beginning)], limit)
    }

    func projects(beginning: String, limit: Int) throws(ListError) -> [String] {
        try names(
            SuggestWordsDataManager.projects,
            [.integer(SuggestWordsDataManager.scanLimit), .text(beginning)],
            limit
        )
    }

    func mayHaveMoreProjects() throws(ListError) -> Bool {
        try store.read { connection throws(ListError) in
            try connection.integer("SELECT max(id) FROM item") ?? 0 > SuggestWordsDataManager.scanLimit
        }
    }

    var backups: [String] { store.backupWords }

    func files(beginning: String) -> [String] { TypedPath.completions(of: beginning) }

    private func names(_ sql: String, _ values: [Binding], _ limit: Int) throws(ListError) -> [String] {
        try store.read { connection throws(ListError) in
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

    /// Returns searches for items with any id: open items by due date, others newest first.
    static func everyNumber(_ status: Item.Status?, upTo last: Int) -> [Search] {
        guard status == .open else { return [numbers(in: max(1, last - scanLimit + 1)...max(1, last), status, "DESC")] }
        return ["NOT NULL", "NULL"].map { day in
            ("SELECT id, title FROM item WHERE status = 0 AND due_day IS \(day) ORDER BY \(DueSQL.order)", [])
        }
    }

    static func numbers(in range: ClosedRange<Int>, _ status: Item.Status?, _ order: String = "ASC") -> Search {
        let last = range.lowerBound + min(range.count, scanLimit) - 1
        let filter = status == nil ? "" : "AND status = ?"
        let values = [range.lowerBound, last] + [status?.rawValue].compactMap { $0 }
        return (
            "SELECT id, title FROM item WHERE id BETWEEN ? AND ? \(filter) ORDER BY id \(order)",
            values.map { .integer($0) }
        )
    }

    /// Jumps from one name to the next in the index, and skips all the items in between.
    static let tags = """
        WITH RECURSIVE tags (name) AS (
            SELECT min(name) FROM tag WHERE name >= ?1
            UNION ALL
            SELECT (SELECT min(tag.name) FROM tag WHERE tag.name > tags.name) FROM tags
            WHERE substr(name, 1, length(?2)) = ?2
        )
        SELECT name FROM tags WHERE substr(name, 1, length(?2)) = ?2 LIMIT ?3
        """

    /// Reads only the newest items, because there is no index on projects.
    static let projects = """
        SELECT DISTINCT project FROM (SELECT project FROM item ORDER BY id DESC LIMIT ?1)
        WHERE substr(project, 1, length(?2)) = ?2 ORDER BY project LIMIT ?3
        """
}
