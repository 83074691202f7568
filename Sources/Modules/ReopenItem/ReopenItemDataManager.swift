import DataStore

/// Finds the chosen items and stores what becomes of them, as for every change.
final class ReopenItemDataManager: PlanDataManager, ReopenItemDataManaging {
    let store: Store

    init(store: Store) {
        self.store = store
    }
}
