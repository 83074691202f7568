import Boundary
import Presentation

/// Asks where there is doubt, and tells what is open again and when it is due.
final class ReopenItemPresenter: ChoicePresenter {
    static let verb = "Reopen"

    weak var delegate: (any ListDelegate)?
    let view: any ReopenItemShowing
    var doubt = Doubt<ItemChoice>()
    private let interactor: any ReopenItemInteracting
    private let calendar: CalendarWords

    init(view: any ReopenItemShowing, interactor: any ReopenItemInteracting, calendar: CalendarWords) {
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
                remarks: response.stillToCome.map { stillToCome($0, response) }
                    + ChangeSentences.remark("Waiting again", response.waiting)
                    + ChangeSentences.remark("Open before", response.openBefore)
                    + (ids.isEmpty ? [] : [ChangeSentences.wayBack])
            )
        )
        if ids.isEmpty { leaveUnchanged() } else { delegate?.didChangeList() }
    }

    private func stillToCome(_ comeback: ReopenItemResponse.Comeback, _ response: ReopenItemResponse) -> String {
        let due = comeback.next.facts.due.map { ", due \(calendar.due($0, from: response.today))" } ?? ""
        let name = ChangeSentences.name(comeback.next)
        return "\(name) is still to come\(due); completing \(comeback.of) leaves no other."
    }

    private func row(_ item: ItemSummary, _ response: ReopenItemResponse) -> ChangeDisplay.Row {
        let due = item.facts.due.map { "due \(calendar.due($0, from: response.today))" }
        return ChangeDisplay.Row(
            deed: "Reopened",
            id: String(item.id),
            title: item.facts.title,
            details: due.map { [$0] } ?? []
        )
    }
}
