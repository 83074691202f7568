import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol BackUpListModule: AnyObject {
    func backUp(_ request: BackUpListRequest)
}

package struct BackUpListRequest: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        /// `nil` stores the backup beside the list. An existing file is replaced only if confirmed.
        case make(path: String?, isConfirmed: Bool)
        case showAll
    }

    let action: Action

    package init(_ action: Action) {
        self.action = action
    }
}

// MARK: - Presenter and interactor

protocol BackUpListInteracting: AnyObject {
    func backUp(_ request: BackUpListRequest)
}

protocol BackUpListInteractorOutput: AnyObject {
    func madeBackup(_ backup: Backup)
    /// The file exists and replacing it is not confirmed.
    func foundExistingFile(_ path: String)
    func foundNothingToBackUp()
    func foundBackups(_ response: BackupsResponse)
    func couldNotBackUp(_ failure: BackupError)
}

// MARK: - Presenter and view

protocol BackUpListViewing: BackupsViewing {
    func showBackup(_ display: BackUpListDisplay)
}

struct BackUpListDisplay: Equatable, Sendable {
    let path: String
    let items: String
    let size: String
}
