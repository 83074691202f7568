package import Entities
package import Vocabulary

/// Finds the open items that others wait for. The statement is prepared only if an item needs others.
package struct Blockers: ~Copyable {
    /// The dependencies on open items, in SQL. SQLite begins with the dependencies, which are fewer than the items.
    package static let open = "need CROSS JOIN item AS first ON first.id = need.needs AND first.status = 0"

    private let connection: Connection
    private var query: Statement?

    package init(on connection: Connection) {
        self.connection = connection
        query = nil
    }

    /// Returns the ids of the open items that the item needs.
    package mutating func ids(of item: Item) throws(ListError) -> [Int] {
        if item.details.needs.isEmpty || item.status == .done { return [] }
        if query == nil {
            query = try connection.prepare(
                "SELECT need.needs FROM \(Blockers.open) WHERE need.item = ? ORDER BY need.needs"
            )
        }
        try query?.reset(binding: item.id)
        var ids: [Int] = []
        while try query?.step() ?? false { if let id = query?.integer(0) { ids.append(id) } }
        return ids
    }
}
