import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class ListUpcomingDataManager: ListUpcomingDataManaging, StoreBacked {
    let store: Store
    /// The number of pages up to which all items are counted: a file of 4 MB, in which that takes less than a millisecond.
    private let countedPages: Int

    init(store: Store, countedPages: Int = 1_000) {
        self.store = store
        self.countedPages = countedPages
    }

    func openItems(
        _ query: ListUpcomingQuery,
        isBack: (_ due: Day?, _ wait: Day, _ changed: Instant) -> Bool
    ) throws(ListError) -> UpcomingItems {
        let filter = query.selection.condition(today: query.today)
        return try store.read { connection throws(ListError) in
            let pages = query.countsOthers ? try connection.integer("PRAGMA page_count") ?? 0 : 0
            let isLimited = pages > countedPages
            let search = UpcomingSearch(query: query, filter: filter, isLimited: isLimited, connection: connection)
            let waits = try search.waits(isBack)
            var items = UpcomingItems()
            items.others.isLimited = isLimited
            if query.limit == nil {
                items.dated = try search.dated(waits)
            } else {
                items.terms = try search.terms(waits)
            }
            let (undated, count) = try search.undated(waits)
            let back = query.limit.map { Array(waits.back.prefix($0)) } ?? waits.back
            let found = try ListedItemReader.items(back + undated, on: connection)
            items.back = UpcomingPart(
                items: Array(found.prefix(back.count)),
                count: waits.back.count,
                ids: query.limit == nil ? [] : waits.back
            )
            items.undated = UpcomingPart(items: Array(found.dropFirst(back.count)), count: count)
            if query.countsOthers {
                items.others.later = try search.laterCount(waits)
                items.others.waiting = waits.hidden
            }
            return items
        }
    }
}

/// The open items that are hidden until a day, and those whose waiting has ended.
struct UpcomingWaits {
    /// The ids of the items that are back, and the numbers of their due days. Two lists, as the first list of pairs costs a
    /// start 130 000 instructions.
    var back: [Int] = []
    var backDays: [Int?] = []
    /// The ids of the items that are back, in ascending order. There can be thousands, such as after an import.
    var sortedBack: [Int] = []
    /// The ids of hidden items.
    var hiddenIDs: [Int] = []
    var hidden: Int { hiddenIDs.count }
    /// The numbers of those without a date, and of those due after the end.
    var hiddenUndated = 0
    var hiddenLater = 0
}

/// One search in the list. Its statements force the indexes that are already in order, whatever the filter: SQLite then sorts
/// nothing. https://sqlite.org/lang_indexedby.html
struct UpcomingSearch {
    let query: ListUpcomingQuery
    let filter: Condition?
    /// A Boolean value that indicates whether to stop counting at the limit.
    let isLimited: Bool
    let connection: Connection

    private var visibility: [Binding] { query.includesWaiting ? [] : [.integer(query.today.number)] }

    private var filterValues: [Binding] { visibility + (filter?.values ?? []) }

    private static func visible(_ includesWaiting: Bool, _ filter: Condition?) -> String {
        let isVisible = includesWaiting ? "" : "AND \(WaitSQL.isVisible())"
        return filter.map { "\(isVisible) AND \($0.sql)" } ?? isVisible
    }
}

// MARK: - Items that wait or are back

extension UpcomingSearch {
    /// Reads all open items that have waited or wait, which are few.
    func waits(_ isBack: (_ due: Day?, _ wait: Day, _ changed: Instant) -> Bool) throws(ListError) -> UpcomingWaits {
        let hidden = query.hidden.condition(today: query.today)
        var values: [Binding] = []
        if filter != nil || hidden != nil {
            values = [.integer(query.today.number)] + (hidden?.values ?? []) + (filter?.values ?? [])
        }
        let rows = try connection.prepare(UpcomingSearch.waitsSQL(filter, hidden: hidden), values)
        var waits = UpcomingWaits()
        while try rows.step() {
            guard let wait = try rows.optionalDay(2) else { continue }
            let due = try rows.optionalDay(1)
            if Item.isHidden(until: wait, on: query.today) {
                waits.hiddenIDs.append(rows.integer(0))
                if due == nil { waits.hiddenUndated += 1 }
                if let due, due >= query.end { waits.hiddenLater += 1 }
            } else if isBack(due, wait, try rows.instant(3)) {
                waits.back.append(rows.integer(0))
                waits.backDays.append(due?.number)
            }
        }
        waits.sortedBack = waits.back.sorted()
        return waits
    }

    static func waitsSQL(_ filter: Condition?, hidden: Condition?) -> String {
        let condition =
            filter == nil && hidden == nil
            ? "" : "AND CASE WHEN \(WaitSQL.isHidden) THEN \(hidden?.sql ?? "1") ELSE \(filter?.sql ?? "1") END"
        return """
            SELECT id, due_day, wait_day, changed FROM item INDEXED BY item_wait
            WHERE status = 0 AND wait_day IS NOT NULL \(condition) ORDER BY wait_day, id
            """
    }
}

// MARK: - Items with a date

extension UpcomingSearch {
    func dated(_ waits: UpcomingWaits) throws(ListError) -> [ListedItem] {
        let sql = UpcomingSearch.datedSQL(includesWaiting: query.includesWaiting, filter: filter).items
        let rows = try connection.prepare(sql, [.integer(query.end.number)] + filterValues)
        return try items(in: rows, except: waits.sortedBack)
    }

    func terms(_ waits: UpcomingWaits) throws(ListError) -> [UpcomingPart] {
        let limit = query.limit ?? .max
        let sql = UpcomingSearch.datedSQL(includesWaiting: query.includesWaiting, filter: filter, isTerm: true)
        let rows = try connection.prepare("\(sql.items) LIMIT ?")
        let excluded =
            filter == nil && !query.includesWaiting
            ? (waits.sortedBack + waits.hiddenIDs).sorted() : waits.sortedBack
        var parts: [UpcomingPart] = []
        for term in query.terms {
            let range = DueSQL.values(of: term.lowerBound) + DueSQL.values(of: term.upperBound)
            let days = term.lowerBound.day.number..<term.upperBound.day.number
            let back = waits.backCount { $0.map(days.contains) ?? false }
            rows.reset()
            try rows.bind(range + filterValues + [.integer(limit + back)])
            let found = try items(in: rows, except: waits.sortedBack)
            var part = UpcomingPart(items: Array(found.prefix(limit)), count: found.count)
            if found.count >= limit {
                let ids = try connection.prepare(sql.ids).integers(filter == nil ? range : range + filterValues)
                part.ids = ids.filter { !excluded.hasSorted($0) }
                part.count = part.ids.count
            }
            parts.append(part)
        }
        return parts
    }

    /// - Parameter excluded: Ids in ascending order.
    private func items(in rows: borrowing Statement, except excluded: [Int]) throws(ListError) -> [ListedItem] {
        var listing = ListedItemReader(on: connection)
        var items: [ListedItem] = []
        while try rows.step() {
            let item = try ItemRows.item(in: rows)
            if !excluded.hasSorted(item.id) { items.append(try listing.listed(item)) }
        }
        return items
    }

    /// Without a filter, the ids include hidden items, so that the index is enough.
    static func datedSQL(
        includesWaiting: Bool,
        filter: Condition?,
        isTerm: Bool = false
    ) -> (items: String, ids: String) {
        let due = DueSQL.value
        let from = """
            FROM item INDEXED BY item_due
            WHERE status = 0 AND \(isTerm ? "\(due) >= (?, ?) AND \(due) < (?, ?)" : "due_day < ?")
            """
        let isVisible = visible(includesWaiting, filter)
        let order = "ORDER BY \(DueSQL.order)"
        return (
            "SELECT \(ItemRows.columns) \(from) \(isVisible) \(order)",
            "SELECT id \(from) \(filter == nil ? "" : isVisible) \(order)"
        )
    }
}

extension UpcomingWaits {
    fileprivate func backCount(where isIncluded: (Int?) -> Bool) -> Int {
        var count = 0
        for day in backDays where isIncluded(day) { count += 1 }
        return count
    }
}

// MARK: - Items without a date

extension UpcomingSearch {
    /// Returns the ids of the first items, and the number of all. One statement reads each priority from its newest item on.
    func undated(_ waits: UpcomingWaits) throws(ListError) -> (ids: [Int], count: Int) {
        let sql = UpcomingSearch.undatedSQL(includesWaiting: query.includesWaiting, filter: filter)
        let rows = try connection.prepare(sql, [.null] + filterValues)
        let limit = query.undatedLimit ?? .max
        var (high, others, isCut) = ([Int](), [Int](), false)
        for priority in 1...4 {
            try rows.reset(binding: priority)
            var found = 0
            while try rows.step() {
                let id = rows.integer(0)
                if waits.sortedBack.hasSorted(id) { continue }
                isCut = isCut || found == limit
                if found == limit { break }
                found += 1
                if priority == 1 { high.append(id) } else { others.append(id) }
            }
            if isCut, high.count == limit { break }
        }
        others.sort(by: >)
        let count = high.count + others.count
        if !isCut, count <= limit { return (high + others, count) }
        return (Array((high + others).prefix(limit)), isCut ? try undatedCount(waits) : count)
    }

    static func undatedSQL(includesWaiting: Bool, filter: Condition?) -> String {
        """
        SELECT id FROM item INDEXED BY item_due
        WHERE status = 0 AND due_day IS NULL AND ifnull(due_minute, 1440) = 1440 AND ifnull(priority, 4) = ?
            \(visible(includesWaiting, filter))
        ORDER BY id DESC
        """
    }

    private func undatedCount(_ waits: UpcomingWaits) throws(ListError) -> Int {
        let back = waits.backCount { $0 == nil }
        return try count("due_day IS NULL", [], hidden: waits.hiddenUndated, back: back)
    }
}

// MARK: - Counts

extension UpcomingSearch {
    func laterCount(_ waits: UpcomingWaits) throws(ListError) -> Int {
        let end = query.end.number
        let back = waits.backCount { $0.map { $0 >= end } ?? false }
        return try count("due_day >= ?", [.integer(end)], hidden: waits.hiddenLater, back: back)
    }

    /// Counts the items but those that are hidden or back.
    private func count(_ term: String, _ values: [Binding], hidden: Int, back: Int) throws(ListError) -> Int {
        let sql = UpcomingSearch.countSQL(term, includesWaiting: query.includesWaiting, filter: filter)
        let values = filter == nil ? values : values + filterValues
        let excluded = filter == nil ? hidden + back : back
        guard isLimited else {
            return (try connection.integer("SELECT count(*) \(sql)", values) ?? 0) - excluded
        }
        let rows = try connection.prepare("SELECT 1 \(sql)", values)
        var count = -excluded
        while count <= OtherItems.limit, try rows.step() { count += 1 }
        return count
    }

    /// Without a filter, the rows include hidden items, so that the index is enough. Forces the index unless a filter may have
    /// a better one.
    private static func countSQL(_ term: String, includesWaiting: Bool, filter: Condition?) -> String {
        guard let filter else { return "FROM item INDEXED BY item_due WHERE status = 0 AND \(term)" }
        return "FROM item WHERE status = 0 AND \(term) \(visible(includesWaiting, filter))"
    }
}
