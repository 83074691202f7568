package import Entities
package import Vocabulary

/// Reads single items by id, reusing one statement.
package struct ItemReader: ~Copyable {
    private let rows: Statement

    /// The number of items out of order above which a larger page cache pays.
    private static let manyItems = 4_000

    /// - Parameter count: The number of items to read.
    package init(on connection: Connection, expecting count: Int = 1) throws(ListError) {
        if count > ItemReader.manyItems { try connection.enlargeCache() }
        rows = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE item.id = ?")
    }

    package func item(_ id: Int) throws(ListError) -> Item? {
        try rows.reset(binding: id)
        return try rows.step() ? try ItemRows.item(in: rows) : nil
    }
}

extension ItemRows {
    package static func item(_ id: Int, on connection: Connection) throws(ListError) -> Item? {
        try ItemReader(on: connection).item(id)
    }
}
