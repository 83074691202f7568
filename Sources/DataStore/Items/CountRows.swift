import Entities
package import Vocabulary

package enum CountRows {
    /// Reads rows of a name, a number of open items and a number of done items.
    package static func all(
        _ sql: String,
        _ values: [Binding] = [],
        on connection: Connection
    ) throws(ListError) -> [NamedCount] {
        let rows = try connection.prepare(sql, values)
        var counts: [NamedCount] = []
        while try rows.step() {
            counts.append(
                NamedCount(rows.optionalText(0), ItemCounts(open: rows.integer(1), done: rows.integer(2)))
            )
        }
        return counts
    }
}
