import Boundary
import Presentation
import Vocabulary

/// Confirms if necessary, then reports the completed items and the consequences.
final class CompleteItemPresenter: ChoicePresenter {
    static let verb = "Complete"

    weak var delegate: (any ListDelegate)?
    let view: any CompleteItemViewing
    var doubt = Doubt<ItemChoice>()
    private let interactor: any CompleteItemInteracting
    private let calendar: CalendarWords

    init(view: any CompleteItemViewing, interactor: any CompleteItemInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension CompleteItemPresenter: CompleteItemModule {
    func complete(_ choice: ItemChoice) {
        begin(choice)
    }

    func carryOut(_ choice: ItemChoice) {
        interactor.complete(choice)
    }

    func leaveUnchanged() {
        delegate?.didNotChangeList()
    }
}

// MARK: - Answers

extension CompleteItemPresenter: CompleteItemInteractorOutput {
    func completedItems(_ response: CompleteItemResponse) {
        view.showChange(
            ChangeDisplay(
                rows: response.completions.map { row($0, response) },
                messages: CompleteItemSentences.messages(response)
            )
        )
        let ids = response.completions.map(\.item.id)
        if ids.isEmpty { leaveUnchanged() } else { delegate?.didChangeList() }
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse)
        -> ChangeDisplay.Row
    {
        let next = completion.next.map { next in
            let due = next.details.due.map { ", due \(calendar.due($0, from: response.today))" } ?? ""
            return "Next: \(next.id)\(due)"
        }
        return ChangeDisplay.Row(
            action: "Done",
            id: String(completion.item.id),
            title: completion.item.details.title,
            details: next.map { [$0] } ?? []
        )
    }
}

/// Messages shared by the text and JSON presenters.
enum CompleteItemSentences {
    static func messages(_ response: CompleteItemResponse) -> [String] {
        let blocked = response.completions.filter { !$0.stillOpen.isEmpty }.map { completion in
            "\(completion.item.id) depends on \(ChangeSentences.some(completion.stillOpen)), which "
                + (completion.stillOpen.count == 1 ? "is still open." : "are still open.")
        }
        let parts = response.completions.flatMap { completion in
            ChangeSentences.message(
                "Open \(completion.openParts.count == 1 ? "part" : "parts") of \(completion.item.id)",
                completion.openParts
            )
        }
        return blocked + parts + ChangeSentences.message("No longer blocked", response.unblocked)
            + ChangeSentences.message("Already done", response.alreadyDone)
            + (response.completions.isEmpty ? [] : [ChangeSentences.undoHint])
    }
}
