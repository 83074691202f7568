import DataStore
import Entities

/// The queries of this use case.
final class ChangeItemDataManager: ChangeItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        var trouble: ListTrouble?
        let outcome = try store.carryOut(request) { items, connection in
            do throws(ListTrouble) {
                return try decide(items, StoredNeighbourhood(connection: connection))
            } catch {
                trouble = error
                return ListPlan()
            }
        }
        if let trouble { throw trouble }
        return outcome
    }
}

/// The other items as they are within the change that is being decided on.
private struct StoredNeighbourhood: ItemNeighbourhood {
    let connection: Connection

    func unknownIDs(among ids: [Int]) throws(ListTrouble) -> [Int] {
        try self.ids("SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM item WHERE id = value)", from: ids)
    }

    func idsNeeded(by ids: [Int]) throws(ListTrouble) -> Set<Int> {
        let found = try self.ids(
            """
            WITH RECURSIVE chain (id) AS (
                SELECT value FROM json_each(?) UNION SELECT needs FROM need JOIN chain ON need.item = chain.id
            ) SELECT id FROM chain
            """,
            from: ids
        )
        return Set(found)
    }

    func idsAbove(_ id: Int) throws(ListTrouble) -> Set<Int> {
        let found = try ids(
            """
            WITH RECURSIVE chain (id) AS (
                SELECT value FROM json_each(?)
                UNION SELECT parent FROM item JOIN chain ON item.id = chain.id WHERE parent IS NOT NULL
            ) SELECT id FROM chain
            """,
            from: [id]
        )
        return Set(found)
    }

    private func ids(_ sql: String, from ids: [Int]) throws(ListTrouble) -> [Int] {
        do {
            let rows = try connection.prepare(sql, [.text("[\(ids.map(String.init).joined(separator: ","))]")])
            var found: [Int] = []
            while try rows.step() { found.append(rows.integer(0)) }
            return found
        } catch {
            throw error.trouble
        }
    }
}
