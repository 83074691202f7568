import Almanac
import DataStore
import Entities
import Interchange
import Vocabulary

/// The database queries of this use case.
final class ShowItemDataManager: ShowItemDataManaging, StoreBacked {
    let store: Store
    private let context: ForeignContext

    /// - Parameter context: The time and place in which dates on the server are read.
    init(store: Store, context: ForeignContext) {
        (self.store, self.context) = (store, context)
    }

    func findHistories(
        of selection: Selection,
        today: Day,
        shouldRead: ([Int]) -> Bool,
        body: (ItemHistory) -> Void
    ) throws(ListError) {
        try store.read { connection throws(ListError) in
            let ids = try ItemRows.ids(where: selection.condition(today: today), on: connection)
            guard shouldRead(ids) else { return }
            let items = try ItemReader(on: connection)
            let list = try connection.hasSyncTables ? SyncedList.all(on: connection).first : nil
            var families = ItemFamilies(on: connection)
            for id in ids {
                guard let item = try items.item(id) else { continue }
                var history = try history(of: item, on: connection)
                history.family = try families.family(of: item)
                if let list {
                    history.sync = try SyncedList.state(of: id, on: connection)
                    history.elsewhere = try facts(of: item, in: list, on: connection)
                }
                body(history)
            }
        }
    }

    /// Returns the properties on the server for which adder has no field.
    private func facts(of item: Item, in list: SyncedList, on connection: Connection) throws(ListError) -> ForeignFacts
    {
        guard let body = try SyncedObject.of(item: item.id, in: list, on: connection)?.body,
            let resource = try? TodoResource(body, context)
        else { return ForeignFacts() }
        return resource.facts(due: item.details.due)
    }

    private func history(of item: Item, on connection: Connection) throws(ListError) -> ItemHistory {
        let needs = item.details.needs
        let changes = try History.changes(of: item.id, on: connection)
        return ItemHistory(
            item: item,
            needs: needs.isEmpty ? [] : try ItemRows.items(where: .ids(needs), on: connection),
            blocks: try ItemRows.items(where: .needing(item.id), on: connection),
            parent: try item.details.parent.flatMap { id throws(ListError) in
                try ItemRows.item(id, on: connection)
            },
            parts: try ItemRows.items(where: .parts(below: item.id), on: connection),
            changes: changes,
            copies: try SeriesRows.copies(of: item, changes, on: connection),
            series: item.mayBeCopy ? try SeriesRows.series(ofCopies: [item], on: connection)[item.id] : nil
        )
    }
}
