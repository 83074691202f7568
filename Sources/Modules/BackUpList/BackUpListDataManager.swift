import Almanac
import DataStore
import Entities
import Vocabulary

final class BackUpListDataManager: BackUpListDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func backUp(to destination: BackupDestination, at moment: Moment) throws(BackupError) -> BackupOutcome {
        try store.backUp(to: destination.path, at: moment, replacing: destination.canReplaceFile)
    }

    func backups(on clock: any Clock) -> [Backup] {
        store.backups(on: clock)
    }
}
