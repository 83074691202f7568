import Entities
import Vocabulary

/// Finds the items that the change in progress affects beyond those that it was asked to change. Reads them from what the
/// change has replaced, when it is complete.
struct Consequences {
    private var hasCompletions = false
    private var hasReopenings = false
    private var hasRemovals = false
    /// The series that have moved on.
    private var moved: [Int] = []
    /// The items that depended on them.
    private var movedDependents: [Int] = []

    mutating func add(_ plan: ListPlan, _ outcome: PlanOutcome) {
        for update in plan.updates where update.before.status != update.after.status {
            if update.after.status == .done { hasCompletions = true } else { hasReopenings = true }
        }
        if !plan.removals.isEmpty { hasRemovals = true }
        moved += plan.moves.map(\.series)
        movedDependents += outcome.movedDependents
    }

    func adding(to outcome: PlanOutcome, on connection: Connection) throws(ListError) -> PlanOutcome {
        var outcome = outcome
        // Without them, the statements are shorter.
        let given: [Binding] = moved.isEmpty ? [] : [.list(moved)]
        if hasCompletions || hasRemovals || !movedDependents.isEmpty {
            let given: [Binding] = movedDependents.isEmpty ? [] : [.list(movedDependents)]
            outcome.unblocked = try items(Consequences.unblocked(given: !given.isEmpty), given, on: connection)
        }
        if hasCompletions || !moved.isEmpty {
            let dependencies = Consequences.openDependencies(given: !given.isEmpty)
            for (item, need) in try pairs(dependencies, given, on: connection) {
                outcome.openDependencies[item, default: []].append(need)
            }
            outcome.openParts = try items(Consequences.openParts(given: !given.isEmpty), given, on: connection)
        }
        if hasReopenings { outcome.waiting = try items(Consequences.waiting, on: connection) }
        if hasRemovals {
            outcome.dependents = try items(Consequences.lost("needs"), on: connection)
            outcome.children = try items(Consequences.lost("parent"), on: connection)
        }
        return outcome
    }

    private func items(
        _ ids: String,
        _ values: [Binding] = [],
        on connection: Connection
    ) throws(ListError) -> [Item] {
        try ItemRows.items(where: Condition("item.id IN (\(ids))", values), on: connection)
    }

    /// Returns the open item that each selected item depends on.
    private func pairs(
        _ sql: String,
        _ values: [Binding],
        on connection: Connection
    ) throws(ListError) -> [(Int, Item)] {
        let rows = try connection.prepare(sql, values)
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
    /// The ids that are given with a statement.
    private static let given = "SELECT value FROM json_each(?1)"

    /// The items that were completed, and the given series, which have moved on.
    private static func completedItems(given isGiven: Bool) -> String {
        "(SELECT item FROM replaced WHERE \(completed)\(isGiven ? " UNION \(given)" : ""))"
    }

    /// The open items that depended on an item that was completed or moved on, or was removed while it was open, and have no
    /// other open dependency. A removed item has a uuid, and one that depended on it has the ids of its former dependencies.
    /// - Parameter isGiven: `true` to include the given dependents of series that have moved on.
    static func unblocked(given isGiven: Bool) -> String {
        """
        SELECT waiting.id FROM (
            SELECT need.item AS id FROM replaced CROSS JOIN need ON need.needs = replaced.item WHERE \(completed)
            \(isGiven ? "UNION \(given)" : "")
            UNION
            SELECT replaced.item
            FROM replaced CROSS JOIN json_each('[' || replace(replaced.needs, ' ', ',') || ']') AS lost
            CROSS JOIN replaced AS removed ON removed.change = replaced.change AND removed.item = lost.value
            WHERE replaced.change = journal_change() AND replaced.uuid IS NULL AND replaced.needs IS NOT NULL
                AND removed.uuid IS NOT NULL AND removed.status = 0) AS dependent
        CROSS JOIN item AS waiting ON waiting.id = dependent.id AND waiting.status = 0
        WHERE NOT EXISTS (
            SELECT 1 FROM \(Blockers.open) WHERE need.item = waiting.id)
        """
    }

    /// A series that moved on with its dependent was completed, and so was one whose dependent got it back.
    private static func openDependencies(given isGiven: Bool) -> String {
        """
        SELECT need.item, need.needs FROM \(completedItems(given: isGiven)) AS done
        CROSS JOIN \(Blockers.open) AND need.item = done.item
        \(isGiven ? keptNeeds : "") ORDER BY need.item, need.needs
        """
    }

    private static let keptNeeds = """
        LEFT JOIN replaced AS old ON old.change = journal_change() AND old.item = done.item
        WHERE need.needs NOT IN (\(given))
            AND (old.needs IS NULL OR instr(' ' || old.needs || ' ', ' ' || need.needs || ' '))
        """

    private static func openParts(given isGiven: Bool) -> String {
        """
        SELECT part.id FROM \(completedItems(given: isGiven)) AS done CROSS JOIN item AS part ON part.parent = done.item
        WHERE part.status = 0 \(isGiven ? "AND part.id NOT IN (\(given))" : "")
        """
    }

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
