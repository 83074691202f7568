package import Almanac
package import Entities
package import Vocabulary

/// The data manager of every change to existing items.
package final class ChangeDataManager: ChangeDataManaging {
    private let store: Store

    package init(store: Store) {
        self.store = store
    }

    package func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try store.change(typed: typed, at: instant, body)
    }
}
