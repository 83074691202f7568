package import Entities
import Vocabulary

/// Checks items for open dependencies, reusing one statement.
package struct BlockedItems: ~Copyable {
    private let query: Statement

    package init(on connection: Connection) throws(StoreError) {
        query = try connection.prepare(
            """
            SELECT EXISTS (SELECT 1 FROM need JOIN item AS first ON first.id = need.needs
                WHERE need.item = ? AND first.status = 0)
            """
        )
    }

    package func contains(_ item: Item) throws(StoreError) -> Bool {
        if item.details.needs.isEmpty || item.status == .done { return false }
        try query.reset(binding: item.id)
        return try query.step() && query.integer(0) == 1
    }
}
