package import Entities
package import Vocabulary

/// Finds the parents of listed items, and counts their parts. Statements are prepared only if they are needed.
package struct ItemFamilies: ~Copyable {
    private let connection: Connection
    private var title: Statement?
    private var neighbors: Statement?
    private var parts: Statement?
    private var lastParent: ItemName?
    /// Pairs of ids, in ascending order, between which no item has parts. So a long list with few parts asks only a few times.
    private var starts: [Int] = []
    private var ends: [Int] = []

    package init(on connection: Connection) {
        self.connection = connection
        title = nil
        neighbors = nil
        parts = nil
    }

    package mutating func family(of item: Item) throws(ListError) -> ItemFamily {
        var family = ItemFamily()
        if let parent = item.details.parent { family.parent = try name(of: parent) }
        if try hasParts(item.id) { family.parts = try count(partsOf: item.id) }
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

    private mutating func hasParts(_ id: Int) throws(ListError) -> Bool {
        if starts.isEmpty { try findFirstParent() }
        // The last pair that begins before the id or at it.
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= id { low = middle + 1 } else { high = middle }
        }
        if low > 0 {
            let (start, end) = (starts[low - 1], ends[low - 1])
            if id < end { return id == start && start > 0 }
            if id == end { return true }
        }
        if neighbors == nil { neighbors = try connection.prepare(ItemFamilies.neighborsSQL) }
        try neighbors?.reset(binding: id)
        guard try neighbors?.step() == true, let start = neighbors?.optionalInteger(0) else { return false }
        if start == id { return true }
        starts.insert(start, at: low)
        ends.insert(neighbors?.optionalInteger(1) ?? .max, at: low)
        return false
    }

    /// Most lists have no parts.
    private mutating func findFirstParent() throws(ListError) {
        let first = try connection.integer("SELECT min(parent) FROM item WHERE parent > 0") ?? 0
        starts = [0]
        ends = [first > 0 ? first : .max]
    }

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

    /// The nearest items with parts, up to an id and from it on.
    private static let neighborsSQL = """
        SELECT (SELECT max(parent) FROM item WHERE parent <= ?1), (SELECT min(parent) FROM item WHERE parent >= ?1)
        """
}
