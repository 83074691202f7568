import DataStore
import Entities

/// Undoes and redoes changes in the store.
final class UndoRedoDataManager: UndoRedoDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func undo(_ count: Int) throws(ReplayFailure) -> [Change] {
        do {
            return try store.undo(count)
        } catch {
            throw failure(error)
        }
    }

    func redo(_ count: Int) throws(ReplayFailure) -> [Change] {
        do {
            return try store.redo(count)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: ReplayError) -> ReplayFailure {
        switch error {
        case .conflict(let conflict): .conflict(conflict)
        case .store(let error): .list(error.listError)
        }
    }
}
