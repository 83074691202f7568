import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol RestoreListDataManaging: AnyObject {
    /// Those beside the list, the newest first.
    func backups(on clock: any Clock) -> [Backup]
    /// The one in a file; nil where there is no such file. One that cannot be used is trouble.
    func backup(at path: String, on clock: any Clock) throws(BackupTrouble) -> Backup?
    /// Nil where the list cannot be read.
    func countItems() -> Int?
    /// Keeps what is there under another name.
    func restore(_ backup: Backup, at moment: Moment) throws(BackupTrouble) -> Restoration
}

/// Finds the backup that is meant, and has it take the place of the list once somebody has said yes.
final class RestoreListInteractor: RestoreListInteracting {
    weak var output: (any RestoreListInteractorOutput)?
    private let dataManager: any RestoreListDataManaging
    private let clock: any Clock

    init(dataManager: any RestoreListDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func restore(_ request: RestoreListRequest) {
        switch request.wish {
        case .showAll:
            let backups = dataManager.backups(on: clock)
            output?.foundBackups(BackupsResponse(of: backups, today: clock.now().today))
        case .restore(let word, let day, let isConfirmed):
            restore(BackupChoice(word: word, day: day), isConfirmed: isConfirmed)
        }
    }

    private func restore(_ choice: BackupChoice, isConfirmed: Bool) {
        let moment = clock.now()
        do throws(BackupTrouble) {
            guard let backup = try backup(choice) else {
                output?.foundNoBackup(choice.word)
                return
            }
            if !isConfirmed {
                let items = dataManager.countItems()
                output?.foundBackupToConfirm(
                    RestoreListDoubt(backup: BackupSummary(backup), items: items, today: moment.today)
                )
                return
            }
            let restoration = try dataManager.restore(backup, at: moment)
            output?.restoredList(
                RestoreListResponse(
                    backup: BackupSummary(backup),
                    items: restoration.items,
                    kept: restoration.kept.map { BackupSummary($0) },
                    today: moment.today
                )
            )
        } catch {
            output?.couldNotRestore(BackupFailure(error))
        }
    }

    /// What stands beside the list is known by name; whatever is asked for, nobody is asked about what cannot be used.
    private func backup(_ choice: BackupChoice) throws(BackupTrouble) -> Backup? {
        if let beside = choice.chosen(among: dataManager.backups(on: clock)) {
            _ = try dataManager.backup(at: beside.path, on: clock)
            return beside
        }
        return try dataManager.backup(at: choice.word, on: clock)
    }
}
