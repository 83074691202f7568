extension Schema {
    /// Makes every part of every word of the list findable, and lets changes be taken back.
    static let secondScript = #"""
        -- The words of an item, taken apart by grams(); the tokenizer cuts at blanks and nowhere else. Nothing but the index
        -- is kept of them, and the store itself keeps it in step at the end of each change.
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
        -- Else the first of the next changes would have to put together what was gathered here in pieces.
        INSERT INTO search (search) VALUES ('optimize');

        -- How many items a change has touched.
        ALTER TABLE change ADD COLUMN items INTEGER NOT NULL DEFAULT 0 CHECK (items >= 0);
        UPDATE change SET items = (SELECT count(DISTINCT item) FROM journal WHERE journal.change = change.id);
        -- The newest change there was when this one was taken back; while it still is the newest, this one can be redone.
        ALTER TABLE change ADD COLUMN undone_after INTEGER CHECK ((undone_after IS NOT NULL) = undone);
        CREATE INDEX change_undone ON change (undone_after) WHERE undone_after IS NOT NULL;
        """#
}
