import Almanac
import DataStore
import Entities

/// Undoes and redoes changes in the store.
final class UndoRedoDataManager: UndoRedoDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func replay(
        _ direction: UndoRedoRequest.Direction,
        _ count: Int,
        at instant: Instant,
        approve: ([Change]) -> Bool
    ) throws(ReplayFailure) -> [Change] {
        do {
            switch direction {
            case .undo: return try store.undo(count, at: instant, approve: approve)
            case .redo: return try store.redo(count, at: instant, approve: approve)
            }
        } catch {
            switch error {
            case .conflict(let conflict): throw .conflict(conflict)
            case .store(let error): throw .list(error)
            }
        }
    }
}
