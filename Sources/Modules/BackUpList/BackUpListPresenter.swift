import Boundary
import Presentation

/// Asks before a file is replaced, and tells where the copy is, or which there are.
final class BackUpListPresenter {
    private let view: any BackUpListShowing
    private let interactor: any BackUpListInteracting
    private let calendar: CalendarWords
    /// The place that is taken, as long as nobody has said whether it may be replaced.
    private var doubtful: (path: String, question: String)?

    init(view: any BackUpListShowing, interactor: any BackUpListInteracting, calendar: CalendarWords) {
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

extension BackUpListPresenter: ConsentHandling {
    func didAnswer(_ answer: Consent) {
        guard let (path, question) = doubtful else { return }
        doubtful = nil
        if answer == .yes { return interactor.backUp(BackUpListRequest(.make(path: path, isConfirmed: true))) }
        view.show(answer, to: question)
    }
}

extension BackUpListPresenter: BackUpListInteractorOutput {
    func madeBackup(_ backup: BackupSummary) {
        view.showBackup(
            BackUpListDisplay(
                path: backup.path,
                items: ChangeSentences.count(backup.items ?? 0),
                size: BackupWords.size(backup.bytes)
            )
        )
    }

    func foundFileInTheWay(_ path: String) {
        let question = BackUpListSentences.question(path)
        doubtful = (path, question)
        view.askWhether(question)
    }

    func foundNothingToBackUp() {
        view.showComplaint(BackUpListSentences.nothing)
    }

    func foundBackups(_ response: BackupsResponse) {
        if response.backups.isEmpty { return view.showRemark(BackupSentences.none) }
        let remark = BackUpListSentences.remark(response.backups)
        view.showBackups(BackupWords.display(response, calendar, remark: remark))
    }

    func couldNotBackUp(_ failure: BackupFailure) {
        view.showComplaint(BackupSentences.complaint(failure))
    }
}

/// The sentences of this use case, for people and machines alike.
enum BackUpListSentences {
    static let nothing = Complaint(
        .notFound,
        "Your list is empty, so there is nothing to back up; adder add begins one."
    )

    static func question(_ path: String) -> String {
        "Replace \(path)?"
    }

    /// Where they are.
    static func remark(_ backups: [BackupSummary]) -> String {
        let folder = backups.first.flatMap { backup in
            backup.path.lastIndex(of: "/").map { backup.path[..<$0] }
        }
        return "They stand in \(folder ?? "."); adder restore NAME puts one of them in the place of your list."
    }
}
