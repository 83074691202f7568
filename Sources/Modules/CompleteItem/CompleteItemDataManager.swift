import DataStore

final class CompleteItemDataManager: PlanDataManager, CompleteItemDataManaging {
    let store: Store

    init(store: Store) {
        self.store = store
    }
}
