extension Schema {
    /// Adds what is known about servers with the same items. Every start reads the text of the tables, so that the comments
    /// are outside of them.
    static let version6Script = """
        -- `synced` is 1 for a change that a sync made. Undo and redo pass over it.
        ALTER TABLE change ADD COLUMN synced INTEGER NOT NULL DEFAULT 0 CHECK (synced IN (0, 1));

        -- `token` and `ctag`: what the server calls the state that was last received completely. `listed`: the last
        -- complete listing. `finished`: the last sync without errors. `generation` increases with every sync that writes;
        -- a copy of the list that was restored has an older one.
        CREATE TABLE sync_list (
            id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, user TEXT, name TEXT, token BLOB, ctag BLOB,
            listed INTEGER, finished INTEGER, generation INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        -- `name` is the decoded file name, and `path` is spelled as the server does. `etag`: NULL if the version is unknown,
        -- or the server doesn't have the object. `body`: the calendar as the server has it. `item`: the id of the item, also
        -- after it was removed; NULL for what is not an item. `agreed`: the value of item.touched when the item was equal to
        -- the body; NULL if it has to be sent. `trouble`: the reason the server doesn't take the item.
        CREATE TABLE sync_object (
            id INTEGER PRIMARY KEY, list INTEGER NOT NULL REFERENCES sync_list (id) ON DELETE CASCADE,
            name BLOB NOT NULL, path TEXT NOT NULL, etag BLOB, body BLOB, item INTEGER, agreed INTEGER, trouble TEXT,
            UNIQUE (list, name)
        ) STRICT;
        CREATE INDEX sync_object_item ON sync_object (list, item, agreed) WHERE item IS NOT NULL;

        -- References of items to others that are not in the list, as a server has them.
        CREATE TABLE sync_reference (
            item INTEGER NOT NULL, is_parent INTEGER NOT NULL, uuid BLOB NOT NULL, PRIMARY KEY (item, is_parent, uuid)
        ) STRICT, WITHOUT ROWID;
        """
}
