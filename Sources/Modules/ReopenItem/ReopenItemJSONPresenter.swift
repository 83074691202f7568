import Boundary
import Presentation

/// The same answers as one JSON object.
final class ReopenItemJSONPresenter: ChoiceDocumentPresenter {
    static let verb = ReopenItemPresenter.verb

    let view: any DocumentShowing
    private let interactor: any ReopenItemInteracting

    init(view: any DocumentShowing, interactor: any ReopenItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ReopenItemJSONPresenter: ReopenItemModule {
    func reopen(_ choice: ItemChoice) {
        interactor.reopen(choice)
    }
}

extension ReopenItemJSONPresenter: ReopenItemInteractorOutput {
    func reopenedItems(_ response: ReopenItemResponse) {
        view.show(
            JSONText.document { document in
                document.items("items", response.items)
                document.items("next", response.stillToCome.map(\.next), unlessEmpty: true)
                document.items("waiting", response.waiting, unlessEmpty: true)
                document.items("unchanged", response.openBefore, unlessEmpty: true)
            }
        )
    }
}
