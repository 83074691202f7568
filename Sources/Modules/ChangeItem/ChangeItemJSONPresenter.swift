import Presentation

/// Presents results as one JSON object.
final class ChangeItemJSONPresenter: ChoiceDocumentPresenter {
    static let verb = ChangeItemPresenter.verb

    let view: any DocumentViewing
    private let interactor: any ChangeItemInteracting

    init(view: any DocumentViewing, interactor: any ChangeItemInteracting) {
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

    func refusedChange(_ refusal: ChangeItemRefusal) {
        view.show(ChangeItemSentences.errorMessage(refusal), as: JSONText.document)
    }
}
