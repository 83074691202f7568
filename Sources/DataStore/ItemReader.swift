package import Entities

/// Reads the items of ids, one after the other.
package struct ItemReader: ~Copyable {
    private let rows: Statement

    package init(on connection: Connection) throws(StoreError) {
        rows = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE item.id = ?")
    }

    /// Nil where there is none, or none any more.
    package func item(_ id: Int) throws(StoreError) -> Item? {
        try rows.begin(again: id)
        return try rows.step() ? try ItemRows.item(in: rows) : nil
    }
}

extension ItemRows {
    /// The item of an id; nil where there is none, or none any more.
    package static func item(_ id: Int, on connection: Connection) throws(StoreError) -> Item? {
        try ItemReader(on: connection).item(id)
    }
}
