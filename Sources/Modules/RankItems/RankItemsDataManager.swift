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
        choose: ([RankedItem]) -> [RankedItem]
    ) throws(ListError) -> (items: [ListedItem], leftOut: RankItemsLeftOut) {
        let condition = selection.condition(today: today)
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(
                RankItemsDataManager.sql(condition),
                [.integer(today.number)] + (condition?.values ?? [])
            )
            var (found, leftOut) = ([RankedItem](), RankItemsLeftOut())
            while try rows.step() {
                switch rows.integer(6) {
                case 1: leftOut.waiting += 1
                case 2: leftOut.blocked += 1
                default: found.append(try RankItemsDataManager.item(in: rows))
                }
            }
            let reader = try ItemReader(on: connection)
            var families = ItemFamilies(on: connection)
            var items: [ListedItem] = []
            for chosen in choose(found) {
                guard let item = try reader.item(chosen.id) else { continue }
                items.append(ListedItem(item: item, family: try families.family(of: item)))
            }
            return (items, leftOut)
        }
    }

    private static func sql(_ condition: Condition?) -> String {
        """
        SELECT item.id, due_day, due_minute, priority, created,
            (SELECT count(*) FROM need JOIN item AS later ON later.id = need.item
                WHERE need.needs = item.id AND later.status = 0),
            CASE
                WHEN item.wait_day > ? THEN 1
                WHEN EXISTS (
                    SELECT 1 FROM need JOIN item AS first ON first.id = need.needs
                    WHERE need.item = item.id AND first.status = 0) THEN 2
                ELSE 0
            END,
            wait_day, changed
        FROM item
        WHERE item.status = 0 \(condition.map { "AND (\($0.sql))" } ?? "")
        """
    }

    private static func item(in row: borrowing Statement) throws(ListError) -> RankedItem {
        let time = row.optionalInteger(2).flatMap(TimeOfDay.init(minute:))
        return RankedItem(
            id: row.integer(0),
            due: try row.optionalDay(1).map { Due(day: $0, time: time) },
            priority: row.optionalInteger(3).flatMap(Priority.init),
            unblocks: row.integer(5),
            created: try row.instant(4),
            wait: try row.optionalDay(7),
            changed: try row.instant(8)
        )
    }
}
