import Presentation
import Vocabulary

/// The reopened items as a JSON object.
final class ReopenItemJSONPresenter: ChoiceDocumentPresenter {
    static let verb = ReopenItemPresenter.verb

    let view: any DocumentViewing
    private let interactor: any ReopenItemInteracting

    init(view: any DocumentViewing, interactor: any ReopenItemInteracting) {
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
                document.items("next", response.nextOccurrences.map(\.item), unlessEmpty: true)
                document.items("waiting", response.waiting, unlessEmpty: true)
                document.items("unchanged", response.alreadyOpen, unlessEmpty: true)
            }
        )
    }
}
