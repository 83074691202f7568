import DataStore
import Entities
import Vocabulary

final class ForgetHistoryDataManager: ForgetHistoryDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func count(_ changes: ChangesToForget) throws(ListError) -> CountedChanges {
        try store.count(changes)
    }

    func forget(_ changes: ChangesToForget) throws(ListError) -> ForgottenHistory {
        try store.forget(changes)
    }
}
