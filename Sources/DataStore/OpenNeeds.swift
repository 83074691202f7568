package import Entities

/// Knows which items need something that is still open; asks for one after the other.
package struct OpenNeeds: ~Copyable {
    private let question: Statement

    package init(on connection: Connection) throws(StoreError) {
        question = try connection.prepare(
            """
            SELECT EXISTS (SELECT 1 FROM need JOIN item AS first ON first.id = need.needs
                WHERE need.item = ? AND first.status = 0)
            """
        )
    }

    package func block(_ item: Item) throws(StoreError) -> Bool {
        if item.details.needs.isEmpty { return false }
        try question.begin(again: item.id)
        return try question.step() && question.integer(0) == 1
    }
}
