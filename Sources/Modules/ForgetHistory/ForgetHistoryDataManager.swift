import Almanac
import DataStore
import Entities
import Vocabulary

final class ForgetHistoryDataManager: ForgetHistoryDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func countChanges(before instant: Instant?) throws(ListError) -> Int {
        try store.countChanges(before: instant)
    }

    func forgetChanges(before instant: Instant?) throws(ListError) -> ForgottenHistory {
        try store.forgetChanges(before: instant)
    }
}
