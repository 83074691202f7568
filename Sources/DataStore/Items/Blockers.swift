package import Entities
package import Vocabulary

/// Finds the open items that others wait for. The statement is prepared only if an item needs others.
package struct Blockers: ~Copyable {
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
                """
                SELECT needs FROM need JOIN item AS first ON first.id = need.needs
                WHERE need.item = ? AND first.status = 0 ORDER BY needs
                """
            )
        }
        try query?.reset(binding: item.id)
        var ids: [Int] = []
        while try query?.step() ?? false { if let id = query?.integer(0) { ids.append(id) } }
        return ids
    }
}
