/// Keeps the search index in step with the items at the end of each change.
package enum SearchIndex {
    /// The reason for an update, which determines the side of the journal that holds the old text.
    enum Event: CaseIterable {
        /// A new or redone change.
        case made
        case undone
    }

    /// Updates the index for the items of these changes. A contentless index needs the old text to delete an entry.
    /// https://sqlite.org/fts5.html#the_delete_command
    static func update(
        after event: Event,
        _ changes: [Int],
        onlyAdding: Bool = false,
        on connection: Connection
    ) throws(StoreError) {
        guard let first = changes.first else { return }
        let sql = changes.count == 1 ? SearchIndexSQL.one : .many
        let values = changes.count == 1 ? [Binding.integer(first)] : [.list(changes)]
        if !onlyAdding { try connection.run(sql.removeSQL(after: event), values) }
        try connection.run(sql.addSQL, values)
    }
}
