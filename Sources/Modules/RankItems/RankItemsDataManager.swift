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
            var families = ItemFamilies(on: connection)
            var items: [ListedItem] = []
            for id in choose(rows.items) {
                guard let item = try reader.item(id) else { continue }
                items.append(ListedItem(item: item, family: try families.family(of: item)))
            }
            return (items, RankItemsLeftOut(waiting: rows.waiting, blocked: rows.blocked))
        }
    }
}
