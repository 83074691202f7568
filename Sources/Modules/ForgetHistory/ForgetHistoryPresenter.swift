import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for confirmation, then says what was forgotten and what that saved.
final class ForgetHistoryPresenter: ForgetHistoryPresenting, ConfirmationHandling {
    private weak var delegate: (any ListDelegate)?
    private let view: any ForgetHistoryViewing
    private let interactor: any ForgetHistoryInteracting
    private let router: any ForgetHistoryRouting
    private let calendar: CalendarWords
    /// The changes that await confirmation.
    private var pending: (request: ForgetHistoryRequest, question: String)?

    init(
        view: any ForgetHistoryViewing,
        interactor: any ForgetHistoryInteracting,
        router: any ForgetHistoryRouting,
        calendar: CalendarWords,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
    }

    func forget(_ request: ForgetHistoryRequest) {
        interactor.forget(request)
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let (request, question) = pending else { return }
        pending = nil
        if answer == .yes { return interactor.forget(request) }
        view.show(answer, to: question)
        delegate?.didFinish(.cancelled)
    }
}

extension ForgetHistoryPresenter: ForgetHistoryInteractorOutput {
    func foundFutureDay(_ day: Day, today: Day) {
        fail(ForgetHistorySentences.futureDay(calendar.day(day, from: today), router))
    }

    func foundChangesToConfirm(_ response: ForgetHistoryConfirmation) {
        let question = ForgetHistorySentences.question(response, calendar)
        let confirmation = ForgetHistoryRequest.Confirmation.through(response.changes.newest)
        pending = (ForgetHistoryRequest(range: response.range, confirmation: confirmation), question)
        view.ask(question)
    }

    func forgotChanges(_ response: ForgetHistoryResponse) {
        let forgotten = response.forgotten
        if forgotten.changes > 0 || forgotten.bytes != forgotten.bytesBefore {
            view.showForgotten(display(forgotten))
        } else if forgotten.failure == nil {
            let day = response.range.day.map { calendar.day($0, from: response.today) }
            view.showMessage(ForgetHistorySentences.nothingToForget(before: day))
        }
        if let failure = forgotten.failure { view.showError(ForgetHistorySentences.spaceNotGivenBack(failure)) }
        delegate?.didFinish(forgotten.changes > 0 ? .changed() : .unchanged)
    }

    func couldNotForget(_ failure: ListError) {
        fail(ErrorMessage(failure, router))
    }

    private func display(_ forgotten: ForgottenHistory) -> ForgetHistoryDisplay {
        let changes = ForgetHistorySentences.count(forgotten.changes)
        let (size, before) = (BackupWords.size(forgotten.bytes), BackupWords.size(forgotten.bytesBefore))
        return ForgetHistoryDisplay(
            action: forgotten.changes == 0 ? "No changes to forget." : "Forgot \(changes).",
            comparison: size == before
                ? "The list still takes \(size)." : "The list takes \(size) instead of \(before).",
            changes: changes,
            size: size,
            sizeBefore: before
        )
    }

    private func fail(_ errorMessage: ErrorMessage) {
        view.showError(errorMessage)
        delegate?.didFinish(.refused)
    }
}

/// The sentences of this use case, shared by text and JSON output.
enum ForgetHistorySentences {
    static func count(_ changes: Int) -> String {
        changes == 1 ? "1 change" : "\(changes) changes"
    }

    static func nothingToForget(before day: String?) -> String {
        day.map { "There are no changes made before \($0), and no space to give back." }
            ?? "There are no changes, and no space to give back."
    }

    static func question(_ response: ForgetHistoryConfirmation, _ calendar: CalendarWords = CalendarWords()) -> String {
        let changes = response.changes.count
        let all = response.range == .all && changes > 1 ? "all " : ""
        let day = response.range.day.map { " made before \(calendar.day($0, from: response.today))" } ?? ""
        let they = changes == 1 ? "It" : "They"
        return "Forget \(all)\(count(changes))\(day)? \(they) can then no longer be undone."
    }

    static func futureDay(_ day: String, _ router: any ForgetHistoryRouting) -> ErrorMessage {
        ErrorMessage(
            .wrongUsage,
            "\(day) is in the future. Name a past day, or run \(router.command(.forgetHistory(isAll: true))) to forget every change."
        )
    }

    /// The error if the list couldn't be made smaller. What was to be forgotten is forgotten.
    static func spaceNotGivenBack(_ failure: ListError) -> ErrorMessage {
        if failure.kind == .notDurable {
            return ErrorMessage(
                .outputFailed,
                "The list was made smaller, but can't force that to disk (\(failure.detail)). It may take its old space "
                    + "again after a power failure."
            )
        }
        let (status, reason): (ExitStatus, String) =
            switch failure.kind {
            case .busy: (.busy, "Another program is using \(failure.path)")
            case .interrupted: (.interrupted, "Interrupted")
            case .diskFull: (.outputFailed, "The disk or the temporary folder is full")
            case .outOfMemory: (.busy, "Out of memory")
            default: (.outputFailed, "Can't rewrite \(failure.path) (\(failure.detail))")
            }
        return ErrorMessage(
            status,
            "\(reason), so the unused space was not freed. Run the command again to free it."
        )
    }
}
