import Boundary
import Presentation

/// Asks where there is doubt, and tells what is done and what follows from it.
final class CompleteItemPresenter: ChoicePresenter {
    static let verb = "Complete"

    weak var delegate: (any ListDelegate)?
    let view: any CompleteItemShowing
    var doubt = Doubt<ItemChoice>()
    private let interactor: any CompleteItemInteracting
    private let calendar: CalendarWords

    init(view: any CompleteItemShowing, interactor: any CompleteItemInteracting, calendar: CalendarWords) {
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
                remarks: CompleteItemSentences.remarks(response)
            )
        )
        let ids = response.completions.map(\.item.id)
        if ids.isEmpty { leaveUnchanged() } else { delegate?.didChangeList() }
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse)
        -> ChangeDisplay.Row
    {
        let next = completion.next.map { next in
            let due = next.facts.due.map { ", due \(calendar.due($0, from: response.today))" } ?? ""
            return "comes back as \(next.id)\(due)"
        }
        return ChangeDisplay.Row(
            deed: "Done",
            id: String(completion.item.id),
            title: completion.item.facts.title,
            details: next.map { [$0] } ?? []
        )
    }
}

/// What follows from what is done, for people and machines alike.
enum CompleteItemSentences {
    static func remarks(_ response: CompleteItemResponse) -> [String] {
        let blocked = response.completions.filter { !$0.stillOpen.isEmpty }.map { completion in
            "\(completion.item.id) needed \(ChangeSentences.some(completion.stillOpen)), which "
                + (completion.stillOpen.count == 1 ? "is still open." : "are still open.")
        }
        let parts = response.completions.flatMap { completion in
            ChangeSentences.remark(
                "Still open as \(completion.openParts.count == 1 ? "a part" : "parts") of \(completion.item.id)",
                completion.openParts
            )
        }
        return blocked + parts + ChangeSentences.remark("Free to begin now", response.freed)
            + ChangeSentences.remark("Done before", response.doneBefore)
            + (response.completions.isEmpty ? [] : [ChangeSentences.wayBack])
    }
}
