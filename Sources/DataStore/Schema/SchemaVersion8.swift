extension Schema {
    /// Counts what was added and done, and open items by project, without reading all items.
    static let version8Script = """
        CREATE INDEX item_activity ON item (completed, project, created);
        """
}
