import Grammar
import Presentation
import Responses
import Vocabulary

/// Confirms before replacing a file, then reports the backup.
final class BackUpListPresenter {
    private let view: any BackUpListViewing
    private let interactor: any BackUpListInteracting
    private let calendar: CalendarWords
    /// The existing file that awaits confirmation.
    private var pending: (path: String, question: String)?

    init(view: any BackUpListViewing, interactor: any BackUpListInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension BackUpListPresenter: BackUpListModule {
    func backUp(_ request: BackUpListRequest) {
        interactor.backUp(request)
    }
}

extension BackUpListPresenter: ConfirmationHandling {
    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (path, question) = pending else { return }
        pending = nil
        if answer == .yes { return interactor.backUp(BackUpListRequest(.make(path: path, isConfirmed: true))) }
        view.show(answer, to: question)
    }
}

extension BackUpListPresenter: BackUpListInteractorOutput {
    func madeBackup(_ backup: Backup) {
        view.showBackup(
            BackUpListDisplay(
                path: backup.path,
                items: ChangeSentences.count(backup.items ?? 0),
                size: BackupWords.size(backup.bytes)
            )
        )
    }

    func foundExistingFile(_ path: String) {
        let question = BackUpListSentences.question(path)
        pending = (path, question)
        view.ask(question)
    }

    func foundNothingToBackUp() {
        view.showError(BackUpListSentences.nothing)
    }

    func foundBackups(_ response: BackupsResponse) {
        if response.backups.isEmpty { return view.showMessage(BackupSentences.none) }
        let message = BackUpListSentences.message(response.backups)
        view.showBackups(BackupWords.display(response, calendar, message: message))
    }

    func couldNotBackUp(_ failure: BackupError) {
        view.showError(BackupSentences.errorMessage(failure))
    }
}

/// Messages shared by the text and JSON presenters.
enum BackUpListSentences {
    static let nothing = ErrorMessage(
        .notFound,
        "Your list is empty, so there is nothing to back up. Run adder add to add an item."
    )

    static func question(_ path: String) -> String {
        "Replace \(path)?"
    }

    static func message(_ backups: [Backup]) -> String {
        let folder = backups.first.flatMap { backup in
            backup.path.lastIndex(of: "/").map { backup.path[..<$0] }
        }
        return "Stored in \(folder ?? "."). Run adder restore NAME to replace your list with one of them."
    }
}
