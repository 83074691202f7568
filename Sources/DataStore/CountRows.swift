package import Entities

/// How rows become counts.
package enum CountRows {
    /// Reads rows of a name, how many are open and how many are done.
    package static func all(
        _ sql: String,
        _ values: [Binding] = [],
        on connection: Connection
    ) throws(StoreError) -> [NamedCount] {
        let rows = try connection.prepare(sql, values)
        var counts: [NamedCount] = []
        while try rows.step() {
            counts.append(
                NamedCount(rows.optionalText(0), StatusCount(open: rows.integer(1), done: rows.integer(2)))
            )
        }
        return counts
    }
}
