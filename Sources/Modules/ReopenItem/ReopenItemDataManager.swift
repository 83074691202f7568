import DataStore

/// Finds the chosen items and stores the change.
final class ReopenItemDataManager: PlanDataManager, ReopenItemDataManaging {
    let store: Store

    init(store: Store) {
        self.store = store
    }
}
