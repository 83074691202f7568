import Presentation
import Responses
import Vocabulary

typealias BackUpListViewing = BackupsViewing
typealias BackUpListRouting = CommandRouting

protocol BackUpListInteracting: AnyObject {
    func backUp(_ request: BackUpListRequest)
}

enum BackUpListRequest: Entity {
    /// `nil` stores the backup beside the list. An existing file is replaced only if confirmed.
    case make(path: String?, isConfirmed: Bool)
    case showAll
}

protocol BackUpListInteractorOutput: AnyObject {
    func madeBackup(_ backup: Backup)
    /// The file exists and replacing it is not confirmed.
    func foundExistingFile(_ path: String)
    func foundNothingToBackUp()
    func foundBackups(_ response: BackupsResponse)
    func couldNotBackUp(_ failure: BackupError)
}

protocol BackUpListPresenting: AnyObject {
    func backUp(_ request: BackUpListRequest)
}
