import Almanac
import DataStore
import Entities
import Vocabulary

final class OpenLinksDataManager: OpenLinksDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func forEachItem(of selection: Selection, today: Day, _ body: (Item) -> Void) throws(ListError) {
        try store.read { connection throws(ListError) in
            try ItemRows.items(
                where: selection.condition(today: today),
                order: [ItemOrder(.due)],
                on: connection
            ) { item throws(ListError) in body(item) }
        }
    }
}
