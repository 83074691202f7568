import Almanac
import DataStore
import Entities

/// The copies of the list.
final class BackUpListDataManager: BackUpListDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func backUp(to place: BackupPlace, at moment: Moment) throws(BackupTrouble) -> BackupOutcome {
        try store.backUp(to: place.path, at: moment, replacing: place.canBeReplaced)
    }

    func backups(on clock: any Clock) -> [Backup] {
        store.backups(on: clock)
    }
}
