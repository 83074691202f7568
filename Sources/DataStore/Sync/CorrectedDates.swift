package import Entities
package import Vocabulary

extension Connection {
    /// Writes the dates of items that are read differently now. They were not changed, so there is nothing to undo.
    package func correctDates(of items: [Item]) throws(ListError) {
        let state = writeGuard.state
        writeGuard.state = .replaying
        defer { writeGuard.state = state }
        for item in items {
            let columns: [ItemColumn] = [.dueDay, .dueMinute, .waitDay, .repeats, .repeatsFrom]
            let values = ItemColumn.values(of: item)
            try run(
                "UPDATE item SET \(columns.map { "\($0.name) = ?" }.joined(separator: ", ")) WHERE id = ?",
                columns.map { values[$0.rawValue] } + [.integer(item.id)]
            )
        }
    }
}
