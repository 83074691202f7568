import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's data source.
protocol BackUpListDataManaging: AnyObject {
    /// Copies the list to `path`, or beside the list. An existing file is replaced only if `replacing`.
    func backUp(to path: String?, at moment: Moment, replacing: Bool) throws(BackupError) -> BackupOutcome
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

    func response(to request: BackUpListRequest) throws(BackupError) -> BackUpListResponse {
        switch request {
        case .showAll:
            return .found(BackupsResponse(dataManager.backups(on: clock), today: clock.now().today))
        case .make(let path, let isConfirmed):
            return switch try dataManager.backUp(to: path, at: clock.now(), replacing: isConfirmed) {
            case .made(let backup): .made(backup)
            case .fileExists(let path): .fileExists(path)
            case .emptyList: .nothingToBackUp
            }
        }
    }
}
