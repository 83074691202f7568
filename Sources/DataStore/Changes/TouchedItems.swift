import Entities
import Vocabulary

/// Reads the names of a few items touched by each change. For a long change, only both ends of the journal are read.
struct TouchedItems: ~Copyable {
    private static let nameLimit = 3
    static let stepLimit = 200

    private let firstSteps: Statement
    private let lastSteps: Statement
    private let title: Statement

    init(on connection: Connection) throws(StoreError) {
        let firstSteps = try connection.prepare(TouchedItems.steps("ASC"))
        let lastSteps = try connection.prepare(TouchedItems.steps("DESC"))
        let title = try connection.prepare(TouchedItems.title)
        self.firstSteps = firstSteps
        self.lastSteps = lastSteps
        self.title = title
    }

    /// Returns removed items first, before the items that referred to them; the rest in the order in which they were touched.
    func items(of change: Int) throws(StoreError) -> [ItemName] {
        let steps = try steps(of: change)
        var (removed, touched): ([Int], [Int]) = ([], [])
        for step in steps {
            if step.isRemoval, !removed.contains(step.item) { removed.append(step.item) }
            if touched.count < TouchedItems.nameLimit, !touched.contains(step.item) { touched.append(step.item) }
        }
        let ids = removed + touched.filter { !removed.contains($0) }
        var names: [ItemName] = []
        for id in ids.prefix(TouchedItems.nameLimit) {
            names.append(ItemName(id: id, title: try title(of: id, in: change, before: steps.last?.step ?? 0)))
        }
        return names
    }

    /// Returns the first and the last steps of the change, each once and in order.
    func steps(of change: Int) throws(StoreError) -> [(step: Int, item: Int, isRemoval: Bool)] {
        let steps = try steps(of: change, firstSteps)
        guard steps.count == TouchedItems.stepLimit, let seen = steps.last?.step else { return steps }
        return try steps + self.steps(of: change, lastSteps).reversed().filter { $0.step > seen }
    }

    private func steps(
        of change: Int,
        _ rows: borrowing Statement
    ) throws(StoreError) -> [(step: Int, item: Int, isRemoval: Bool)] {
        defer { rows.reset() }
        try rows.bind([.integer(change), .integer(TouchedItems.stepLimit)])
        var steps: [(step: Int, item: Int, isRemoval: Bool)] = []
        while try rows.step() { steps.append((rows.integer(0), rows.integer(1), rows.integer(2) == 1)) }
        return steps
    }

    private func title(of item: Int, in change: Int, before step: Int) throws(StoreError) -> String {
        defer { title.reset() }
        try title.bind([.integer(item), .integer(step), .integer(change)])
        _ = try title.step()
        return title.text(0)
    }
}

// MARK: - Statements

extension TouchedItems {
    static func steps(_ order: String) -> String {
        """
        SELECT step, item, what = 'uuid' AND after IS NULL FROM journal INDEXED BY journal_change
        WHERE change = ? ORDER BY step \(order) LIMIT ?
        """
    }

    /// The item's title at the time of the change, ignoring changes that had been undone before.
    static let title = """
        SELECT coalesce(
            (SELECT ifnull(after, before)
                FROM journal INDEXED BY journal_item CROSS JOIN change ON change.id = journal.change
                WHERE journal.item = ?1 AND what = 'title' AND step <= ?2
                    AND (change.undone = 0 OR change.undone_after >= ?3)
                ORDER BY step DESC LIMIT 1),
            (SELECT title FROM item WHERE item.id = ?1), '')
        """
}
