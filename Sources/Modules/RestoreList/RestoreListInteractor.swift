import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's data source.
protocol RestoreListDataManaging: AnyObject {
    /// Returns the backups in the list's folder, newest first.
    func backups(on clock: any Clock) -> [Backup]
    /// Returns the backup at `path`, or `nil` if there is no file. Throws if the file can't be restored.
    func backup(at path: String, on clock: any Clock) throws(BackupError) -> Backup?
    /// Returns the number of items in the list, or `nil` if it can't be read.
    func countItems() -> Int?
    /// Replaces the list with the backup, and keeps the previous list under another name.
    func restore(_ backup: Backup, at moment: Moment) throws(BackupError) -> Restoration
    /// Returns `nil` if no item with this id was removed.
    func bringBack(_ id: Int, typed: String, at instant: Instant) throws(BackupError) -> BroughtBackItem?
}

/// Finds the specified backup and, after confirmation, replaces the list with it.
final class RestoreListInteractor: RestoreListInteracting {
    weak var output: (any RestoreListInteractorOutput)?
    private let dataManager: any RestoreListDataManaging
    private let clock: any Clock

    init(dataManager: any RestoreListDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to request: RestoreListRequest) throws(BackupError) -> RestoreListResponse {
        switch request {
        case .showAll:
            .found(BackupsResponse(dataManager.backups(on: clock), today: clock.now().today))
        case .restore(let word, let day, let isConfirmed):
            try restore(BackupChoice(word: word, day: day), isConfirmed: isConfirmed)
        case .bringBack(let id, let typed):
            try dataManager.bringBack(id, typed: typed, at: clock.now().instant)
                .map { .broughtBack(ItemSummary($0.item), lost: $0.lost) } ?? .notRemoved(id)
        }
    }

    private func restore(_ choice: BackupChoice, isConfirmed: Bool) throws(BackupError) -> RestoreListResponse {
        let moment = clock.now()
        guard let backup = try backup(choice) else { return .unknown(choice.word) }
        if !isConfirmed {
            let items = dataManager.countItems()
            return .unconfirmed(RestoreListConfirmation(backup: backup, items: items, today: moment.today))
        }
        let restoration = try dataManager.restore(backup, at: moment)
        return .restored(
            RestoredList(backup: backup, items: restoration.items, kept: restoration.kept, today: moment.today)
        )
    }

    /// Returns the specified backup. Opens it first, so that the user is never asked to confirm an unusable one.
    private func backup(_ choice: BackupChoice) throws(BackupError) -> Backup? {
        if let backup = choice.chosen(among: dataManager.backups(on: clock)) {
            _ = try dataManager.backup(at: backup.path, on: clock)
            return backup
        }
        return try dataManager.backup(at: choice.word, on: clock)
    }
}
