import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Confirms before replacing a file, then reports the backup.
final class BackUpListPresenter: OperationPresenter {
    let roles: OperationRoles<BackUpListRequest, BackUpListResponse, BackupError, BackupAnswerDisplay>

    init(_ roles: OperationRoles<BackUpListRequest, BackUpListResponse, BackupError, BackupAnswerDisplay>) {
        self.roles = roles
    }

    func answer(_ response: BackUpListResponse) -> OperationAnswer<BackUpListRequest, BackupAnswerDisplay> {
        switch response {
        case .made(let backup):
            return .done(.backup(display(backup)))
        case .fileExists(let path):
            return .question(BackUpListSentences.question(path), confirmed: .make(path: path, isConfirmed: true))
        case .nothingToBackUp:
            return .failed(BackUpListSentences.nothing(roles.router))
        case .found(let response):
            if response.backups.isEmpty { return .nothing(BackupSentences.none(roles.router)) }
            let message = BackUpListSentences.message(response.backups, roles.router)
            return .done(.backups(BackupWords.display(response, roles.calendar, message: message)))
        }
    }

    private func display(_ backup: Backup) -> BackupDisplay {
        let (items, size) = (ChangeSentences.count(backup.items ?? 0), BackupWords.size(backup.bytes))
        return BackupDisplay(
            action: BackUpListSentences.backedUp(items),
            name: backup.path,
            detail: size,
            facts: [
                .init(BackupSentences.backup, backup.path), .init(BackupSentences.holds, items),
                .init(BackupSentences.size, size),
            ]
        )
    }

    static func document(
        _ response: BackUpListResponse,
        _ router: any BackUpListRouting
    ) throws(ErrorMessage) -> String {
        switch response {
        case .made(let backup): JSONText.document { $0.backups([backup]) }
        case .found(let response): JSONText.document { $0.backups(response.backups) }
        case .fileExists(let path): throw ChangeSentences.confirmationRequired(BackUpListSentences.question(path))
        case .nothingToBackUp: throw BackUpListSentences.nothing(router)
        }
    }

    static func errorMessage(_ failure: BackupError, _ router: any BackUpListRouting) -> ErrorMessage {
        BackupSentences.errorMessage(failure, router)
    }
}

/// The sentences of this use case.
enum BackUpListSentences {
    static func nothing(_ router: any BackUpListRouting) -> ErrorMessage {
        ErrorMessage(
            .notFound,
            "Your list is empty, so there is nothing to back up. Run \(router.command(.add(""))) to add an item."
        )
    }

    static func backedUp(_ items: String) -> String {
        say("Backed up \(items)")
    }

    static func question(_ path: String) -> String {
        say("Replace \(path)?")
    }

    static func message(_ backups: [Backup], _ router: any BackUpListRouting) -> String {
        let folder = backups.first.flatMap { backup in
            backup.path.lastIndex(of: "/").map { backup.path[..<$0] }
        }
        let command = router.command(.restore("NAME"))
        return say("Stored in \(folder ?? "."). Run \(command) to replace your list with one of them.")
    }
}
