import Almanac
import DataStore
import Entities
import Vocabulary

final class RankItemsDataManager: RankItemsDataManaging, StoreBacked {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(
        matching selection: Selection,
        today: Day,
        weights: RankWeights,
        choose: ([UrgencyFacts]) -> [Int]
    ) throws(ListError) -> (items: [ListedItem], leftOut: RankItemsLeftOut) {
        let condition = selection.condition(today: today)
        return try store.read { connection throws(ListError) in
            let rows = try UrgencyRows(where: condition, today: today, weights: weights, on: connection)
            let reader = try ItemReader(on: connection)
            var listing = ListedItemReader(on: connection)
            var items: [ListedItem] = []
            for id in choose(rows.items) {
                if let item = try reader.item(id) { items.append(try listing.listed(item)) }
            }
            return (items, RankItemsLeftOut(waiting: rows.waiting, blocked: rows.blocked))
        }
    }

    func count(matching selection: Selection, today: Day, limit: Int?) throws(ListError) -> Int {
        let condition = selection.condition(today: today)
        return try store.read { connection throws(ListError) in
            let count = try connection.prepare(
                """
                SELECT count(*) FROM (
                    SELECT 1 FROM item
                    WHERE item.status = 0 \(condition.map { "AND (\($0.sql))" } ?? "") AND \(WaitSQL.isVisible())
                        AND NOT EXISTS (SELECT 1 FROM \(Blockers.open) WHERE need.item = item.id)
                    LIMIT ?
                )
                """,
                // A negative limit is none.
                (condition?.values ?? []) + [.integer(today.number), .integer(limit ?? -1)]
            )
            _ = try count.step()
            return count.integer(0)
        }
    }
}
