package import Entities
package import Vocabulary

/// Finds the parents of listed items, and counts their parts. Statements are prepared only if they are needed.
package struct ItemFamilies: ~Copyable {
    private let connection: Connection
    private var title: Statement?
    private var parts: Statement?
    private var lastParent: ItemName?
    private var asked = 0
    /// `false` if no item has parts, as in most lists.
    private var hasAny = false
    /// The ids of all items with parts, in ascending order, once many items were asked about.
    private var parents: [Int] = []

    package init(on connection: Connection) {
        self.connection = connection
        title = nil
        parts = nil
    }

    package mutating func family(of item: Item) throws(ListError) -> ItemFamily {
        try family(of: item.id, partOf: item.details.parent)
    }

    package mutating func family(of id: Int, partOf parent: Int?) throws(ListError) -> ItemFamily {
        var family = ItemFamily()
        if let parent { family.parent = try name(of: parent) }
        if try mayHaveParts(id) { family.parts = try count(partsOf: id) }
        return family
    }

    private mutating func name(of id: Int) throws(ListError) -> ItemName? {
        // The parts of an item are often neighbors.
        if let lastParent, lastParent.id == id { return lastParent }
        if title == nil { title = try connection.prepare("SELECT title FROM item WHERE id = ?") }
        try title?.reset(binding: id)
        guard try title?.step() == true, let text = title?.text(0) else { return nil }
        lastParent = ItemName(id: id, title: text)
        return lastParent
    }

    /// `false` if the item has no parts. The first items are asked about one by one, as a short list should not take longer
    /// the more parts there are.
    private mutating func mayHaveParts(_ id: Int) throws(ListError) -> Bool {
        if asked == 0 { hasAny = try connection.integer("SELECT min(parent) FROM item WHERE parent > 0") ?? 0 > 0 }
        asked += 1
        if !hasAny || asked <= ItemFamilies.askedSingly { return hasAny }
        if asked == ItemFamilies.askedSingly + 1 {
            let sql = "SELECT DISTINCT parent FROM item WHERE parent > 0 ORDER BY parent"
            parents = try connection.prepare(sql).integers()
        }
        return parents.hasSorted(id)
    }

    private static let askedSingly = 200

    private mutating func count(partsOf id: Int) throws(ListError) -> ItemCounts {
        if parts == nil { parts = try connection.prepare("SELECT status, uuid FROM item WHERE parent = ?") }
        try parts?.reset(binding: id)
        var counts = ItemCounts()
        while try parts?.step() == true {
            if parts?.integer(0) == Item.Status.open.rawValue {
                counts.open += 1
            } else if parts?.uuid(1)?.isOfCopy != true {
                counts.done += 1
            }
        }
        return counts
    }
}
