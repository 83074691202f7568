import Entities

/// The items that were named, as the rule of this use case sees them.
struct {{name}}Choice: Entity {
    let items: [Item]
    let leftOut: Int

    init(_ found: [Item]) {
        items = found.filter({{name}}Choice.canBeChosen)
        leftOut = found.count - items.count
    }

    /// The rule: only what is open can be chosen.
    private static func canBeChosen(_ item: Item) -> Bool {
        item.status == .open
    }
}
