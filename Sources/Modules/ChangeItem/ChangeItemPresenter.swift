import Boundary
import Grammar
import Presentation
import Vocabulary

/// Confirms if necessary, then reports the changes.
final class ChangeItemPresenter: ChoicePresenter {
    static let verb = "Change"

    weak var delegate: (any ListDelegate)?
    let view: any ChangeItemViewing
    var doubt = Doubt<ChangeItemRequest>()
    private let interactor: any ChangeItemInteracting
    private let calendar: CalendarWords

    init(view: any ChangeItemViewing, interactor: any ChangeItemInteracting, calendar: CalendarWords) {
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
                        action: "Changed",
                        id: String(row.after.id),
                        title: row.after.details.title,
                        details: DifferenceWords.phrases(
                            row.before.details,
                            row.after.details,
                            from: response.today,
                            in: calendar
                        )
                    )
                },
                messages: ChangeItemSentences.messages(response)
            )
        )
        let ids = response.rows.map(\.after.id)
        if ids.isEmpty { leaveUnchanged() } else { delegate?.didChangeList() }
    }

    func refusedChange(_ refusal: ChangeItemRefusal) {
        view.showError(ChangeItemSentences.errorMessage(refusal))
        leaveUnchanged()
    }
}

/// Messages shared by the text and JSON presenters.
enum ChangeItemSentences {
    static func messages(_ response: ChangeItemResponse) -> [String] {
        response.hints.map(ItemSentences.hint) + ChangeSentences.message("No change", response.unchanged)
            + (response.rows.isEmpty ? [] : [ChangeSentences.undoHint])
    }

    static func errorMessage(_ refusal: ChangeItemRefusal) -> ErrorMessage {
        switch refusal {
        case .oneTitleForMany(let count):
            ErrorMessage(
                .badData,
                "That would give \(count) items the same title. Choose one item, or put the text in note:\"…\"."
            )
        case .item(let id, let refusal):
            ItemSentences.errorMessage(refusal, id: id, example: "adder change 3 Pay rent")
        }
    }
}
