extension Schema {
    /// Adds full-text search and undo.
    static let version2Script = #"""
        -- The words of an item, split into tokens by grams(); the tokenizer splits only at spaces. The table stores no
        -- text, only the index, which Store updates at the end of each change.
        -- https://sqlite.org/fts5.html#contentless_tables
        CREATE VIRTUAL TABLE search USING fts5 (
            title, note, tags, project,
            content = '',
            tokenize = "ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\]^_`{|}~'"
        );
        INSERT INTO search (rowid, title, note, tags, project)
        SELECT id, grams(title), grams(note),
            (SELECT grams(group_concat(name, ' ')) FROM (SELECT name FROM tag WHERE tag.item = item.id ORDER BY name)),
            grams(project)
        FROM item ORDER BY id;
        -- Otherwise one of the next changes would have to merge the index segments written here.
        INSERT INTO search (search) VALUES ('optimize');

        -- The number of items that a change touched.
        ALTER TABLE change ADD COLUMN items INTEGER NOT NULL DEFAULT 0 CHECK (items >= 0);
        UPDATE change SET items = (SELECT count(DISTINCT item) FROM journal WHERE journal.change = change.id);
        -- The newest change at the time this one was undone. While that is still the newest, this one can be redone.
        ALTER TABLE change ADD COLUMN undone_after INTEGER CHECK ((undone_after IS NOT NULL) = undone);
        CREATE INDEX change_undone ON change (undone_after) WHERE undone_after IS NOT NULL;
        """#
}
