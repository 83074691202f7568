import Presentation
import Responses
import Vocabulary

/// Reports the removed items and the items that this affects.
final class RemoveItemPresenter: ChangePresenter {
    static let verb = "Remove"

    let roles: ChangeRoles<ItemChoice, RemoveItemResponse>

    init(_ roles: ChangeRoles<ItemChoice, RemoveItemResponse>) {
        self.roles = roles
    }

    func display(_ response: RemoveItemResponse) -> ChangeDisplay {
        ChangeDisplay(
            rows: response.items.map { .init("Removed", $0) },
            messages: ChangeSentences.message("No longer blocked", response.unblocked) + orphaned(response.children)
        )
    }

    private func orphaned(_ items: [ItemSummary]) -> [String] {
        guard !items.isEmpty else { return [] }
        return ["\(ChangeSentences.some(items, atMost: 8)) no longer \(items.count == 1 ? "has" : "have") a parent."]
    }

    static func document(_ response: RemoveItemResponse) -> ChangeDocument {
        ChangeDocument(
            items: response.items,
            lists: ["dependents": response.dependents, "children": response.children]
        )
    }
}
