import Boundary
import Presentation
import Vocabulary

/// Asks whether it is meant, and tells what is gone and whom that leaves alone.
final class RemoveItemPresenter: ChoicePresenter {
    static let verb = "Remove"

    weak var delegate: (any ListDelegate)?
    let view: any RemoveItemViewing
    var doubt = Doubt<ItemChoice>()
    private let interactor: any RemoveItemInteracting

    init(view: any RemoveItemViewing, interactor: any RemoveItemInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension RemoveItemPresenter: RemoveItemModule {
    func remove(_ choice: ItemChoice) {
        begin(choice)
    }

    func carryOut(_ choice: ItemChoice) {
        interactor.remove(choice)
    }

    func leaveUnchanged() {
        delegate?.didNotChangeList()
    }
}

extension RemoveItemPresenter: RemoveItemInteractorOutput {
    func removedItems(_ response: RemoveItemResponse) {
        view.showChange(
            ChangeDisplay(
                rows: response.items.map {
                    ChangeDisplay.Row(action: "Removed", id: String($0.id), title: $0.details.title)
                },
                messages: RemoveItemSentences.messages(response)
            )
        )
        delegate?.didChangeList()
    }
}

/// Whom the removed items leave alone.
enum RemoveItemSentences {
    static func messages(_ response: RemoveItemResponse) -> [String] {
        dependents(response) + children(response) + [ChangeSentences.undoHint]
    }

    private static func dependents(_ response: RemoveItemResponse) -> [String] {
        guard !response.dependents.isEmpty else { return [] }
        let verb = response.dependents.count == 1 ? "needs" : "need"
        let gone = response.items.count == 1 ? "it no longer" : "none of them any more"
        return ["\(ChangeSentences.some(response.dependents, atMost: 8)) \(verb) \(gone)."]
    }

    private static func children(_ response: RemoveItemResponse) -> [String] {
        guard !response.children.isEmpty else { return [] }
        let verb = response.children.count == 1 ? "is" : "are"
        return ["\(ChangeSentences.some(response.children, atMost: 8)) \(verb) part of nothing now."]
    }
}
