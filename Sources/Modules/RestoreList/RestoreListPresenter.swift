import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks for confirmation before the list is replaced, and says how to restore the previous list.
final class RestoreListPresenter: OperationPresenter {
    let roles: OperationRoles<RestoreListRequest, RestoreListResponse, BackupError, BackupAnswerDisplay>

    init(_ roles: OperationRoles<RestoreListRequest, RestoreListResponse, BackupError, BackupAnswerDisplay>) {
        self.roles = roles
    }

    func answer(_ response: RestoreListResponse) -> OperationAnswer<RestoreListRequest, BackupAnswerDisplay> {
        switch response {
        case .found(let response):
            guard let newest = response.backups.first(where: { $0.items != nil }) ?? response.backups.first else {
                return .nothing(BackupSentences.none(roles.router))
            }
            let message = RestoreListSentences.advice(newest, roles.router)
            return .done(.backups(BackupWords.display(response, roles.calendar, message: message)))
        case .unconfirmed(let response):
            return .question(
                RestoreListSentences.question(response, roles.calendar),
                confirmed: .restore(response.backup.path, day: nil, isConfirmed: true)
            )
        case .restored(let list):
            return .done(.backup(display(list)), .changed())
        case .unknown(let word):
            return .failed(RestoreListSentences.unknown(word, roles.router))
        case .broughtBack(let item, let lost):
            return .done(.backup(display(item, lost)), .changed())
        case .notRemoved(let id):
            return .failed(RestoreListSentences.notRemoved(id, roles.router))
        }
    }

    private func display(_ list: RestoredList) -> BackupDisplay {
        let (name, items) = (list.backup.name, ChangeSentences.count(list.items))
        let made = BackupWords.made(list.backup, roles.calendar, today: list.today)
        return BackupDisplay(
            action: RestoreListSentences.restored(items),
            name: name,
            detail: made,
            facts: [
                .init(BackupSentences.restored, name), .init(BackupSentences.made, made),
                .init(BackupSentences.holds, items),
            ],
            messages: list.kept.map { [RestoreListSentences.kept($0, roles.router)] } ?? []
        )
    }

    private func display(_ item: ItemSummary, _ lost: [Int]) -> BackupDisplay {
        let name = ChangeSentences.name(item)
        return BackupDisplay(
            action: RestoreListSentences.restored,
            name: name,
            detail: RestoreListSentences.state(lost),
            facts: [.init(BackupSentences.restored, name)],
            messages: [roles.router.undoHint]
        )
    }

    static func document(
        _ response: RestoreListResponse,
        _ router: any RestoreListRouting
    ) throws(ErrorMessage) -> String {
        switch response {
        case .found(let response):
            return JSONText.document { $0.backups(response.backups) }
        case .unconfirmed(let response):
            throw ChangeSentences.confirmationRequired(RestoreListSentences.question(response))
        case .restored(let list):
            return JSONText.document { document in
                document.backups([list.backup])
                if let kept = list.kept { document.backup("kept", kept) }
            }
        case .unknown(let word):
            throw RestoreListSentences.unknown(word, router)
        case .broughtBack(let item, _):
            return JSONText.document { document in
                document.backups([])
                document.array("items") { $0.item(item) }
            }
        case .notRemoved(let id):
            throw RestoreListSentences.notRemoved(id, router)
        }
    }

    /// A copy failure here is a failure to write the list, so it gets the list's message and not a backup's.
    static func errorMessage(_ failure: BackupError, _ router: any RestoreListRouting) -> ErrorMessage {
        if case .copy(let failure) = failure { return ErrorMessage(failure, router) }
        return BackupSentences.errorMessage(failure, router)
    }
}

/// The sentences of this use case.
enum RestoreListSentences {
    static func question(_ response: RestoreListConfirmation, _ calendar: CalendarWords = CalendarWords()) -> String {
        let made = BackupWords.made(response.backup, calendar, today: response.today)
        let items = response.backup.items.map { ", \(ChangeSentences.count($0))" } ?? ""
        let list = response.items.map { " (\(ChangeSentences.count($0)))" } ?? say(", which can't be read,")
        return say("Replace your list\(list) with \(response.backup.name) (\(made)\(items))?")
    }

    static let restored = say("Restored")

    static func state(_ lost: [Int]) -> String {
        switch lost.count {
        case 0: return say("as it was")
        case 1: return say("without \(lost[0]), which is gone")
        case 2: return say("without \(lost[0]) and \(lost[1]), which are gone")
        default: return say("without \(lost.map(String.init).joined(separator: ", ")), which are gone")
        }
    }

    static func notRemoved(_ id: Int, _ router: any RestoreListRouting) -> ErrorMessage {
        ErrorMessage(
            .notFound,
            "No removed item \(id). \(router.command(.history())) shows what was removed."
        )
    }

    static func restored(_ items: String) -> String {
        say("Restored \(items)")
    }

    static func advice(_ backup: Backup, _ router: any RestoreListRouting) -> String {
        say("\(router.command(.restore(backup.name))) replaces your list with that backup and keeps the current list.")
    }

    static func kept(_ kept: Backup, _ router: any RestoreListRouting) -> String {
        kept.items == nil
            ? say("The previous list is kept as \(kept.path).")
            : say("\(router.command(.restore(kept.name))) restores the previous list.")
    }

    static func unknown(_ word: String, _ router: any RestoreListRouting) -> ErrorMessage {
        ErrorMessage(.notFound, "No backup “\(word)”. Run \(router.command(.restore())) to see your backups.")
    }
}
