import Almanac
import DataStore
import Entities

/// The queries of this use case.
final class ShowItemDataManager: ShowItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func findStories(
        of selection: Selection,
        today: Day,
        areWanted: ([Int]) -> Bool,
        take: (ItemStory) -> Void
    ) throws(ListTrouble) {
        try store.answer { connection throws(StoreError) in
            let ids = try ItemRows.ids(where: selection.condition(today: today), on: connection)
            guard areWanted(ids) else { return }
            let items = try ItemReader(on: connection)
            for id in ids {
                guard let item = try items.item(id) else { continue }
                take(try story(of: item, on: connection))
            }
        }
    }

    private func story(of item: Item, on connection: Connection) throws(StoreError) -> ItemStory {
        let needs = item.details.needs
        return ItemStory(
            item: item,
            needs: needs.isEmpty ? [] : try ItemRows.items(where: .ids(needs), on: connection),
            blocks: try ItemRows.items(where: .needing(item.id), on: connection),
            parent: try item.details.parent.flatMap { id throws(StoreError) in
                try ItemRows.item(id, on: connection)
            },
            parts: try ItemRows.items(where: .parts(of: item.id), on: connection),
            changes: try History.changes(of: item.id, on: connection)
        )
    }
}
