import Almanac
import DataStore
import Entities
import Vocabulary

/// Undoes and redoes changes in the store.
final class UndoRedoDataManager: UndoRedoDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func next(_ direction: UndoRedoRequest.Direction, _ count: Int) throws(ReplayFailure) -> [Change] {
        do {
            switch direction {
            case .undo: return try store.changesToUndo(count)
            case .redo: return try store.changesToRedo(count)
            case .undoSync: return try store.changesToUndoOfSyncs(count)
            }
        } catch {
            throw .list(error)
        }
    }

    func replay(
        _ changes: [Change],
        _ direction: UndoRedoRequest.Direction,
        at instant: Instant
    ) throws(ReplayFailure) -> Bool {
        let count = changes.steps.count
        do {
            switch direction {
            case .undo: return try !store.undo(count, at: instant) { $0 == changes }.isEmpty
            case .undoSync: return try !store.undoSyncs(count, at: instant) { $0 == changes }.isEmpty
            case .redo: return try !store.redo(count, at: instant) { $0 == changes }.isEmpty
            }
        } catch {
            switch error {
            case .conflict(let conflict): throw .conflict(conflict)
            case .store(let error): throw .list(error)
            }
        }
    }

    func isOwn(_ change: Change) -> Bool { store.isOwn(change) }

    func onlyItem(of change: Change) -> (name: ItemName, change: ItemChange)? {
        try? store.read { connection throws(ListError) in try History.onlyItem(of: change.id, on: connection) }
    }

    func entry(of change: Change) -> HistoryEntry? {
        try? store.read { connection throws(ListError) in
            let entry = try History.entries(limit: 1, olderThan: change.id + 1, on: connection).first
            guard let entry, entry.change.id == change.id else { return nil }
            let (items, count) = try History.items(of: entry, on: connection)
            return HistoryEntry(change: entry.change, itemCount: count, items: items)
        }
    }
}
