/// One step of the schema's history. A step that has shipped must never change.
package struct Migration: Sendable {
    /// The `user_version` of a file after this step.
    package let version: Int
    package let script: String

    package init(to version: Int, script: String) {
        self.version = version
        self.script = script
    }
}

package enum Schema {
    /// "addr" in ASCII; identifies a list among other SQLite databases. https://sqlite.org/pragma.html#pragma_application_id
    package static let applicationID = 0x6164_6472

    package static let migrations = [
        Migration(to: 1, script: version1Script), Migration(to: 2, script: version2Script),
        Migration(to: 3, script: version3Script), Migration(to: 4, script: version4Script),
        Migration(to: 5, script: version5Script), Migration(to: 6, script: version6Script),
        Migration(to: 7, script: version7Script), Migration(to: 8, script: version8Script),
    ]
}

/// Invariants are enforced by constraints here rather than by the code.
private let version1Script = """
    CREATE TABLE item (
        -- AUTOINCREMENT: an id that was given is never given again.
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
        -- Three times what may be typed, as the composed form of a letter can be that much longer.
        title TEXT NOT NULL CHECK (title <> '' AND length(CAST(title AS BLOB)) <= 196608),
        note TEXT CHECK (note <> ''),
        project TEXT CHECK (project <> ''),
        priority INTEGER CHECK (priority BETWEEN 1 AND 3),
        -- Days from 1 January of the year 1 to 31 December 9999; instants likewise.
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
        CHECK (due_minute IS NULL OR due_day IS NOT NULL),
        CHECK ((repeats IS NULL) = (repeats_from IS NULL)),
        CHECK ((completed IS NULL) = (status = 0)),
        CHECK (parent <> id)
    ) STRICT;

    -- The order of lists sorted by date: due time (none last), priority, id.
    CREATE INDEX item_due ON item (due_day, ifnull(due_minute, 1440), ifnull(priority, 4))
        WHERE status = 0;
    CREATE INDEX item_parent ON item (parent) WHERE parent IS NOT NULL;

    CREATE TABLE tag (
        item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
        name TEXT NOT NULL CHECK (name <> '' AND instr(name, ' ') = 0),
        PRIMARY KEY (item, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tag_name ON tag (name);

    CREATE TABLE need (
        item INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
        needs INTEGER NOT NULL REFERENCES item (id),
        PRIMARY KEY (item, needs),
        CHECK (item <> needs)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX need_needs ON need (needs);

    CREATE TABLE change (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL CHECK (at BETWEEN -62135596800 AND 253402300799),
        command TEXT NOT NULL CHECK (command <> ''),
        undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
    ) STRICT;

    -- The effects of a change, field by field. `what` is a column of item, 'tag' or 'need'. A new item starts with its
    -- 'uuid' changing from NULL; a removed item ends with its 'uuid' changing to NULL.
    CREATE TABLE journal (
        step INTEGER PRIMARY KEY,
        change INTEGER NOT NULL REFERENCES change (id),
        item INTEGER NOT NULL,
        what TEXT NOT NULL,
        before ANY,
        after ANY
    ) STRICT;
    CREATE INDEX journal_change ON journal (change);
    CREATE INDEX journal_item ON journal (item);

    CREATE TRIGGER item_inserted AFTER INSERT ON item WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, after)
        SELECT journal_change(), NEW.id, what, value FROM (
            SELECT 'uuid' AS what, NEW.uuid AS value UNION ALL VALUES
            ('title', NEW.title), ('note', NEW.note), ('project', NEW.project),
            ('priority', NEW.priority), ('due_day', NEW.due_day), ('due_minute', NEW.due_minute),
            ('wait_day', NEW.wait_day), ('repeats', NEW.repeats), ('repeats_from', NEW.repeats_from),
            ('parent', NEW.parent), ('status', NEW.status), ('created', NEW.created), ('changed', NEW.changed),
            ('completed', NEW.completed))
        WHERE value IS NOT NULL;
    END;
    CREATE TRIGGER item_deleted AFTER DELETE ON item WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, before)
        SELECT journal_change(), OLD.id, what, value FROM (
            SELECT 'title' AS what, OLD.title AS value UNION ALL VALUES
            ('note', OLD.note), ('project', OLD.project),
            ('priority', OLD.priority), ('due_day', OLD.due_day), ('due_minute', OLD.due_minute),
            ('wait_day', OLD.wait_day), ('repeats', OLD.repeats), ('repeats_from', OLD.repeats_from),
            ('parent', OLD.parent), ('status', OLD.status), ('created', OLD.created), ('changed', OLD.changed),
            ('completed', OLD.completed), ('uuid', OLD.uuid))
        WHERE value IS NOT NULL;
    END;
    CREATE TRIGGER item_updated AFTER UPDATE ON item WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, before, after)
        SELECT journal_change(), OLD.id, what, old, new FROM (
            SELECT 'title' AS what, OLD.title AS old, NEW.title AS new UNION ALL VALUES
            ('note', OLD.note, NEW.note), ('project', OLD.project, NEW.project),
            ('priority', OLD.priority, NEW.priority), ('due_day', OLD.due_day, NEW.due_day),
            ('due_minute', OLD.due_minute, NEW.due_minute), ('wait_day', OLD.wait_day, NEW.wait_day),
            ('repeats', OLD.repeats, NEW.repeats), ('repeats_from', OLD.repeats_from, NEW.repeats_from),
            ('parent', OLD.parent, NEW.parent), ('status', OLD.status, NEW.status),
            ('changed', OLD.changed, NEW.changed), ('completed', OLD.completed, NEW.completed))
        WHERE old IS NOT new;
    END;
    -- An item's identity never changes. Tags and needs are only inserted and deleted, as the journal expects.
    CREATE TRIGGER item_identity BEFORE UPDATE ON item
        WHEN NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.created IS NOT OLD.created BEGIN
        SELECT RAISE(ABORT, 'an item keeps its identity');
    END;
    CREATE TRIGGER tag_updated BEFORE UPDATE ON tag BEGIN
        SELECT RAISE(ABORT, 'a tag is added or removed, never changed');
    END;
    CREATE TRIGGER need_updated BEFORE UPDATE ON need BEGIN
        SELECT RAISE(ABORT, 'a need is added or removed, never changed');
    END;
    CREATE TRIGGER tag_inserted AFTER INSERT ON tag WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, after) VALUES (journal_change(), NEW.item, 'tag', NEW.name);
    END;
    CREATE TRIGGER tag_deleted AFTER DELETE ON tag WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, before) VALUES (journal_change(), OLD.item, 'tag', OLD.name);
    END;
    CREATE TRIGGER need_inserted AFTER INSERT ON need WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, after) VALUES (journal_change(), NEW.item, 'need', NEW.needs);
    END;
    CREATE TRIGGER need_deleted AFTER DELETE ON need WHEN journal_change() IS NOT NULL BEGIN
        INSERT INTO journal (change, item, what, before) VALUES (journal_change(), OLD.item, 'need', OLD.needs);
    END;
    """
