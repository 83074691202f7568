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
            notes: response.nextOccurrences.map { note($0, response) },
            messages: ChangeSentences.message("Blocked again", response.waiting)
        )
    }

    private func note(_ next: ReopenItemResponse.NextItem, _ response: ReopenItemResponse) -> String {
        let due = next.item.details.due.map { roles.calendar.due($0, from: response.today) }
        return ReopenItemSentences.remaining(ChangeSentences.dated(ChangeSentences.name(next.item), due), of: next.of)
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
                "next": response.nextOccurrences.map(\.item), "waiting": response.waiting,
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
        "Its next occurrence remains: \(next). Completing \(id) again won't add another."
    }
}
