import Almanac
import Presentation
import Responses
import Vocabulary

typealias RestoreListViewing = BackupsViewing
typealias RestoreListRouting = CommandRouting

protocol RestoreListInteracting: AnyObject {
    func restore(_ request: RestoreListRequest)
}

enum RestoreListRequest: Entity {
    /// Restores a backup given as a name, path or date. `day` is the date that the word may mean.
    case restore(String, day: Day?, isConfirmed: Bool)
    case showAll
}

protocol RestoreListInteractorOutput: AnyObject {
    func foundBackups(_ response: BackupsResponse)
    /// The user has to confirm before the list is replaced.
    func foundBackupToConfirm(_ response: RestoreListConfirmation)
    func restoredList(_ response: RestoreListResponse)
    func foundNoBackup(_ word: String)
    func couldNotRestore(_ failure: BackupError)
}

struct RestoreListConfirmation: Entity {
    let backup: Backup
    /// The number of items in the current list; `nil` if it can't be read.
    let items: Int?
    let today: Day
}

struct RestoreListResponse: Entity {
    let backup: Backup
    /// The number of items in the restored list.
    let items: Int
    /// The previous list; `nil` if there was none.
    let kept: Backup?
    let today: Day
}

protocol RestoreListPresenting: AnyObject {
    func restore(_ request: RestoreListRequest)
}
