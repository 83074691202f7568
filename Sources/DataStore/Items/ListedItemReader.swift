package import Entities
package import Vocabulary

/// Completes items for display, with their families and the open items that they wait for.
package struct ListedItemReader: ~Copyable {
    private var blockers: Blockers
    private var families: ItemFamilies

    package init(on connection: Connection) {
        blockers = Blockers(on: connection)
        families = ItemFamilies(on: connection)
    }

    package mutating func listed(_ item: Item) throws(ListError) -> ListedItem {
        ListedItem(item: item, blockers: try blockers.ids(of: item), family: try families.family(of: item))
    }
}
