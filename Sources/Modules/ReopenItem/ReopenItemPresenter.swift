import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Reports the reopened items with their due dates.
final class ReopenItemPresenter: ChangePresenter {
    static let action = ChangeAction.reopen
    static let unchangedHeading = ReopenItemSentences.alreadyOpen

    let roles: ChangeRoles<ItemChoice, ReopenItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, ReopenItemResponse>) {
        self.roles = roles
    }

    func display(_ response: ReopenItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.items.map { row($0, response) },
            notes: response.series.map { ReopenItemSentences.remaining(dated($0.item, response), of: $0.of) }
                + response.lastCopies.map { lastCopy($0, response) },
            messages: ReopenItemSentences.blockedAgain(response.waiting)
        )
    }

    private func lastCopy(_ copy: ReopenItemResponse.Related, _ response: ReopenItemResponse) -> String {
        ReopenItemSentences.lastCopy(
            dated(copy.item, response),
            of: copy.of,
            roles.router.command(.reopen(copy.item.id))
        )
    }

    private func dated(_ item: ItemSummary, _ response: ReopenItemResponse) -> String {
        let due = item.details.due.map { roles.calendar.due($0, from: response.today) }
        return ChangeSentences.dated(ChangeSentences.name(item), due)
    }

    private func row(_ item: ItemSummary, _ response: ReopenItemResponse) -> ChangeDisplay.Row {
        ChangeDisplay.Row(
            ReopenItemSentences.reopened,
            item,
            details: item.details.due.map { [ReopenItemSentences.due(roles.calendar.due($0, from: response.today))] }
                ?? []
        )
    }

    static func unchanged(_ response: ReopenItemResponse) -> [ItemSummary] { response.alreadyOpen }

    static func document(_ response: ReopenItemResponse) -> ChangeDocument {
        ChangeDocument(
            items: response.items,
            lists: [
                "next": response.series.map(\.item), "waiting": response.waiting,
                "unchanged": response.alreadyOpen,
            ]
        )
    }
}

/// The sentences of this use case.
enum ReopenItemSentences {
    static let reopened = say("Reopened")
    static let alreadyOpen = say("Already open")

    static func blockedAgain(_ items: [ItemSummary]) -> [String] {
        ChangeSentences.message(say("Blocked again"), items)
    }

    static func due(_ due: String) -> String {
        say("due \(due)")
    }

    static func remaining(_ next: String, of id: Int) -> String {
        say("Its series goes on: \(next). Completing \(id) again won't move it.")
    }

    static func lastCopy(_ item: String, of id: Int, _ command: String) -> String {
        say("The last occurrence of \(id) that was done is \(item). To reopen it: \(command)")
    }
}
