package import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol RestoreListModule: AnyObject {
    func restore(_ request: RestoreListRequest)
}

package struct RestoreListRequest: Equatable, Sendable {
    package enum Wish: Equatable, Sendable {
        /// What was typed for a backup, and the day that it may mean.
        case restore(String, day: Day?, isConfirmed: Bool)
        case showAll
    }

    let wish: Wish

    package init(_ wish: Wish) {
        self.wish = wish
    }
}

// MARK: - Presenter and interactor

protocol RestoreListInteracting: AnyObject {
    func restore(_ request: RestoreListRequest)
}

protocol RestoreListInteractorOutput: AnyObject {
    func foundBackups(_ response: BackupsResponse)
    /// Nobody has said yet that it is to take the place of the list.
    func foundBackupToConfirm(_ response: RestoreListDoubt)
    func restoredList(_ response: RestoreListResponse)
    func foundNoBackup(_ word: String)
    func couldNotRestore(_ failure: BackupFailure)
}

struct RestoreListDoubt: Equatable, Sendable {
    let backup: BackupSummary
    /// How many items the list has now; nil where it cannot be read.
    let items: Int?
    let today: Day
}

struct RestoreListResponse: Equatable, Sendable {
    let backup: BackupSummary
    /// How many items the list has now.
    let items: Int
    /// What stood there before; nil where nothing did.
    let kept: BackupSummary?
    let today: Day
}

// MARK: - Presenter and view

protocol RestoreListShowing: BackupsShowing {
    func showRestored(_ display: RestoreListDisplay)
}

struct RestoreListDisplay: Equatable, Sendable {
    let name: String
    let made: String
    let items: String
    let remarks: [String]
}
