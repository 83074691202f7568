import Presentation
import Responses
import Vocabulary

/// Presents results as one JSON object.
final class AddItemDocumentPresenter {
    private let view: any DocumentViewing
    private let interactor: any AddItemInteracting
    private let router: any AddItemRouting

    init(view: any DocumentViewing, interactor: any AddItemInteracting, router: any AddItemRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func add(_ request: AddItemRequest) {
        interactor.add(request)
    }
}

extension AddItemDocumentPresenter: AddItemInteractorOutput {
    // JSON mode never prompts, so there are no drafts.
    func acceptedDraft() {}

    func rejectedDraft(_ failure: AddItemFailure) {}

    func addedItems(_ response: AddItemResponse) {
        show(response.items, response.hints)
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        guard failure.reason != .nothingGiven else { return show([], []) }
        view.show(AddItemSentences.errorMessage(failure, router), as: JSONText.document)
    }

    private func show(_ items: [ItemSummary], _ hints: [ReadingHint]) {
        view.show(
            JSONText.document { document in
                document.items("items", items)
                document.strings("hints", hints.map(ItemSentences.hint), unlessEmpty: true)
            }
        )
    }
}
