import Entities

/// The items that were named, as the rule of this use case sees them.
struct {{name}}Choice: Entity {
    let items: [Item]

    init(_ found: [Item]) {
        items = found.filter({{name}}Choice.canBeChosen)
    }

    /// The rule: only what is open can be chosen.
    private static func canBeChosen(_ item: Item) -> Bool {
        item.status == .open
    }
}
