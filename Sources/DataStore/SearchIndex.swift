/// Keeps the words of the items findable: when a change ends, what it has said of words is in the index.
package enum SearchIndex {
    /// What happened to changes, so that the journal can tell what was in the index before.
    enum Event: CaseIterable {
        /// They were made, for the first time or again.
        case made
        /// They were taken back.
        case undone
    }

    /// Follows what has happened to the items that these changes are about. An index without content has to be told
    /// what was in it. https://sqlite.org/fts5.html#the_delete_command
    static func follow(
        _ event: Event,
        _ changes: [Int],
        onlyAdding: Bool = false,
        on connection: Connection
    ) throws(StoreError) {
        guard let first = changes.first else { return }
        let sql = changes.count == 1 ? SearchIndexSQL.one : .many
        let values = changes.count == 1 ? [Binding.integer(first)] : [.list(changes)]
        if !onlyAdding { try connection.run(sql.forgetting(after: event), values) }
        try connection.run(sql.adding, values)
    }
}
