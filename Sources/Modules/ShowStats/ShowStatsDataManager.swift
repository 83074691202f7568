import Almanac
import DataStore
import Entities
import Vocabulary

final class ShowStatsDataManager: ShowStatsDataManaging, StoreBacked {
    let store: Store
    private let clock: any Clock

    init(store: Store, clock: any Clock) {
        self.store = store
        self.clock = clock
    }

    func facts(
        of selection: Selection,
        durationsSince start: Day,
        at now: Moment,
        limit: Int
    ) throws(ListError) -> StatsFacts {
        let condition = selection.condition(today: now.today)
        return try store.read { connection throws(ListError) in
            let activity = try ActivityRows.activity(
                condition,
                durationsSince: start,
                today: now.today,
                clock,
                on: connection
            )
            let query = StatsQuery(condition: condition, limit: limit, at: now, connection: connection)
            return StatsFacts(
                activity: activity,
                overdue: try query.overdueCount(),
                projects: try query.projects(),
                tags: try query.tags(),
                postponed: try query.postponed(clock),
                oldestTitle: try activity.oldest.flatMap { (id) throws(ListError) in
                    try ItemReader(on: connection).item(id)?.details.title
                }
            )
        }
    }
}

/// The queries for the open items that match.
private struct StatsQuery {
    /// The open items that match; without a filter, an index has all that is counted.
    private let openItems: String
    private let overdue: Condition
    private let condition: Condition?
    private let filter: String
    private let values: [Binding]
    private let limit: Int
    private let connection: Connection

    init(condition: Condition?, limit: Int, at now: Moment, connection: Connection) {
        overdue = Condition.overdue(on: now.today, at: now.time)
        openItems = condition == nil ? "item INDEXED BY item_activity" : "item"
        self.condition = condition
        filter = condition.map { "AND (\($0.sql))" } ?? ""
        values = condition?.values ?? []
        self.limit = limit
        self.connection = connection
    }

    func overdueCount() throws(ListError) -> Int {
        try connection.integer(
            "SELECT count(*) FROM \(overdueItems) \(filter)",
            overdue.values + values
        ) ?? 0
    }

    func projects() throws(ListError) -> [StatsFacts.NamedNumber] {
        try names(
            """
            SELECT project, count(*) FROM \(openItems) WHERE completed IS NULL AND project IS NOT NULL \(filter)
            GROUP BY project ORDER BY 2 DESC, 1
            """,
            overdue: "SELECT project, count(*) FROM \(overdueItems) AND project IS NOT NULL \(filter) GROUP BY project"
        )
    }

    func tags() throws(ListError) -> [StatsFacts.NamedNumber] {
        try names(
            """
            SELECT tag.name, count(*) FROM \(openItems) CROSS JOIN tag ON tag.item = item.id
            WHERE completed IS NULL \(filter)
            GROUP BY tag.name ORDER BY 2 DESC, 1
            """,
            overdue: """
                SELECT tag.name, count(*) FROM tag JOIN (SELECT id FROM \(overdueItems) \(filter)) AS late ON tag.item = late.id
                GROUP BY tag.name
                """
        )
    }

    private var overdueItems: String { "item INDEXED BY item_due WHERE \(overdue.sql)" }

    /// Counts overdue items by themselves: the index of all open items has no due dates.
    private func names(_ sql: String, overdue overdueSQL: String) throws(ListError) -> [StatsFacts.NamedNumber] {
        let late = try connection.prepare(overdueSQL, overdue.values + values)
        var numbers: [String: Int] = [:]
        while try late.step() { numbers[late.text(0)] = late.integer(1) }
        let rows = try connection.prepare(sql, values)
        var names: [StatsFacts.NamedNumber] = []
        while try rows.step() {
            let name = rows.text(0)
            names.append(.init(name: name, number: rows.integer(1), overdue: numbers[name] ?? 0))
        }
        return names
    }

    func postponed(_ clock: any Clock) throws(ListError) -> [StatsFacts.ItemNumber] {
        let counts = try PostponementRows.counts(condition, clock, on: connection)
        let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
        let items = try ItemReader(on: connection)
        var found: [StatsFacts.ItemNumber] = []
        for (id, number) in most {
            guard let item = try items.item(id) else { continue }
            found.append(.init(id: id, title: item.details.title, number: number))
        }
        return found
    }
}
