import Boundary
import Presentation

/// The same answers as one JSON object.
final class ChangeItemJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any ChangeItemInteracting

    init(view: any DocumentShowing, interactor: any ChangeItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ChangeItemJSONPresenter: ChangeItemModule {
    func change(_ request: ChangeItemRequest) {
        interactor.change(request)
    }
}

extension ChangeItemJSONPresenter: ChangeItemInteractorOutput {
    func changedItems(_ response: ChangeItemResponse) {
        view.show(
            JSONText.document { document in
                document.items("items", response.rows.map(\.after))
                document.items("unchanged", response.unchanged, unlessEmpty: true)
                document.strings("hints", response.hints.map(ItemSentences.hint), unlessEmpty: true)
            }
        )
    }

    /// Machines are not asked.
    func foundSeveralItems(_ items: [ItemSummary]) {
        let question = ChangeSentences.question("Change", items)
        view.show(ChangeSentences.unconfirmed(question), as: JSONText.document)
    }

    func foundNoItem() {
        view.show(JSONText.document { $0.items("items", []) })
    }

    func couldNotChangeItem(_ failure: ChangeItemFailure) {
        view.show(ChangeItemSentences.complaint(failure), as: JSONText.document)
    }
}
