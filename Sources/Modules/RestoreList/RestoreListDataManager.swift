import Almanac
import DataStore
import Entities
import Vocabulary

/// The list and its backups.
final class RestoreListDataManager: RestoreListDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func backups(on clock: any Clock) -> [Backup] {
        store.backups(on: clock)
    }

    func backup(at path: String, on clock: any Clock) throws(BackupError) -> Backup? {
        try store.backup(at: path, on: clock)
    }

    func countItems() -> Int? {
        store.countItems()
    }

    func restore(_ backup: Backup, at moment: Moment) throws(BackupError) -> Restoration {
        try store.restore(from: backup.path, at: moment)
    }

    func bringBack(_ id: Int, typed: String, at instant: Instant) throws(BackupError) -> BroughtBackItem? {
        do {
            return try store.bringBack(id, typed: typed, at: instant)
        } catch {
            throw .list(error)
        }
    }
}
