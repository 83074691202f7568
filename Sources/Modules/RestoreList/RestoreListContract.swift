package import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol RestoreListModule: AnyObject {
    func restore(_ request: RestoreListRequest)
}

package struct RestoreListRequest: Equatable, Sendable {
    package enum Operation: Equatable, Sendable {
        /// Restores a backup given as a name, path or date. `day` is the date that the word may mean.
        case restore(String, day: Day?, isConfirmed: Bool)
        case showAll
    }

    let operation: Operation

    package init(_ operation: Operation) {
        self.operation = operation
    }
}

// MARK: - Presenter and interactor

protocol RestoreListInteracting: AnyObject {
    func restore(_ request: RestoreListRequest)
}

protocol RestoreListInteractorOutput: AnyObject {
    func foundBackups(_ response: BackupsResponse)
    /// The user has to confirm before the list is replaced.
    func foundBackupToConfirm(_ response: RestoreListConfirmation)
    func restoredList(_ response: RestoreListResponse)
    func foundNoBackup(_ word: String)
    func couldNotRestore(_ failure: BackupError)
}

struct RestoreListConfirmation: Equatable, Sendable {
    let backup: Backup
    /// The number of items in the current list; `nil` if it can't be read.
    let items: Int?
    let today: Day
}

struct RestoreListResponse: Equatable, Sendable {
    let backup: Backup
    /// The number of items in the restored list.
    let items: Int
    /// The previous list; `nil` if there was none.
    let kept: Backup?
    let today: Day
}

// MARK: - Presenter and view

protocol RestoreListViewing: BackupsViewing {
    func showRestored(_ display: RestoreListDisplay)
}

struct RestoreListDisplay: Equatable, Sendable {
    let name: String
    let made: String
    let items: String
    let messages: [String]
}
