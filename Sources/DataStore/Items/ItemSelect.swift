import Almanac
package import Entities
package import Vocabulary

extension ItemRows {
    /// Calls `each` with every matching item, one row at a time. Ties are ordered by id.
    package static func items(
        where condition: Condition? = nil,
        order: [ItemOrder] = [],
        limit: Int? = nil,
        on connection: Connection,
        each: (Item) throws(ListError) -> Void
    ) throws(ListError) {
        let values = (condition?.values ?? []) + (limit.map { [.integer($0)] } ?? [])
        let rows = try connection.prepare(sql(where: condition, order: order, isLimited: limit != nil), values)
        while try rows.step() { try each(item(in: rows)) }
    }

    /// Returns the ids of the matching items in ascending order.
    package static func ids(where condition: Condition?, on connection: Connection) throws(ListError) -> [Int] {
        let rows = try connection.prepare(
            "SELECT item.id FROM item WHERE \(condition?.sql ?? "1") ORDER BY item.id",
            condition?.values ?? []
        )
        var found: [Int] = []
        while try rows.step() { found.append(rows.integer(0)) }
        return found
    }

    static func sql(where condition: Condition?, order: [ItemOrder], isLimited: Bool) -> String {
        """
        SELECT \(columns)
        FROM item
        \(condition.map { "WHERE \($0.sql)" } ?? "")
        \((order + [ItemOrder(.id)]).clause)\(isLimited ? " LIMIT ?" : "")
        """
    }
}

extension [ItemOrder] {
    /// The ORDER BY clause, built without `joined(separator:)`, whose first call takes a twentieth of a short command.
    package var clause: String {
        var sql = ""
        for order in self {
            for term in order.terms {
                sql += sql.isEmpty ? "ORDER BY " : ", "
                sql += term
            }
        }
        return sql
    }
}

extension ItemOrder {
    fileprivate var terms: [String] {
        switch key {
        // Matches the index on open items when priority comes next.
        case .due: sorted("item.due_day") + sorted("ifnull(item.due_minute, 1440)", isOptional: false)
        // A column that only some queries have. The most urgent items come first.
        case .urgency: [isDescending ? "urgency NULLS LAST" : "urgency DESC"]
        case .priority: isDescending ? ["item.priority DESC"] : ["ifnull(item.priority, 4)"]
        case .project: sorted("folded(item.project)") + sorted("item.project")
        case .title: sorted("folded(item.title)", isOptional: false)
        case .created: sorted("item.created", isOptional: false)
        case .changed: sorted("item.changed", isOptional: false)
        case .completed: sorted("item.completed")
        case .wait: sorted("item.wait_day")
        case .status: sorted("item.status", isOptional: false)
        case .parent: sorted("item.parent")
        case .id: sorted("item.id", isOptional: false)
        case .note: sorted("folded(item.note)")
        case .every: sorted(ItemOrder.interval) + sorted("item.repeats")
        case .needs: sorted("(SELECT min(needs) FROM need WHERE need.item = item.id)")
        case .tag: sorted("(SELECT min(name) FROM tag WHERE tag.item = item.id)")
        }
    }

    /// The approximate number of days in an interval: `FREQ=WEEKLY;INTERVAL=2` has 14. Without `INTERVAL=`, the cast gives 0.
    private static let interval = """
        CASE substr(item.repeats, 6, 1) WHEN 'H' THEN 1.0 / 24 WHEN 'D' THEN 1 WHEN 'W' THEN 7 WHEN 'M' THEN 30 ELSE 365 END \
        * max(1, CAST(substr(item.repeats, instr(item.repeats, 'INTERVAL=') + 9) AS INTEGER))
        """

    /// NULLs always come last. In descending order SQLite already puts them there.
    private func sorted(_ expression: String, isOptional: Bool = true) -> [String] {
        [expression + (isDescending ? " DESC" : isOptional ? " NULLS LAST" : "")]
    }
}
