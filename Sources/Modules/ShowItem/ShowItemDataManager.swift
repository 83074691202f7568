import Almanac
import DataStore
import Entities

/// The queries of this use case.
final class ShowItemDataManager: ShowItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func stories(of selection: Selection, today: Day) throws(ListTrouble) -> [ItemStory] {
        try store.answer { connection throws(StoreError) in
            let items = try ItemRows.items(where: selection.condition(today: today), on: connection)
            var stories: [ItemStory] = []
            for item in items { stories.append(try story(of: item, on: connection)) }
            return stories
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
