import Presentation
import Vocabulary

/// The same answers as one JSON object.
final class RemoveItemJSONPresenter: ChoiceDocumentPresenter {
    static let verb = RemoveItemPresenter.verb

    let view: any DocumentViewing
    private let interactor: any RemoveItemInteracting

    init(view: any DocumentViewing, interactor: any RemoveItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension RemoveItemJSONPresenter: RemoveItemModule {
    func remove(_ choice: ItemChoice) {
        interactor.remove(choice)
    }
}

extension RemoveItemJSONPresenter: RemoveItemInteractorOutput {
    func removedItems(_ response: RemoveItemResponse) {
        view.show(
            JSONText.document { document in
                document.items("items", response.items)
                document.items("dependents", response.dependents, unlessEmpty: true)
                document.items("children", response.children, unlessEmpty: true)
            }
        )
    }
}
