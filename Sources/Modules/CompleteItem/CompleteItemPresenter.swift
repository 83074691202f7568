import Boundary
import Presentation

/// Asks where there is doubt, and tells what is done and what follows from it.
final class CompleteItemPresenter {
    weak var delegate: (any CompleteItemDelegate)?
    private let view: any CompleteItemShowing
    private let interactor: any CompleteItemInteracting
    /// What is waiting for a yes, and the question that was asked.
    private var doubt: (choice: ItemChoice, question: String)?
    private var choice: ItemChoice?

    init(view: any CompleteItemShowing, interactor: any CompleteItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension CompleteItemPresenter: CompleteItemModule {
    func complete(_ choice: ItemChoice) {
        self.choice = choice
        interactor.complete(choice)
    }
}

extension CompleteItemPresenter: ConsentHandling {
    func didAnswer(_ answer: Consent) {
        guard let doubt else { return }
        self.doubt = nil
        if answer == .yes { return complete(doubt.choice.confirmed) }
        view.show(answer, to: doubt.question)
        delegate?.didNotCompleteItem()
    }
}

// MARK: - Answers

extension CompleteItemPresenter: CompleteItemInteractorOutput {
    func foundSeveralItems(_ items: [ItemSummary]) {
        guard let choice else { return }
        let question = ChangeSentences.question("Complete", items)
        doubt = (choice, question)
        view.askWhether(question)
    }

    func foundNoItem() {
        view.showRemark(ChangeSentences.nothingMatches)
        delegate?.didNotCompleteItem()
    }

    func completedItems(_ response: CompleteItemResponse) {
        view.showChange(
            ChangeDisplay(
                rows: response.completions.map { row($0, response) },
                remarks: CompleteItemSentences.remarks(response)
            )
        )
        let ids = response.completions.map(\.item.id)
        if ids.isEmpty { delegate?.didNotCompleteItem() } else { delegate?.didCompleteItems(ids) }
    }

    func couldNotCompleteItem(_ failure: ChoiceFailure) {
        view.showComplaint(ChangeSentences.complaint(failure))
        delegate?.didNotCompleteItem()
    }

    private func row(_ completion: CompleteItemResponse.Row, _ response: CompleteItemResponse)
        -> ChangeDisplay.Row
    {
        let next = completion.next.map { next in
            let due = next.facts.due.map { ", due \(CalendarWords.due($0, from: response.today))" } ?? ""
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
        let freed =
            response.freed.isEmpty ? [] : ["Free to begin now: \(ChangeSentences.some(response.freed, atMost: 8))."]
        let before =
            response.doneBefore.isEmpty ? [] : ["Done before: \(ChangeSentences.some(response.doneBefore, atMost: 8))."]
        return blocked + freed + before + (response.completions.isEmpty ? [] : [ChangeSentences.wayBack])
    }
}
