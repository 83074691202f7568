import Almanac
import Entities
import Vocabulary

/// The stored list during a change.
final class StoredChange: ChangingList, ConnectionBacked {
    let connection: Connection
    /// Begins to record the change, with the first plan; `nil` once it has begun.
    private var begin: (() throws(ListError) -> Void)?
    private var consequences = Consequences()
    private let insertion: ItemInsertion
    /// The error that rolls the change back.
    private(set) var failure: ListError?

    init(on connection: Connection, begin: (() throws(ListError) -> Void)? = nil) {
        self.connection = connection
        self.begin = begin
        insertion = ItemInsertion(on: connection)
    }

    func apply(_ plan: ListPlan, endsChange: Bool) throws(ListError) -> PlanOutcome {
        try reading { () throws(ListError) in
            if let begin {
                // What is reported of one portion is not repeated, so the change can't begin after it.
                if plan.isEmpty, endsChange { return PlanOutcome() }
                try begin()
                self.begin = nil
            }
            let outcome = try plan.perform(on: connection, insertion)
            consequences.add(plan, outcome)
            return endsChange ? try consequences.adding(to: outcome, on: connection) : outcome
        }
    }

    /// Keeps the error, which may have made SQLite roll back already.
    func reading<Value>(_ body: () throws(ListError) -> Value) throws(ListError) -> Value {
        do {
            return try body()
        } catch {
            failure = error
            throw error
        }
    }

    /// Stores what had to wait for later plans. Call when all plans are applied.
    func finish() throws(ListError) { try insertion.finish() }

    func openParts(below ids: [Int]) throws(ListError) -> [Int] {
        try reading { () throws(ListError) in
            // Few items have parts, and this statement is much shorter.
            let parts = try connection.prepare("SELECT 1 FROM item WHERE parent = ?")
            for id in ids {
                try parts.reset(binding: id)
                if try parts.step() {
                    return try connection.prepare(StoredChange.openPartsSQL).integers([.list(ids)])
                }
            }
            return []
        }
    }

    private static let openPartsSQL = """
        WITH RECURSIVE below (id, status) AS (
            SELECT item.id, item.status FROM json_each(?1) CROSS JOIN item ON item.parent = value \(goesOn)
            UNION
            SELECT item.id, item.status FROM below CROSS JOIN item ON item.parent = below.id \(goesOn))
        SELECT id FROM below WHERE status = 0 ORDER BY id
        """

    private static let goesOn = "AND (repeats IS NULL OR item.status = 1)"

    func forEachItem(of selection: Selection, today: Day, _ body: (Item) throws(ListError) -> Void) throws(ListError) {
        try reading { () throws(ListError) in
            try ItemRows.items(where: selection.condition(today: today), on: connection, each: body)
        }
    }
}
