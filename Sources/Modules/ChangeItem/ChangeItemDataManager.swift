import Almanac
import DataStore
import Entities
import Vocabulary

/// The database queries of this use case.
final class ChangeItemDataManager: ChangeItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func items(_ ids: [Int]) throws(ListError) -> [Item] {
        try store.read { connection throws(ListError) in try StoredItemRelations(connection).items(ids) }
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, body)
    }
}
