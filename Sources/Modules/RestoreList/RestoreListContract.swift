import Almanac
import Presentation
import Responses
import Vocabulary

typealias RestoreListViewing = OperationViewing<BackupAnswerDisplay>
typealias RestoreListInteracting = QueryInteracting<RestoreListRequest, RestoreListResponse, BackupError>
typealias RestoreListInteractorOutput = QueryInteractorOutput<RestoreListResponse, BackupError>
typealias RestoreListPresenting = ChangePresenting<RestoreListRequest>
typealias RestoreListRouting = CommandRouting

enum RestoreListRequest: Entity {
    /// Restores a backup given as a name, path or date. `day` is the date that the word may mean.
    case restore(String, day: Day?, isConfirmed: Bool)
    case showAll
    /// Adds a removed item again.
    case bringBack(Int, typed: String)
}

enum RestoreListResponse: Entity {
    case found(BackupsResponse)
    /// The user has to confirm before the list is replaced.
    case unconfirmed(RestoreListConfirmation)
    case restored(RestoredList)
    /// No backup has this name, path or date.
    case unknown(String)
    /// Without references to items that are gone.
    case broughtBack(ItemSummary, lost: [Int])
    /// No item with this id was removed.
    case notRemoved(Int)
}

struct RestoreListConfirmation: Entity {
    let backup: Backup
    /// The number of items in the current list; `nil` if it can't be read.
    let items: Int?
    let today: Day
}

struct RestoredList: Entity {
    let backup: Backup
    /// The number of items in the restored list.
    let items: Int
    /// The previous list; `nil` if there was none.
    let kept: Backup?
    let today: Day
}
