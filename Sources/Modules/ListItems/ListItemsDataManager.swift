import Almanac
import DataStore
import Entities
import Vocabulary

final class ListItemsDataManager: ListItemsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func findItems(
        _ query: ListItemsQuery,
        rank: (UrgencyFacts) -> Points,
        arrange: ([ItemOutline], [ItemRank]) -> [ListPage.Line],
        take: (ListPage.Line, ListedItem) -> Void
    ) throws(ListError) {
        try store.read { connection throws(ListError) in
            let ranks = try ListItemsDataManager.ranks(query, rank, on: connection)
            let lines = arrange(try ListItemsDataManager.find(query, ranks, on: connection), ranks ?? [])
            guard !lines.isEmpty else { return }
            let items = try ItemReader(on: connection, expecting: lines.count)
            var listing = ListedItemReader(on: connection)
            var remaining = lines[...]
            while let first = remaining.first {
                // An item with many tags can be listed many times in a row.
                let same = remaining.prefix { $0.id == first.id }
                remaining = remaining.dropFirst(same.count)
                guard let item = try items.item(first.id) else { continue }
                let listed = try listing.listed(item)
                for line in same { take(line, listed) }
            }
        }
    }
}

extension ListItemsDataManager {
    func count(_ scope: ListScope, today: Day) throws(ListError) -> Int {
        let base = ListItemsDataManager.base(scope, today: today)
        return try store.read { connection throws(ListError) in
            try connection.integer(
                "SELECT count(*) FROM item WHERE (\(base.condition)) AND NOT (\(base.isHidden))",
                base.values + base.hiddenValues
            ) ?? 0
        }
    }
}

// MARK: - Queries

extension ListItemsDataManager {
    /// Reads only the columns needed for sorting and grouping; full items are read when they are shown.
    private static func find(
        _ query: ListItemsQuery,
        _ ranks: [ItemRank]?,
        on connection: Connection
    ) throws(ListError) -> [ItemOutline] {
        let (sql, values) = statement(query, ranks)
        let rows = try connection.prepare(sql, values)
        var found: [ItemOutline] = []
        // An array that grows has its items twice for a moment.
        found.reserveCapacity(ranks?.count ?? 0)
        while try rows.step() {
            found.append(
                ItemOutline(
                    id: rows.integer(0),
                    parent: rows.optionalInteger(1),
                    due: try rows.optionalDue(2, of: rows.integer(0)),
                    isOpen: rows.integer(4) == Item.Status.open.rawValue,
                    isHidden: rows.integer(5) == 1,
                    isContext: rows.integer(5) == 2,
                    isAlone: query.limit != nil && rows.optionalInteger(1) == nil && rows.integer(6) == 0,
                    mark: mark(query.grouping, in: rows)
                )
            )
        }
        return found
    }

    /// Returns the urgency of the items that a list sorted by it may show, sorted by id; `nil` for other lists.
    private static func ranks(
        _ query: ListItemsQuery,
        _ rank: (UrgencyFacts) -> Points,
        on connection: Connection
    ) throws(ListError) -> [ItemRank]? {
        guard let weights = query.weights else { return nil }
        var ranks: [ItemRank] = []
        try UrgencyRows.forEach(
            where: Selection((query.scope.implicit?.alternatives ?? []) + (query.scope.explicit?.alternatives ?? []))
                .condition(today: query.today),
            today: query.today,
            weights: weights,
            on: connection
        ) { ranks.append(ItemRank(id: $0.id, points: rank($0))) }
        ranks.sort { $0.id < $1.id }
        return ranks
    }

    /// - Parameter ranks: The urgency of the items, if the list is sorted by it.
    static func statement(_ query: ListItemsQuery, _ ranks: [ItemRank]? = nil) -> (sql: String, values: [Binding]) {
        let base = base(query.scope, today: query.today)
        if query.isTree { return treeStatement(query, ranks, base) }
        return (
            """
            SELECT item.id, item.parent, item.due_day, item.due_minute, item.status, \(base.isHidden)\(column(query))\
            \(ranks == nil ? "" : UrgencySQL.column)
            FROM item
            WHERE \(base.condition)
            \(query.order.clause)\(query.limit == nil ? "" : " LIMIT ?")
            """,
            base.hiddenValues + (ranks.map { [UrgencySQL.value($0)] } ?? []) + base.values
                + (query.limit.map { [.integer($0)] } ?? [])
        )
    }

    /// The conditions of the items of a list, and of those that are hidden, with their values.
    private typealias Base = (isHidden: String, condition: String, hiddenValues: [Binding], values: [Binding])

    private static func base(_ scope: ListScope, today: Day) -> Base {
        let implicit = scope.implicit?.condition(today: today)
        let explicit = scope.explicit?.condition(today: today)
        let (isHidden, condition) =
            switch (implicit, explicit) {
            case (nil, let explicit): ("0", explicit?.sql ?? "0")
            case (let implicit?, nil): ("ifnull(\(WaitSQL.isHidden), 0)", implicit.sql)
            case (let implicit?, let explicit?):
                (
                    "ifnull(\(WaitSQL.isHidden), 0) AND (\(explicit.sql)) IS NOT TRUE",
                    "(\(implicit.sql)) OR (\(explicit.sql))"
                )
            }
        let hiddenValues = implicit == nil ? [] : [Binding.integer(today.number)] + (explicit?.values ?? [])
        return (isHidden, condition, hiddenValues, (implicit?.values ?? []) + (explicit?.values ?? []))
    }

    /// The same with the items above those found, which have 2 in the column of hidden items.
    private static func treeStatement(
        _ query: ListItemsQuery,
        _ ranks: [ItemRank]?,
        _ base: Base
    ) -> (sql: String, values: [Binding]) {
        (
            """
            WITH RECURSIVE above (id) AS (
                SELECT item.parent FROM item WHERE (\(base.condition)) AND item.parent IS NOT NULL
                UNION
                SELECT item.parent FROM above CROSS JOIN item ON item.id = above.id WHERE item.parent IS NOT NULL)
            SELECT item.id, item.parent, item.due_day, item.due_minute, item.status,
                CASE WHEN (\(base.condition)) IS NOT TRUE THEN 2 ELSE \(base.isHidden) END\(column(query.grouping))\
            \(ranks == nil ? "" : UrgencySQL.column)
            FROM item
            WHERE (\(base.condition)) OR item.id IN (SELECT id FROM above)
            \(query.order.clause)
            """,
            base.values + base.values + base.hiddenValues + (ranks.map { [UrgencySQL.value($0)] } ?? []) + base.values
        )
    }

    /// Returns the column of the values that the list is grouped by; for the first items, that of their parts.
    private static func column(_ query: ListItemsQuery) -> String {
        query.limit == nil
            ? column(query.grouping) : ", EXISTS (SELECT 1 FROM item AS part WHERE part.parent = item.id)"
    }

    private static func column(_ grouping: ItemGrouping?) -> String {
        switch grouping {
        case .due, nil: ""
        case .project: ", item.project"
        case .priority: ", item.priority"
        case .tag: ", (SELECT group_concat(name, ' ') FROM tag WHERE tag.item = item.id)"
        }
    }

    private static func mark(_ grouping: ItemGrouping?, in row: borrowing Statement) -> GroupMark {
        switch grouping {
        case .due, nil: .none
        case .project: .project(row.optionalText(6))
        case .priority: .priority(row.optionalInteger(6).flatMap(Priority.init))
        case .tag: .tags(row.words(6))
        }
    }
}
