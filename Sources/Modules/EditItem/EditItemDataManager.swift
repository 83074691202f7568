import Almanac
import DataStore
import Entities
import Vocabulary

final class EditItemDataManager: EditItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func item(_ id: Int) throws(ListError) -> Item? {
        try store.read { connection throws(ListError) in
            try ItemRows.item(id, on: connection)
        }
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, body)
    }
}
