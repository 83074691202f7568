import Boundary
import Presentation

/// Asks before a backup takes the place of the list, and tells how to go back.
final class RestoreListPresenter {
    weak var delegate: (any ListDelegate)?
    private let view: any RestoreListShowing
    private let interactor: any RestoreListInteracting
    private let calendar: CalendarWords
    /// What waits for a yes.
    private var doubtful: (path: String, question: String)?

    init(view: any RestoreListShowing, interactor: any RestoreListInteracting, calendar: CalendarWords) {
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

extension RestoreListPresenter: ConsentHandling {
    func didAnswer(_ answer: Consent) {
        guard let (path, question) = doubtful else { return }
        doubtful = nil
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
            return view.showRemark(BackupSentences.none)
        }
        let remark = RestoreListSentences.remark(newest)
        view.showBackups(BackupWords.display(response, calendar, remark: remark))
    }

    func foundBackupToConfirm(_ response: RestoreListDoubt) {
        let question = RestoreListSentences.question(response, calendar)
        doubtful = (response.backup.path, question)
        view.askWhether(question)
    }

    func restoredList(_ response: RestoreListResponse) {
        view.showRestored(
            RestoreListDisplay(
                name: response.backup.name,
                made: BackupWords.made(response.backup, calendar, today: response.today),
                items: ChangeSentences.count(response.items),
                remarks: response.kept.map { [RestoreListSentences.wayBack($0)] } ?? []
            )
        )
        delegate?.didChangeList()
    }

    func foundNoBackup(_ word: String) {
        view.showComplaint(RestoreListSentences.unknown(word))
        delegate?.didNotChangeList()
    }

    func couldNotRestore(_ failure: BackupFailure) {
        view.showComplaint(RestoreListSentences.complaint(failure))
        delegate?.didNotChangeList()
    }
}

/// The sentences of this use case, for people and machines alike.
enum RestoreListSentences {
    static func question(_ doubt: RestoreListDoubt, _ calendar: CalendarWords = CalendarWords()) -> String {
        let made = BackupWords.made(doubt.backup, calendar, today: doubt.today)
        let held = doubt.backup.items.map { ", \(ChangeSentences.count($0))" } ?? ""
        let now = doubt.items.map { " (\(ChangeSentences.count($0)))" } ?? ", which cannot be read"
        return "Put \(doubt.backup.name) (\(made)\(held)) in the place of your list\(now)?"
    }

    static func remark(_ backup: BackupSummary) -> String {
        "adder restore \(backup.name) puts that one in the place of your list, which is kept."
    }

    static func wayBack(_ kept: BackupSummary) -> String {
        kept.items == nil
            ? "What was there is kept as \(kept.path)." : "adder restore \(kept.name) goes back to what was there."
    }

    /// What could not be put in the place of the list was to be the list.
    static func complaint(_ failure: BackupFailure) -> Complaint {
        if case .copy(let trouble) = failure { Complaint(trouble) } else { BackupSentences.complaint(failure) }
    }

    static func unknown(_ word: String) -> Complaint {
        Complaint(.notFound, "There is no backup “\(word)”; adder restore shows those beside your list.")
    }
}
