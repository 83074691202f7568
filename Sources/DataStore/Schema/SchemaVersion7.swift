extension Schema {
    /// Records when changes were undone and redone, so that the list of an earlier day can be computed.
    static let version7Script = """
        -- `undone` is 1 for an undo and 0 for a redo. `newest`: the newest change at the time. A replay follows that change and
        -- the earlier replays with the same number.
        CREATE TABLE replay (
            id INTEGER PRIMARY KEY,
            at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
            change INTEGER NOT NULL,
            undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
            newest INTEGER NOT NULL
        ) STRICT;

        -- The times of earlier replays are unknown. They were not before the newest change that they followed.
        INSERT INTO replay (at, change, undone, newest)
        SELECT (SELECT at FROM change AS last WHERE last.id = change.undone_after), id, 1, undone_after
        FROM change WHERE undone = 1 AND undone_after IN (SELECT id FROM change) ORDER BY undone_after, id DESC;
        """
}
