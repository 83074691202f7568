import Almanac
import DataStore
import Entities
import Vocabulary

final class AddItemDataManager: AddItemDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func names(of ids: [Int]) throws(ListError) -> [ItemName] {
        try store.read { connection throws(ListError) in
            try StoredItemRelations.names(of: ids, on: connection)
        }
    }

    func projects(of ids: [Int]) throws(ListError) -> [Int: String] {
        try store.read { connection throws(ListError) in try StoredItemRelations(connection).projects(of: ids) }
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, createsList: true, body)
    }
}
