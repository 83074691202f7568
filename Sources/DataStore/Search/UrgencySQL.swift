import CSQLite
package import Entities
import Vocabulary

/// The urgency of items, by which a query can be sorted.
package enum UrgencySQL {
    /// The column of a query, with the ranks as a value. A table of them, as JSON, would take 12 MB for a long list.
    package static let column = ", points_in(?, item.id) AS urgency"

    /// - Parameter ranks: The ranks sorted by id.
    package static func value(_ ranks: [ItemRank]) -> Binding { .bytes(ranks.withUnsafeBytes(Array.init)) }

    /// Registers the function of the column and returns its result code.
    static func attach(to handle: OpaquePointer) -> Int32 {
        // A query of adder alone, and not the schema of a foreign list, may choose the bytes that are read as ranks.
        let traits = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
        return sqlite3_create_function_v2(
            handle,
            "points_in",
            2,
            traits,
            nil,
            { context, _, values in
                guard let values else { return }
                let bytes = UnsafeRawBufferPointer(
                    start: sqlite3_value_blob(values[0]),
                    count: Int(sqlite3_value_bytes(values[0]))
                )
                guard
                    let points = bytes.bindMemory(to: ItemRank.self).points(
                        of: Int(sqlite3_value_int64(values[1]))
                    )
                else { return }
                sqlite3_result_int64(context, sqlite3_int64(points.hundredths))
            },
            nil,
            nil,
            nil
        )
    }
}
