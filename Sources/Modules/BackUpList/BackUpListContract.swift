import Presentation
import Responses
import Vocabulary

typealias BackUpListViewing = OperationViewing<BackupAnswerDisplay>
typealias BackUpListInteracting = QueryInteracting<BackUpListRequest, BackUpListResponse, BackupError>
typealias BackUpListInteractorOutput = QueryInteractorOutput<BackUpListResponse, BackupError>
typealias BackUpListPresenting = ChangePresenting<BackUpListRequest>
typealias BackUpListRouting = CommandRouting

enum BackUpListRequest: Entity {
    /// `nil` stores the backup beside the list. An existing file is replaced only if confirmed.
    case make(path: String?, isConfirmed: Bool)
    case showAll
}

enum BackUpListResponse: Entity {
    case made(Backup)
    /// The file exists and replacing it is not confirmed.
    case fileExists(String)
    case nothingToBackUp
    case found(BackupsResponse)
}
