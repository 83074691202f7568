import DataStore
import Entities

/// What this use case asks of the store.
final class UndoRedoDataManager: UndoRedoDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func undo(_ count: Int) throws(ReplayTrouble) -> [Change] {
        do {
            return try store.undo(count)
        } catch {
            throw trouble(error)
        }
    }

    func redo(_ count: Int) throws(ReplayTrouble) -> [Change] {
        do {
            return try store.redo(count)
        } catch {
            throw trouble(error)
        }
    }

    private func trouble(_ error: ReplayError) -> ReplayTrouble {
        switch error {
        case .conflict(let conflict): .conflict(conflict)
        case .store(let error): .list(error.trouble)
        }
    }
}
