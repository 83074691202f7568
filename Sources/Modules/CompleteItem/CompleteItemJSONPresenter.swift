import Boundary
import Presentation
import Vocabulary

/// Presents results as one JSON object.
final class CompleteItemJSONPresenter: ChoiceDocumentPresenter {
    static let verb = CompleteItemPresenter.verb

    let view: any DocumentViewing
    private let interactor: any CompleteItemInteracting

    init(view: any DocumentViewing, interactor: any CompleteItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension CompleteItemJSONPresenter: CompleteItemModule {
    func complete(_ choice: ItemChoice) {
        interactor.complete(choice)
    }
}

extension CompleteItemJSONPresenter: CompleteItemInteractorOutput {
    func completedItems(_ response: CompleteItemResponse) {
        view.show(
            JSONText.document { document in
                document.items("items", response.completions.map(\.item))
                document.items("next", response.completions.compactMap(\.next), unlessEmpty: true)
                document.items("freed", response.unblocked, unlessEmpty: true)
                document.items("stillOpen", response.stillOpen, unlessEmpty: true)
                document.items("openParts", response.completions.flatMap(\.openParts), unlessEmpty: true)
                document.items("unchanged", response.alreadyDone, unlessEmpty: true)
            }
        )
    }
}

extension CompleteItemResponse {
    /// The open dependencies, each once.
    fileprivate var stillOpen: [ItemSummary] {
        var seen: Set<Int> = []
        return completions.flatMap(\.stillOpen).filter { seen.insert($0.id).inserted }
    }
}
