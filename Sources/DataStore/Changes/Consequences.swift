import Entities
import Vocabulary

/// Finds the items that the change in progress affects beyond those that it was asked to change. Reads them from what the
/// change has replaced, when it is complete.
struct Consequences {
    private var hasCompletions = false
    private var hasReopenings = false
    private var hasRemovals = false

    mutating func add(_ plan: ListPlan) {
        for update in plan.updates where update.before.status != update.after.status {
            if update.after.status == .done { hasCompletions = true } else { hasReopenings = true }
        }
        if !plan.removals.isEmpty { hasRemovals = true }
    }

    func adding(to outcome: PlanOutcome, on connection: Connection) throws(ListError) -> PlanOutcome {
        var outcome = outcome
        if hasCompletions || hasRemovals { outcome.unblocked = try items(Consequences.unblocked, on: connection) }
        if hasCompletions {
            for (item, need) in try pairs(Consequences.openDependencies, on: connection) {
                outcome.openDependencies[item, default: []].append(need)
            }
            outcome.openParts = try items(Consequences.openParts, on: connection)
        }
        if hasReopenings {
            let repeating = try connection.prepare(Consequences.reopenedRepeating).integers()
            outcome.nextOccurrences = try StoredItemRelations.nextOccurrences(of: repeating, on: connection)
            outcome.waiting = try items(Consequences.waiting, on: connection)
        }
        if hasRemovals {
            outcome.dependents = try items(Consequences.lost("needs"), on: connection)
            outcome.children = try items(Consequences.lost("parent"), on: connection)
        }
        return outcome
    }

    private func items(_ ids: String, on connection: Connection) throws(ListError) -> [Item] {
        try ItemRows.items(where: Condition("item.id IN (\(ids))", []), on: connection)
    }

    /// Returns the open item that each selected item depends on.
    private func pairs(_ sql: String, on connection: Connection) throws(ListError) -> [(Int, Item)] {
        let rows = try connection.prepare(sql)
        let reader = try ItemReader(on: connection)
        var found: [(Int, Item)] = []
        while try rows.step() {
            if let need = try reader.item(rows.integer(1)) { found.append((rows.integer(0), need)) }
        }
        return found
    }
}

// MARK: - Statements

extension Consequences {
    private static let completed = "replaced.change = journal_change() AND replaced.status = 0"
    private static let reopened = "replaced.change = journal_change() AND replaced.status = 1"

    /// The open items that depended on an item that was completed, or removed while it was open, and have no other open
    /// dependency. A removed item has a uuid, and one that depended on it has the ids of its former dependencies.
    static let unblocked = """
        SELECT waiting.id FROM (
            SELECT need.item AS id FROM replaced CROSS JOIN need ON need.needs = replaced.item WHERE \(completed)
            UNION
            SELECT replaced.item
            FROM replaced CROSS JOIN json_each('[' || replace(replaced.needs, ' ', ',') || ']') AS lost
            CROSS JOIN replaced AS removed ON removed.change = replaced.change AND removed.item = lost.value
            WHERE replaced.change = journal_change() AND replaced.uuid IS NULL AND replaced.needs IS NOT NULL
                AND removed.uuid IS NOT NULL AND removed.status = 0) AS dependent
        CROSS JOIN item AS waiting ON waiting.id = dependent.id AND waiting.status = 0
        WHERE NOT EXISTS (
            SELECT 1 FROM need AS rest CROSS JOIN item AS other ON other.id = rest.needs
            WHERE rest.item = waiting.id AND other.status = 0)
        """

    private static let openDependencies = """
        SELECT need.item, need.needs FROM replaced CROSS JOIN need ON need.item = replaced.item
        JOIN item AS first ON first.id = need.needs AND first.status = 0
        WHERE \(completed) ORDER BY need.item, need.needs
        """

    private static let openParts = """
        SELECT part.id FROM replaced CROSS JOIN item AS part ON part.parent = replaced.item
        WHERE \(completed) AND part.status = 0
        """

    private static let reopenedRepeating = """
        SELECT item.id FROM replaced CROSS JOIN item ON item.id = replaced.item
        WHERE \(reopened) AND item.repeats IS NOT NULL ORDER BY item.id
        """

    /// The open items that depend on a reopened one.
    private static let waiting = """
        SELECT need.item FROM replaced CROSS JOIN need ON need.needs = replaced.item
        JOIN item AS waiting ON waiting.id = need.item AND waiting.status = 0
        WHERE \(reopened)
        """

    /// The remaining items with a reference to a removed one.
    private static func lost(_ column: String) -> String {
        """
        SELECT replaced.item FROM replaced
        WHERE replaced.change = journal_change() AND uuid IS NULL AND replaced.\(column) IS NOT NULL
        """
    }
}
