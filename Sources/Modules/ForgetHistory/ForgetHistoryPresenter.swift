import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for confirmation, then says what was forgotten and what that saved.
final class ForgetHistoryPresenter: OperationPresenter {
    let roles: OperationRoles<ForgetHistoryRequest, ForgetHistoryResponse, ListError, ForgetHistoryDisplay>

    init(_ roles: OperationRoles<ForgetHistoryRequest, ForgetHistoryResponse, ListError, ForgetHistoryDisplay>) {
        self.roles = roles
    }

    func answer(_ response: ForgetHistoryResponse) -> OperationAnswer<ForgetHistoryRequest, ForgetHistoryDisplay> {
        switch response {
        case .futureDay(let day, let today):
            let day = roles.calendar.day(day, from: today)
            return .failed(ForgetHistorySentences.futureDay(day, roles.router))
        case .unconfirmed(let response):
            return .question(
                ForgetHistorySentences.question(response, roles.calendar),
                confirmed: ForgetHistoryRequest(range: response.range, confirmation: .through(response.changes.newest))
            )
        case .forgotten(let response):
            let forgotten = response.forgotten
            let outcome: ListOutcome = forgotten.changes > 0 ? .changed() : .unchanged
            let isNothing = forgotten.changes == 0 && forgotten.bytes == forgotten.bytesBefore
            guard isNothing else { return .done(display(forgotten), outcome) }
            if let failure = forgotten.failure {
                return .failed(ForgetHistorySentences.spaceNotGivenBack(failure), .unchanged)
            }
            let day = response.range.day.map { roles.calendar.day($0, from: response.today) }
            return .nothing(ForgetHistorySentences.nothingToForget(before: day), outcome)
        }
    }

    private func display(_ forgotten: ForgottenHistory) -> ForgetHistoryDisplay {
        let (size, before) = (BackupWords.size(forgotten.bytes), BackupWords.size(forgotten.bytesBefore))
        return ForgetHistoryDisplay(
            action: ForgetHistorySentences.forgot(forgotten.changes),
            comparison: ForgetHistorySentences.comparison(size, before: before),
            changes: ForgetHistorySentences.count(forgotten.changes),
            size: size,
            sizeBefore: before
        )
    }

    static func document(
        _ response: ForgetHistoryResponse,
        _ router: any ForgetHistoryRouting
    ) throws(ErrorMessage) -> String {
        switch response {
        case .futureDay(let day, _):
            throw ForgetHistorySentences.futureDay(day.description, router)
        case .unconfirmed(let response):
            throw ChangeSentences.confirmationRequired(ForgetHistorySentences.question(response))
        case .forgotten(let response):
            let forgotten = response.forgotten
            return JSONText.document { document in
                document.object("forgotten") { object in
                    object.integer("changeCount", forgotten.changes)
                    object.integer("bytesBefore", forgotten.bytesBefore)
                    object.integer("bytes", forgotten.bytes)
                }
            }
        }
    }

    static func problem(_ response: ForgetHistoryResponse) -> ErrorMessage? {
        guard case .forgotten(let response) = response else { return nil }
        return response.forgotten.failure.map(ForgetHistorySentences.spaceNotGivenBack)
    }

    static func errorMessage(_ failure: ListError, _ router: any ForgetHistoryRouting) -> ErrorMessage {
        ErrorMessage(failure, router)
    }
}

/// The sentences of this use case.
enum ForgetHistorySentences {
    // The lines of plain output.
    static func forgotten(_ changes: String) -> String { say("forgotten: \(changes)") }

    static func size(_ size: String) -> String { say("size: \(size)") }

    static func sizeBefore(_ size: String) -> String { say("size before: \(size)") }

    static func count(_ changes: Int) -> String {
        changes == 1 ? say("1 change") : say("\(changes) changes")
    }

    static func forgot(_ changes: Int) -> String {
        changes == 0 ? say("No changes to forget.") : say("Forgot \(count(changes)).")
    }

    static func comparison(_ size: String, before: String) -> String {
        size == before ? say("The list still takes \(size).") : say("The list takes \(size) instead of \(before).")
    }

    static func nothingToForget(before day: String?) -> String {
        day.map { say("There are no changes made before \($0), and no space to give back.") }
            ?? say("There are no changes, and no space to give back.")
    }

    static func question(_ response: ForgetHistoryConfirmation, _ calendar: CalendarWords = CalendarWords()) -> String {
        let changes = response.changes.count
        let all = response.range == .all && changes > 1 ? say("all ") : ""
        let day = response.range.day.map { say(" made before \(calendar.day($0, from: response.today))") } ?? ""
        let they = changes == 1 ? say("It") : say("They")
        return say("Forget \(all)\(count(changes))\(day)? \(they) can then no longer be undone.")
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
                "The list was made smaller, but can't force that to disk (\(failure.reason)). It may take its old space "
                    + "again after a power failure."
            )
        }
        let (status, reason): (ExitStatus, String) =
            switch failure.kind {
            case .busy: (.busy, say("Another program is using \(failure.path)"))
            case .interrupted: (.interrupted, say("Interrupted"))
            case .diskFull: (.outputFailed, say("The disk or the temporary folder is full"))
            case .outOfMemory: (.busy, say("Out of memory"))
            default: (.outputFailed, say("Can't rewrite \(failure.path) (\(failure.reason))"))
            }
        return ErrorMessage(
            status,
            "\(reason), so the unused space was not freed. Run the command again to free it."
        )
    }
}
