import Boundary
import Presentation

/// Asks where there is doubt, and tells what is different now.
final class ChangeItemPresenter {
    weak var delegate: (any ChangeItemDelegate)?
    private let view: any ChangeItemShowing
    private let interactor: any ChangeItemInteracting
    private var request: ChangeItemRequest?
    /// What a yes is awaited for.
    private var question: String?

    init(view: any ChangeItemShowing, interactor: any ChangeItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ChangeItemPresenter: ChangeItemModule {
    func change(_ request: ChangeItemRequest) {
        self.request = request
        interactor.change(request)
    }
}

extension ChangeItemPresenter: ConsentHandling {
    func didAnswer(_ answer: Consent) {
        guard let request, let question else { return }
        self.question = nil
        if answer == .yes { return change(request.confirmed) }
        view.show(answer, to: question)
        delegate?.didNotChangeItem()
    }
}

// MARK: - Answers

extension ChangeItemPresenter: ChangeItemInteractorOutput {
    func foundSeveralItems(_ items: [ItemSummary]) {
        let question = ChangeSentences.question("Change", items)
        self.question = question
        view.askWhether(question)
    }

    func foundNoItem() {
        view.showRemark(ChangeSentences.nothingMatches)
        delegate?.didNotChangeItem()
    }

    func changedItems(_ response: ChangeItemResponse) {
        view.showChange(
            ChangeDisplay(
                rows: response.rows.map { row in
                    ChangeDisplay.Row(
                        deed: "Changed",
                        id: String(row.after.id),
                        title: row.after.facts.title,
                        details: DifferenceWords.phrases(row.before.facts, row.after.facts, from: response.today)
                    )
                },
                remarks: ChangeItemSentences.remarks(response)
            )
        )
        let ids = response.rows.map(\.after.id)
        if ids.isEmpty { delegate?.didNotChangeItem() } else { delegate?.didChangeItems(ids) }
    }

    func couldNotChangeItem(_ failure: ChangeItemFailure) {
        view.showComplaint(ChangeItemSentences.complaint(failure))
        delegate?.didNotChangeItem()
    }
}

/// The sentences of this use case, for people and machines alike.
enum ChangeItemSentences {
    static func remarks(_ response: ChangeItemResponse) -> [String] {
        let unchanged =
            response.unchanged.isEmpty
            ? [] : ["So already: \(ChangeSentences.some(response.unchanged, atMost: 8))."]
        return response.hints.map(ItemSentences.hint) + unchanged
            + (response.rows.isEmpty ? [] : [ChangeSentences.wayBack])
    }

    static func complaint(_ failure: ChangeItemFailure) -> Complaint {
        switch failure {
        case .choice(let failure):
            ChangeSentences.complaint(failure)
        case .oneTitleForMany(let count):
            Complaint(
                .badData,
                "That would give \(count) items the same title; name one item, or put the words into note:\"…\"."
            )
        case .item(let id, let refusal):
            ItemSentences.complaint(refusal, id: id, example: "adder change 3 Pay rent")
        }
    }
}
