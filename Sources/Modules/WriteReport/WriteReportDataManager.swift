import Almanac
import DataStore
import Entities
import Vocabulary

final class WriteReportDataManager: WriteReportDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func facts(of query: ReportQuery) throws(ListError) -> ReportFacts {
        let condition = query.selection.condition(today: query.now.today)
        let open = Condition("item.status = 0").and(condition)
        let overdue = Condition.overdue(on: query.now.today, at: query.now.time).and(condition)
        let done = Condition("item.completed >= ?", [.integer(query.doneSince.seconds)]).and(condition)
        return try store.read { connection throws(ListError) in
            func matching(_ condition: Condition, order: String, limit: Int) throws(ListError) -> [Item] {
                let rows = try connection.prepare(
                    "SELECT \(ItemRows.columns) FROM item WHERE \(condition.sql) ORDER BY \(order) LIMIT ?",
                    condition.values + [.integer(limit)]
                )
                var items: [Item] = []
                while try rows.step() { items.append(try ItemRows.item(in: rows)) }
                return items
            }
            func count(_ condition: Condition) throws(ListError) -> Int {
                try connection.integer("SELECT count(*) FROM item WHERE \(condition.sql)", condition.values) ?? 0
            }
            var facts = ReportFacts()
            facts.open = try matching(open, order: "item.due_day IS NULL, \(DueSQL.order)", limit: query.limit)
            facts.openCount = facts.open.count < query.limit ? facts.open.count : try count(open)
            facts.overdueCount = try count(overdue)
            facts.done = try matching(done, order: "item.completed DESC, item.id DESC", limit: query.doneLimit)
            facts.doneCount = facts.done.count < query.doneLimit ? facts.done.count : try count(done)
            var families = ItemFamilies(on: connection)
            var blockers = Blockers(on: connection)
            let items = try ItemReader(on: connection)
            for item in facts.open {
                facts.families.append(try families.family(of: item))
                var names: [ItemName] = []
                for id in try blockers.ids(of: item) {
                    guard let title = try items.item(id)?.details.title else { continue }
                    names.append(ItemName(id: id, title: title))
                }
                facts.blockers.append(names)
            }
            for item in facts.done { facts.doneParents.append(try families.family(of: item).parent) }
            return facts
        }
    }
}
