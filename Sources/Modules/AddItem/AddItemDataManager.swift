import Almanac
import DataStore
import Entities
import Vocabulary

final class AddItemDataManager: AddItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        try store.query { connection throws(StoreError) in
            try StoredItemRelations.unknownIDs(among: ids, on: connection)
        }
    }

    func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemRelations) throws(ListError) -> Bool
    ) throws(ListError) -> [Item]? {
        try store.add(items, typed: typed, at: instant, if: isPossible)
    }
}
