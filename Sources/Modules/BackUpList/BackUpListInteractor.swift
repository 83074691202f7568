import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol BackUpListDataManaging: AnyObject {
    func backUp(to place: BackupPlace, at moment: Moment) throws(BackupTrouble) -> BackupOutcome
    /// Those beside the list, the newest first.
    func backups(on clock: any Clock) -> [Backup]
}

/// Has the list copied, unless there is nothing in it or something in the way, and finds the copies that there are.
final class BackUpListInteractor: BackUpListInteracting {
    weak var output: (any BackUpListInteractorOutput)?
    private let dataManager: any BackUpListDataManaging
    private let clock: any Clock

    init(dataManager: any BackUpListDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func backUp(_ request: BackUpListRequest) {
        switch request.wish {
        case .showAll:
            let backups = dataManager.backups(on: clock)
            output?.foundBackups(BackupsResponse(of: backups, today: clock.now().today))
        case .make(let path, let isConfirmed):
            backUp(to: BackupPlace(path: path, canBeReplaced: isConfirmed))
        }
    }

    private func backUp(to place: BackupPlace) {
        do {
            switch try dataManager.backUp(to: place, at: clock.now()) {
            case .made(let backup): output?.madeBackup(BackupSummary(backup))
            case .fileInTheWay(let path): output?.foundFileInTheWay(path)
            case .emptyList: output?.foundNothingToBackUp()
            }
        } catch {
            output?.couldNotBackUp(BackupFailure(error))
        }
    }
}
