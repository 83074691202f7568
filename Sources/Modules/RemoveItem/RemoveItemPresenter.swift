import Presentation
import Responses
import Vocabulary

/// Reports the removed items and the items that this affects.
final class RemoveItemPresenter: ChangePresenter {
    static let action = ChangeAction.remove

    let roles: ChangeRoles<ItemChoice, RemoveItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, RemoveItemResponse>) {
        self.roles = roles
    }

    func display(_ response: RemoveItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.items.map { .init(ChangeSentences.removed, $0) },
            messages: ChangeSentences.unblocked(response.unblocked)
                + ChangeSentences.orphaned(response.children)
        )
    }

    static func document(_ response: RemoveItemResponse) -> ChangeDocument {
        ChangeDocument(
            items: response.items,
            lists: ["dependents": response.dependents, "children": response.children]
        )
    }
}
