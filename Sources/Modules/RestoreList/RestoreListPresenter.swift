import Grammar
import Presentation
import Responses
import Vocabulary

/// Asks for confirmation before the list is replaced, and says how to restore the previous list.
final class RestoreListPresenter {
    weak var delegate: (any ListDelegate)?
    private let view: any RestoreListViewing
    private let interactor: any RestoreListInteracting
    private let calendar: CalendarWords
    /// The backup that awaits confirmation.
    private var pending: (path: String, question: String)?

    init(view: any RestoreListViewing, interactor: any RestoreListInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension RestoreListPresenter: RestoreListModule {
    func restore(_ request: RestoreListRequest) {
        interactor.restore(request)
    }
}

extension RestoreListPresenter: ConfirmationHandling {
    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (path, question) = pending else { return }
        pending = nil
        if answer == .yes {
            return interactor.restore(RestoreListRequest(.restore(path, day: nil, isConfirmed: true)))
        }
        view.show(answer, to: question)
        delegate?.didNotChangeList()
    }
}

extension RestoreListPresenter: RestoreListInteractorOutput {
    func foundBackups(_ response: BackupsResponse) {
        guard let newest = response.backups.first(where: { $0.items != nil }) ?? response.backups.first else {
            return view.showMessage(BackupSentences.none)
        }
        let message = RestoreListSentences.message(newest)
        view.showBackups(BackupWords.display(response, calendar, message: message))
    }

    func foundBackupToConfirm(_ response: RestoreListConfirmation) {
        let question = RestoreListSentences.question(response, calendar)
        pending = (response.backup.path, question)
        view.ask(question)
    }

    func restoredList(_ response: RestoreListResponse) {
        view.showRestored(
            RestoreListDisplay(
                name: response.backup.name,
                made: BackupWords.made(response.backup, calendar, today: response.today),
                items: ChangeSentences.count(response.items),
                messages: response.kept.map { [RestoreListSentences.undoHint($0)] } ?? []
            )
        )
        delegate?.didChangeList()
    }

    func foundNoBackup(_ word: String) {
        view.showError(RestoreListSentences.unknown(word))
        delegate?.didNotChangeList()
    }

    func couldNotRestore(_ failure: BackupError) {
        view.showError(RestoreListSentences.errorMessage(failure))
        delegate?.didNotChangeList()
    }
}

/// The sentences of this use case, shared by text and JSON output.
enum RestoreListSentences {
    static func question(_ response: RestoreListConfirmation, _ calendar: CalendarWords = CalendarWords()) -> String {
        let made = BackupWords.made(response.backup, calendar, today: response.today)
        let items = response.backup.items.map { ", \(ChangeSentences.count($0))" } ?? ""
        let list = response.items.map { " (\(ChangeSentences.count($0)))" } ?? ", which can't be read,"
        return "Replace your list\(list) with \(response.backup.name) (\(made)\(items))?"
    }

    static func message(_ backup: Backup) -> String {
        "adder restore \(backup.name) replaces your list with that backup and keeps the current list."
    }

    static func undoHint(_ kept: Backup) -> String {
        kept.items == nil
            ? "The previous list is kept as \(kept.path)." : "adder restore \(kept.name) restores the previous list."
    }

    /// A copy failure here is a failure to write the list, so it gets the list's message and not a backup's.
    static func errorMessage(_ failure: BackupError) -> ErrorMessage {
        if case .copy(let failure) = failure { ErrorMessage(failure) } else { BackupSentences.errorMessage(failure) }
    }

    static func unknown(_ word: String) -> ErrorMessage {
        ErrorMessage(.notFound, "No backup “\(word)”. Run adder restore to see your backups.")
    }
}
