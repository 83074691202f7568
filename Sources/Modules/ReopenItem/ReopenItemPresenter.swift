import Boundary
import Presentation
import Vocabulary

/// Asks for confirmation if necessary, and reports the reopened items with their due dates.
final class ReopenItemPresenter: ChoicePresenter {
    static let verb = "Reopen"

    weak var delegate: (any ListDelegate)?
    let view: any ReopenItemViewing
    var doubt = Doubt<ItemChoice>()
    private let interactor: any ReopenItemInteracting
    private let calendar: CalendarWords

    init(view: any ReopenItemViewing, interactor: any ReopenItemInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension ReopenItemPresenter: ReopenItemModule {
    func reopen(_ choice: ItemChoice) {
        begin(choice)
    }

    func carryOut(_ choice: ItemChoice) {
        interactor.reopen(choice)
    }

    func leaveUnchanged() {
        delegate?.didNotChangeList()
    }
}

extension ReopenItemPresenter: ReopenItemInteractorOutput {
    func reopenedItems(_ response: ReopenItemResponse) {
        let ids = response.items.map(\.id)
        view.showChange(
            ChangeDisplay(
                rows: response.items.map { row($0, response) },
                messages: response.nextOccurrences.map { message($0, response) }
                    + ChangeSentences.message("Blocked again", response.waiting)
                    + ChangeSentences.message("Already open", response.alreadyOpen)
                    + (ids.isEmpty ? [] : [ChangeSentences.undoHint])
            )
        )
        if ids.isEmpty { leaveUnchanged() } else { delegate?.didChangeList() }
    }

    private func message(_ next: ReopenItemResponse.NextOccurrence, _ response: ReopenItemResponse) -> String {
        let due = next.item.details.due.map { ", due \(calendar.due($0, from: response.today))" } ?? ""
        let name = ChangeSentences.name(next.item)
        return "The next occurrence stays: \(name)\(due). Completing \(next.of) again adds no other."
    }

    private func row(_ item: ItemSummary, _ response: ReopenItemResponse) -> ChangeDisplay.Row {
        let due = item.details.due.map { "due \(calendar.due($0, from: response.today))" }
        return ChangeDisplay.Row(
            action: "Reopened",
            id: String(item.id),
            title: item.details.title,
            details: due.map { [$0] } ?? []
        )
    }
}
