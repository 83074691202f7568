import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol BackUpListDataManaging: AnyObject {
    func backUp(to destination: BackupDestination, at moment: Moment) throws(BackupError) -> BackupOutcome
    /// Returns the backups beside the list, newest first.
    func backups(on clock: any Clock) -> [Backup]
}

/// Backs up the list, or finds its backups.
final class BackUpListInteractor: BackUpListInteracting {
    weak var output: (any BackUpListInteractorOutput)?
    private let dataManager: any BackUpListDataManaging
    private let clock: any Clock

    init(dataManager: any BackUpListDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func backUp(_ request: BackUpListRequest) {
        switch request.action {
        case .showAll:
            let backups = dataManager.backups(on: clock)
            output?.foundBackups(BackupsResponse(backups, today: clock.now().today))
        case .make(let path, let isConfirmed):
            backUp(to: BackupDestination(path: path, canReplaceFile: isConfirmed))
        }
    }

    private func backUp(to destination: BackupDestination) {
        do {
            switch try dataManager.backUp(to: destination, at: clock.now()) {
            case .made(let backup): output?.madeBackup(backup)
            case .fileExists(let path): output?.foundExistingFile(path)
            case .emptyList: output?.foundNothingToBackUp()
            }
        } catch {
            output?.couldNotBackUp(error)
        }
    }
}
