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

    /// Reads single items in this order with one statement, without those that don't exist.
    package static func items(_ ids: [Int], on connection: Connection) throws(ListError) -> [ListedItem] {
        guard !ids.isEmpty else { return [] }
        let reader = try ItemReader(on: connection, expecting: ids.count)
        var listing = ListedItemReader(on: connection)
        var items: [ListedItem] = []
        for id in ids {
            if let item = try reader.item(id) { items.append(try listing.listed(item)) }
        }
        return items
    }
}
