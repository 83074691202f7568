import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Confirms before replacing a file, then reports the backup.
final class BackUpListPresenter: BackUpListPresenting, ConfirmationHandling {
    private let view: any BackUpListViewing
    private let interactor: any BackUpListInteracting
    private let router: any BackUpListRouting
    private let calendar: CalendarWords
    /// The existing file that awaits confirmation.
    private var pending: (path: String, question: String)?

    init(
        view: any BackUpListViewing,
        interactor: any BackUpListInteracting,
        router: any BackUpListRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func backUp(_ request: BackUpListRequest) {
        interactor.backUp(request)
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (path, question) = pending else { return }
        pending = nil
        if answer == .yes { return interactor.backUp(.make(path: path, isConfirmed: true)) }
        view.show(answer, to: question)
    }
}

extension BackUpListPresenter: BackUpListInteractorOutput {
    func madeBackup(_ backup: Backup) {
        let (items, size) = (ChangeSentences.count(backup.items ?? 0), BackupWords.size(backup.bytes))
        view.showBackup(
            BackupDisplay(
                action: "Backed up \(items)",
                name: backup.path,
                detail: size,
                facts: [.init("backup", backup.path), .init("holds", items), .init("size", size)]
            )
        )
    }

    func foundExistingFile(_ path: String) {
        let question = BackUpListSentences.question(path)
        pending = (path, question)
        view.ask(question)
    }

    func foundNothingToBackUp() {
        view.showError(BackUpListSentences.nothing(router))
    }

    func foundBackups(_ response: BackupsResponse) {
        if response.backups.isEmpty { return view.showMessage(BackupSentences.none(router)) }
        let message = BackUpListSentences.message(response.backups, router)
        view.showBackups(BackupWords.display(response, calendar, message: message))
    }

    func couldNotBackUp(_ failure: BackupError) {
        view.showError(BackupSentences.errorMessage(failure, router))
    }
}

/// Messages shared by the text and JSON presenters.
enum BackUpListSentences {
    static func nothing(_ router: any BackUpListRouting) -> ErrorMessage {
        ErrorMessage(
            .notFound,
            "Your list is empty, so there is nothing to back up. Run \(router.command(.add(""))) to add an item."
        )
    }

    static func question(_ path: String) -> String {
        "Replace \(path)?"
    }

    static func message(_ backups: [Backup], _ router: any BackUpListRouting) -> String {
        let folder = backups.first.flatMap { backup in
            backup.path.lastIndex(of: "/").map { backup.path[..<$0] }
        }
        let command = router.command(.restore("NAME"))
        return "Stored in \(folder ?? "."). Run \(command) to replace your list with one of them."
    }
}
