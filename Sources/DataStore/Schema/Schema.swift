package enum Schema {
    /// "addr" in ASCII; identifies a list among other SQLite databases. https://sqlite.org/pragma.html#pragma_application_id
    package static let applicationID = 0x6164_6472

    /// The `user_version` of a list that the script creates.
    package static let version = 10

    /// The statements that create a list, as SQLite keeps them. A list is changed only if it has these parts and no others.
    /// Invariants are enforced by constraints here rather than by the code. Every command reads these texts, so the comments
    /// stand beside them.
    static let script: [StaticString] = [
        // AUTOINCREMENT: an id that was given is never given again. A title can have three times the bytes that may be typed,
        // as the composed form of a letter can be that much longer. Days and instants are those from 1 January of the year 1
        // to 31 December 9999. `touched`: the newest change to the item that isn't undone.
        """
        CREATE TABLE item (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
            title TEXT NOT NULL CHECK (title <> '' AND length(CAST(title AS BLOB)) <= 196608),
            note TEXT CHECK (note <> ''),
            project TEXT CHECK (project <> ''),
            priority INTEGER CHECK (priority BETWEEN 1 AND 3),
            due_day INTEGER CHECK (due_day BETWEEN -719162 AND 2932896),
            due_minute INTEGER CHECK (due_minute BETWEEN 0 AND 1439),
            wait_day INTEGER CHECK (wait_day BETWEEN -719162 AND 2932896),
            repeats TEXT CHECK (repeats <> ''),
            repeats_from TEXT CHECK (repeats_from IN ('due', 'done')),
            parent INTEGER REFERENCES item (id),
            status INTEGER NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
            created INTEGER NOT NULL CHECK (created BETWEEN -62135596800 AND 253402300799),
            changed INTEGER NOT NULL CHECK (changed BETWEEN -62135596800 AND 253402300799),
            completed INTEGER CHECK (completed BETWEEN -62135596800 AND 253402300799),
            touched INTEGER NOT NULL DEFAULT 0,
            place TEXT CHECK (place <> ''),
            link TEXT CHECK (link <> ''),
            CHECK (due_minute IS NULL OR due_day IS NOT NULL),
            CHECK ((repeats IS NULL) = (repeats_from IS NULL)),
            CHECK ((completed IS NULL) = (status = 0)),
            CHECK (parent <> id)
        ) STRICT
        """,
        // The order of lists sorted by date: due time (none last), priority, id.
        """
        CREATE INDEX item_due ON item (due_day, ifnull(due_minute, 1440), ifnull(priority, 4))
            WHERE status = 0
        """,
        "CREATE INDEX item_parent ON item (parent) WHERE parent IS NOT NULL",
        // Counts the items that wait for a later day without reading all items.
        "CREATE INDEX item_wait ON item (wait_day) WHERE status = 0 AND wait_day IS NOT NULL",
        // Counts what was added and done, and open items by project, without reading all items.
        "CREATE INDEX item_activity ON item (completed, project, created)",
        """
        CREATE TABLE tag (
            item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> '' AND instr(name, ' ') = 0),
            PRIMARY KEY (item, name)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX tag_name ON tag (name)",
        """
        CREATE TABLE need (
            item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
            needs INTEGER NOT NULL REFERENCES item (id),
            PRIMARY KEY (item, needs),
            CHECK (item <> needs)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX need_needs ON need (needs)",
        // The words of an item, split into tokens by grams(); the tokenizer splits only at spaces. The table stores no text,
        // only the index, which Store updates at the end of each change. https://sqlite.org/fts5.html#contentless_tables
        #"""
        CREATE VIRTUAL TABLE search USING fts5 (
            title, note, tags, project,
            content = '',
            tokenize = "ascii tokenchars '!""#$%&''()*+,-./:;<=>?@[\]^_`{|}~'"
        )
        """#,
        // `items`: the number of items that the change touched. `undone_after`: the newest change at the time this one was
        // undone; while that is still the newest, this one can be redone. `first_new` and `last_new`: the ids of the items
        // that the change added; none if the last id is less than the first. `synced`: 1 for a change that a sync made, which
        // undo and redo pass over.
        """
        CREATE TABLE change (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
            command TEXT NOT NULL CHECK (command <> ''),
            undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
            items INTEGER NOT NULL DEFAULT 0 CHECK (items >= 0),
            undone_after INTEGER CHECK ((undone_after IS NOT NULL) = undone),
            first_new INTEGER NOT NULL DEFAULT 1,
            last_new INTEGER NOT NULL DEFAULT 0,
            synced INTEGER NOT NULL DEFAULT 0 CHECK (synced IN (0, 1))
        ) STRICT
        """,
        "CREATE INDEX change_undone ON change (undone_after) WHERE undone_after IS NOT NULL",
        // What a change replaced: the values that an item has on the other side of the change, which is before it, or after it
        // while it is undone. NULL: the value is the same on both sides. '': there is none on the other side. A row with a
        // uuid has all values, since the item exists only on the other side. If all are NULL, the item exists only on this
        // side. An item that a change added has no row, unless the change is undone. `tags`: all tags, and `needs`: the ids of
        // all needed items, separated by spaces.
        """
        CREATE TABLE replaced (
            change INTEGER NOT NULL REFERENCES change (id),
            item INTEGER NOT NULL,
            uuid ANY, title ANY, note ANY, project ANY, priority ANY, due_day ANY, due_minute ANY, wait_day ANY,
            repeats ANY, repeats_from ANY, parent ANY, status ANY, created ANY, changed ANY, completed ANY, touched ANY,
            tags ANY, needs ANY, place ANY, link ANY,
            PRIMARY KEY (change, item)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX replaced_item ON replaced (item) WHERE uuid IS NOT NULL",
        // Undos and redos, so that the list of an earlier day can be computed. `undone` is 1 for an undo and 0 for a redo.
        // `newest`: the newest change at the time. A replay follows that change and the earlier replays with the same number.
        """
        CREATE TABLE replay (
            id INTEGER PRIMARY KEY,
            at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
            change INTEGER NOT NULL,
            undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
            newest INTEGER NOT NULL
        ) STRICT
        """,
        // An item's identity never changes. Tags and needs are only inserted and deleted, as the triggers below expect.
        """
        CREATE TRIGGER item_identity BEFORE UPDATE ON item
            WHEN NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.created IS NOT OLD.created BEGIN
            SELECT RAISE(ABORT, 'an item keeps its identity');
        END
        """,
        """
        CREATE TRIGGER tag_updated BEFORE UPDATE ON tag BEGIN
            SELECT RAISE(ABORT, 'a tag is added or removed, never changed');
        END
        """,
        """
        CREATE TRIGGER need_updated BEFORE UPDATE ON need BEGIN
            SELECT RAISE(ABORT, 'a need is added or removed, never changed');
        END
        """,
        // The triggers report each write to adder, which keeps the values that it replaces.
        "CREATE TRIGGER item_inserted AFTER INSERT ON item BEGIN SELECT keep_nothing(NEW.id, NEW.touched); END",
        "CREATE TRIGGER item_deleted BEFORE DELETE ON item BEGIN SELECT keep_all(OLD.id); END",
        """
        CREATE TRIGGER item_updated AFTER UPDATE ON item BEGIN SELECT keep_replaced(
            OLD.id,
            OLD.title, NEW.title, OLD.note, NEW.note, OLD.project, NEW.project, OLD.priority, NEW.priority,
            OLD.due_day, NEW.due_day, OLD.due_minute, NEW.due_minute, OLD.wait_day, NEW.wait_day,
            OLD.repeats, NEW.repeats, OLD.repeats_from, NEW.repeats_from, OLD.parent, NEW.parent,
            OLD.status, NEW.status, OLD.changed, NEW.changed, OLD.completed, NEW.completed, OLD.place, NEW.place,
            OLD.link, NEW.link, OLD.touched, NEW.touched);
        END
        """,
        "CREATE TRIGGER tag_inserted BEFORE INSERT ON tag BEGIN SELECT keep_links(NEW.item); END",
        "CREATE TRIGGER tag_deleted BEFORE DELETE ON tag BEGIN SELECT keep_links(OLD.item); END",
        "CREATE TRIGGER need_inserted BEFORE INSERT ON need BEGIN SELECT keep_links(NEW.item); END",
        "CREATE TRIGGER need_deleted BEFORE DELETE ON need BEGIN SELECT keep_links(OLD.item); END",
    ]

    /// The tables that SQLite itself creates with these.
    static let internalParts: [StaticString] = [
        "CREATE TABLE sqlite_sequence(name,seq)",
        "CREATE TABLE 'search_data'(id INTEGER PRIMARY KEY, block BLOB)",
        "CREATE TABLE 'search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID",
        "CREATE TABLE 'search_docsize'(id INTEGER PRIMARY KEY, sz BLOB)",
        "CREATE TABLE 'search_config'(k PRIMARY KEY, v) WITHOUT ROWID",
    ]

    /// The statements that create a list, as one script.
    static var creation: String { script.map(\.description).joined(separator: ";") }
}
