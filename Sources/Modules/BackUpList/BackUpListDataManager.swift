import Almanac
import DataStore
import Entities
import Vocabulary

final class BackUpListDataManager: BackUpListDataManaging {
    private let store: Store

    init(store: Store) {
        self.store = store
    }

    func backUp(to path: String?, at moment: Moment, replacing: Bool) throws(BackupError) -> BackupOutcome {
        try store.backUp(to: path, at: moment, replacing: replacing)
    }

    func backups(on clock: any Clock) -> [Backup] {
        store.backups(on: clock)
    }
}
