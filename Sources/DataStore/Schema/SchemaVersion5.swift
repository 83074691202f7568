extension Schema {
    /// Counts the items that wait for a later day without reading all items.
    static let version5Script = """
        CREATE INDEX item_wait ON item (wait_day) WHERE status = 0 AND wait_day IS NOT NULL;
        """
}
