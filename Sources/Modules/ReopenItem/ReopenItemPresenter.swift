import Presentation
import Responses
import Vocabulary

/// Reports the reopened items with their due dates.
final class ReopenItemPresenter: ChangePresenter {
    static let action = ChangeAction.reopen
    static let unchangedHeading = "Already open"

    let roles: ChangeRoles<ItemChoice, ReopenItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, ReopenItemResponse>) {
        self.roles = roles
    }

    func display(_ response: ReopenItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.items.map { row($0, response) },
            notes: response.series.map { ReopenItemSentences.remaining(dated($0.item, response), of: $0.of) }
                + response.lastCopies.map { lastCopy($0, response) },
            messages: ChangeSentences.message("Blocked again", response.waiting)
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
            "Reopened",
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
    static func due(_ due: String) -> String {
        "due \(due)"
    }

    static func remaining(_ next: String, of id: Int) -> String {
        "Its series goes on: \(next). Completing \(id) again won't move it."
    }

    static func lastCopy(_ item: String, of id: Int, _ command: String) -> String {
        "The last occurrence of \(id) that was done is \(item). To reopen it: \(command)"
    }
}
