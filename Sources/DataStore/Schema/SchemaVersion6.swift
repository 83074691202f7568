extension Schema {
    /// Adds what is known about servers with the same items.
    static let version6Script = """
        -- 1: made by a sync, so undo and redo pass over it.
        ALTER TABLE change ADD COLUMN synced INTEGER NOT NULL DEFAULT 0 CHECK (synced IN (0, 1));

        CREATE TABLE sync_list (
            id INTEGER PRIMARY KEY,
            url TEXT NOT NULL UNIQUE,
            user TEXT,
            name TEXT,
            -- What the server calls the state that was last received completely.
            token BLOB,
            ctag BLOB,
            -- The last complete listing, and the last sync without errors.
            listed INTEGER,
            finished INTEGER,
            -- Increases with every sync that writes. A copy of the list that was restored has an older one.
            generation INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        CREATE TABLE sync_object (
            id INTEGER PRIMARY KEY,
            list INTEGER NOT NULL REFERENCES sync_list (id) ON DELETE CASCADE,
            -- The decoded file name, and the path as the server spells it.
            name BLOB NOT NULL,
            path TEXT NOT NULL,
            -- NULL: the version is unknown, or the server doesn't have the object.
            etag BLOB,
            -- The calendar as the server has it.
            body BLOB,
            -- The id of the item, also after it was removed from the list. NULL: not an item.
            item INTEGER,
            -- The value of item.touched when the item was equal to the body. NULL: it has to be sent.
            agreed INTEGER,
            -- The reason the server doesn't take the item.
            trouble TEXT,
            UNIQUE (list, name)
        ) STRICT;
        CREATE INDEX sync_object_item ON sync_object (list, item, agreed) WHERE item IS NOT NULL;

        -- References of items to others that are not in the list, as a server has them.
        CREATE TABLE sync_reference (
            item INTEGER NOT NULL,
            is_parent INTEGER NOT NULL CHECK (is_parent IN (0, 1)),
            uuid BLOB NOT NULL CHECK (length(uuid) = 16),
            PRIMARY KEY (item, is_parent, uuid)
        ) STRICT, WITHOUT ROWID;
        """
}
