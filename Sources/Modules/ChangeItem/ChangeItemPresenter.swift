import Boundary
import Presentation

/// Asks where there is doubt, and tells what is different now.
final class ChangeItemPresenter: ChoicePresenter {
    static let verb = "Change"

    weak var delegate: (any ListDelegate)?
    let view: any ChangeItemShowing
    var doubt = Doubt<ChangeItemRequest>()
    private let interactor: any ChangeItemInteracting
    private let calendar: CalendarWords

    init(view: any ChangeItemShowing, interactor: any ChangeItemInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension ChangeItemPresenter: ChangeItemModule {
    func change(_ request: ChangeItemRequest) {
        begin(request)
    }

    func carryOut(_ request: ChangeItemRequest) {
        interactor.change(request)
    }

    func leaveUnchanged() {
        delegate?.didNotChangeList()
    }
}

// MARK: - Answers

extension ChangeItemPresenter: ChangeItemInteractorOutput {
    func changedItems(_ response: ChangeItemResponse) {
        view.showChange(
            ChangeDisplay(
                rows: response.rows.map { row in
                    ChangeDisplay.Row(
                        deed: "Changed",
                        id: String(row.after.id),
                        title: row.after.facts.title,
                        details: DifferenceWords.phrases(
                            row.before.facts,
                            row.after.facts,
                            from: response.today,
                            in: calendar
                        )
                    )
                },
                remarks: ChangeItemSentences.remarks(response)
            )
        )
        let ids = response.rows.map(\.after.id)
        if ids.isEmpty { leaveUnchanged() } else { delegate?.didChangeList() }
    }

    func refusedChange(_ refusal: ChangeItemRefusal) {
        view.showComplaint(ChangeItemSentences.complaint(refusal))
        leaveUnchanged()
    }
}

/// The sentences of this use case, for people and machines alike.
enum ChangeItemSentences {
    static func remarks(_ response: ChangeItemResponse) -> [String] {
        response.hints.map(ItemSentences.hint) + ChangeSentences.remark("So already", response.unchanged)
            + (response.rows.isEmpty ? [] : [ChangeSentences.wayBack])
    }

    static func complaint(_ refusal: ChangeItemRefusal) -> Complaint {
        switch refusal {
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
