import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for confirmation before the list is replaced, and says how to restore the previous list.
final class RestoreListPresenter: RestoreListPresenting, ConfirmationHandling {
    private weak var delegate: (any ListDelegate)?
    private let view: any RestoreListViewing
    private let interactor: any RestoreListInteracting
    private let router: any RestoreListRouting
    private let calendar: CalendarWords
    /// The backup that awaits confirmation.
    private var pending: (path: String, question: String)?

    init(
        view: any RestoreListViewing,
        interactor: any RestoreListInteracting,
        router: any RestoreListRouting,
        calendar: CalendarWords,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
    }

    func restore(_ request: RestoreListRequest) {
        interactor.restore(request)
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (path, question) = pending else { return }
        pending = nil
        if answer == .yes {
            return interactor.restore(.restore(path, day: nil, isConfirmed: true))
        }
        view.show(answer, to: question)
        delegate?.didFinish(.cancelled)
    }
}

extension RestoreListPresenter: RestoreListInteractorOutput {
    func foundBackups(_ response: BackupsResponse) {
        guard let newest = response.backups.first(where: { $0.items != nil }) ?? response.backups.first else {
            return view.showMessage(BackupSentences.none(router))
        }
        let command = router.command(.restore(newest.name))
        let message = "\(command) replaces your list with that backup and keeps the current list."
        view.showBackups(BackupWords.display(response, calendar, message: message))
    }

    func foundBackupToConfirm(_ response: RestoreListConfirmation) {
        let question = RestoreListSentences.question(response, calendar)
        pending = (response.backup.path, question)
        view.ask(question)
    }

    func restoredList(_ response: RestoreListResponse) {
        let (name, items) = (response.backup.name, ChangeSentences.count(response.items))
        let made = BackupWords.made(response.backup, calendar, today: response.today)
        view.showBackup(
            BackupDisplay(
                action: "Restored \(items)",
                name: name,
                detail: made,
                facts: [.init("restored", name), .init("made", made), .init("holds", items)],
                messages: response.kept.map { [undoHint($0)] } ?? []
            )
        )
        delegate?.didFinish(.changed())
    }

    func foundNoBackup(_ word: String) {
        view.showError(RestoreListSentences.unknown(word, router))
        delegate?.didFinish(.refused)
    }

    func couldNotRestore(_ failure: BackupError) {
        view.showError(RestoreListSentences.errorMessage(failure, router))
        delegate?.didFinish(.refused)
    }

    private func undoHint(_ kept: Backup) -> String {
        kept.items == nil
            ? "The previous list is kept as \(kept.path)."
            : "\(router.command(.restore(kept.name))) restores the previous list."
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

    /// A copy failure here is a failure to write the list, so it gets the list's message and not a backup's.
    static func errorMessage(_ failure: BackupError, _ router: any RestoreListRouting) -> ErrorMessage {
        if case .copy(let failure) = failure { return ErrorMessage(failure, router) }
        return BackupSentences.errorMessage(failure, router)
    }

    static func unknown(_ word: String, _ router: any RestoreListRouting) -> ErrorMessage {
        ErrorMessage(.notFound, "No backup “\(word)”. Run \(router.command(.restore())) to see your backups.")
    }
}
