import Boundary
import Presentation

/// The same answers as one JSON object.
final class AddItemJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any AddItemInteracting

    init(view: any DocumentShowing, interactor: any AddItemInteracting) {
        self.view = view
        self.interactor = interactor
    }

    func add(_ request: AddItemRequest) {
        interactor.add(request)
    }
}

extension AddItemJSONPresenter: AddItemInteractorOutput {
    // Machines are not asked step by step, so there are no drafts.
    func acceptedDraft() {}

    func rejectedDraft(_ failure: AddItemFailure) {}

    func addedItems(_ response: AddItemResponse) {
        show(response.items, response.hints)
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        guard failure.reason != .nothingGiven else { return show([], []) }
        view.show(AddItemSentences.complaint(failure), as: JSONText.document)
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
