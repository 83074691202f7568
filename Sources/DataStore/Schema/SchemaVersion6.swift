extension Schema {
    /// Distinguishes what a sync changed.
    static let version6Script = """
        -- `synced` is 1 for a change that a sync made. Undo and redo pass over it.
        ALTER TABLE change ADD COLUMN synced INTEGER NOT NULL DEFAULT 0 CHECK (synced IN (0, 1));
        """
}
