import Entities
import Vocabulary

/// The matching items, filtered by the rule of this use case.
struct {{name}}Choice: Entity {
    let items: [Item]
    let leftOut: Int

    init(_ found: [Item]) {
        items = found.filter({{name}}Choice.canBeChosen)
        leftOut = found.count - items.count
    }

    /// The rule: only open items can be chosen.
    private static func canBeChosen(_ item: Item) -> Bool {
        item.status == .open
    }
}
