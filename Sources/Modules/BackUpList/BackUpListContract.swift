import Almanac
import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol BackUpListModule: AnyObject {
    func backUp(_ request: BackUpListRequest)
}

package struct BackUpListRequest: Equatable, Sendable {
    package enum Wish: Equatable, Sendable {
        /// Nil for beside the list; what is there already is replaced only where somebody has said yes.
        case make(path: String?, isConfirmed: Bool)
        case showAll
    }

    let wish: Wish

    package init(_ wish: Wish) {
        self.wish = wish
    }
}

// MARK: - Presenter and interactor

protocol BackUpListInteracting: AnyObject {
    func backUp(_ request: BackUpListRequest)
}

protocol BackUpListInteractorOutput: AnyObject {
    func madeBackup(_ backup: BackupSummary)
    /// Nobody has said yet that it may be replaced.
    func foundFileInTheWay(_ path: String)
    func foundNothingToBackUp()
    func foundBackups(_ response: BackupsResponse)
    func couldNotBackUp(_ failure: BackupFailure)
}

// MARK: - Presenter and view

protocol BackUpListShowing: BackupsShowing {
    func showBackup(_ display: BackUpListDisplay)
}

struct BackUpListDisplay: Equatable, Sendable {
    let path: String
    let items: String
    let size: String
}
