import Almanac
import DataStore
import Entities
import Vocabulary

final class OpenLinksDataManager: OpenLinksDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item] {
        try store.read { connection throws(ListError) in
            var found: [Item] = []
            try ItemRows.items(
                where: selection.condition(today: today),
                order: [ItemOrder(.due)],
                on: connection
            ) { item throws(ListError) in found.append(item) }
            return found
        }
    }
}
