extension Schema {
    /// Replaces the journal, with a row for every changed field, by one row for every item that a change touched.
    static let version4Script = #"""
        DROP TRIGGER item_inserted;
        DROP TRIGGER item_deleted;
        DROP TRIGGER item_updated;
        DROP TRIGGER tag_inserted;
        DROP TRIGGER tag_deleted;
        DROP TRIGGER need_inserted;
        DROP TRIGGER need_deleted;

        -- The newest change to the item that isn't undone.
        ALTER TABLE item ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
        UPDATE item SET touched = ifnull((
            SELECT max(change.id) FROM journal JOIN change ON change.id = journal.change
            WHERE journal.item = item.id AND change.undone = 0), 0);

        -- The ids of the items that the change added. There are none if the last id is less than the first.
        ALTER TABLE change ADD COLUMN first_new INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE change ADD COLUMN last_new INTEGER NOT NULL DEFAULT 0;
        UPDATE change SET (first_new, last_new) = (
            SELECT ifnull(min(item), 1), ifnull(max(item), 0) FROM journal
            WHERE journal.change = change.id AND what = 'uuid' AND before IS NULL);

        -- What a change replaced: the values that an item has on the other side of the change, which is before it, or
        -- after it while it is undone. NULL: the value is the same on both sides. '': there is none on the other side.
        -- A row with a uuid has all values, since the item exists only on the other side. If all are NULL, the item
        -- exists only on this side. An item that a change added has no row, unless the change is undone.
        CREATE TABLE replaced (
            change INTEGER NOT NULL REFERENCES change (id),
            item INTEGER NOT NULL,
            uuid ANY, title ANY, note ANY, project ANY, priority ANY, due_day ANY, due_minute ANY, wait_day ANY,
            repeats ANY, repeats_from ANY, parent ANY, status ANY, created ANY, changed ANY, completed ANY, touched ANY,
            -- All tags, and the ids of all needed items, separated by spaces.
            tags ANY, needs ANY,
            PRIMARY KEY (change, item)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX replaced_item ON replaced (item) WHERE uuid IS NOT NULL;

        INSERT INTO replaced (
            change, item, uuid, title, note, project, priority, due_day, due_minute, wait_day, repeats, repeats_from,
            parent, status, created, changed, completed, touched, tags, needs)
        SELECT
            change, item,
            max(value) FILTER (WHERE what = 'uuid'), max(value) FILTER (WHERE what = 'title'),
            max(value) FILTER (WHERE what = 'note'), max(value) FILTER (WHERE what = 'project'),
            max(value) FILTER (WHERE what = 'priority'), max(value) FILTER (WHERE what = 'due_day'),
            max(value) FILTER (WHERE what = 'due_minute'), max(value) FILTER (WHERE what = 'wait_day'),
            max(value) FILTER (WHERE what = 'repeats'), max(value) FILTER (WHERE what = 'repeats_from'),
            max(value) FILTER (WHERE what = 'parent'), max(value) FILTER (WHERE what = 'status'),
            max(value) FILTER (WHERE what = 'created'), max(value) FILTER (WHERE what = 'changed'),
            max(value) FILTER (WHERE what = 'completed'),
            iif(undone, change, 0), max(value) FILTER (WHERE what = 'tag'), max(value) FILTER (WHERE what = 'need')
        FROM (
            -- Each value is that of the first or the last step. https://sqlite.org/lang_select.html#bareagg
            SELECT change, item, what, undone, ifnull(before, '') AS value, min(step)
            FROM journal JOIN change ON change.id = journal.change WHERE undone = 0 GROUP BY change, item, what
            UNION ALL
            SELECT change, item, what, undone, ifnull(after, ''), max(step)
            FROM journal JOIN change ON change.id = journal.change WHERE undone = 1 GROUP BY change, item, what)
        GROUP BY change, item
        HAVING undone OR max(value) FILTER (WHERE what = 'uuid') IS NOT '';

        UPDATE replaced SET touched = past.touched
        FROM (
            SELECT change, item, lag(change, 1, 0) OVER (PARTITION BY item ORDER BY change) AS touched
            FROM (
                SELECT DISTINCT change, item
                FROM journal JOIN change ON change.id = journal.change WHERE undone = 0)) AS past
        WHERE past.change = replaced.change AND past.item = replaced.item;

        -- The steps of tags and needs, in an order in which each is found by its name. Those of changes that are not undone
        -- are after the change -1.
        CREATE TEMP TABLE link_step (
            item INTEGER, what TEXT, name ANY, undone_after INTEGER, change INTEGER, step INTEGER, existed INTEGER,
            PRIMARY KEY (item, what, name, undone_after, change, step)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO link_step
        SELECT item, what, ifnull(before, after), iif(undone, undone_after, -1), change.id, step,
            iif(undone, after, before) IS NOT NULL
        FROM journal JOIN change ON change.id = journal.change
        WHERE what IN ('tag', 'need') AND (undone = 0 OR undone_after IS NOT NULL);

        UPDATE replaced SET tags = ifnull((
            SELECT group_concat(name, ' ') FROM (
                SELECT name FROM (
                    SELECT name AS name FROM tag WHERE tag.item = replaced.item
                    UNION SELECT DISTINCT name FROM link_step WHERE link_step.item = replaced.item AND what = 'tag'
                ) AS names
                WHERE ifnull(
                    iif(replaced.change IN (SELECT id FROM change WHERE undone),
                        (SELECT existed FROM link_step
                            WHERE link_step.item = replaced.item AND what = 'tag' AND link_step.name = +names.name
                                AND undone_after = (SELECT undone_after FROM change WHERE id = replaced.change)
                                AND link_step.change <= replaced.change
                            ORDER BY link_step.change DESC, step DESC LIMIT 1),
                        (SELECT existed FROM link_step
                            WHERE link_step.item = replaced.item AND what = 'tag' AND link_step.name = +names.name
                                AND undone_after = -1 AND link_step.change >= replaced.change
                            ORDER BY link_step.change, step LIMIT 1)),
                    EXISTS (SELECT 1 FROM tag WHERE tag.item = replaced.item AND name = names.name))
                ORDER BY name)), '')
        WHERE tags IS NOT NULL;

        UPDATE replaced SET needs = ifnull((
            SELECT group_concat(name, ' ') FROM (
                SELECT name FROM (
                    SELECT needs AS name FROM need WHERE need.item = replaced.item
                    UNION SELECT DISTINCT name FROM link_step WHERE link_step.item = replaced.item AND what = 'need'
                ) AS names
                WHERE ifnull(
                    iif(replaced.change IN (SELECT id FROM change WHERE undone),
                        (SELECT existed FROM link_step
                            WHERE link_step.item = replaced.item AND what = 'need' AND link_step.name = +names.name
                                AND undone_after = (SELECT undone_after FROM change WHERE id = replaced.change)
                                AND link_step.change <= replaced.change
                            ORDER BY link_step.change DESC, step DESC LIMIT 1),
                        (SELECT existed FROM link_step
                            WHERE link_step.item = replaced.item AND what = 'need' AND link_step.name = +names.name
                                AND undone_after = -1 AND link_step.change >= replaced.change
                            ORDER BY link_step.change, step LIMIT 1)),
                    EXISTS (SELECT 1 FROM need WHERE need.item = replaced.item AND needs = names.name))
                ORDER BY name)), '')
        WHERE needs IS NOT NULL;
        DROP TABLE link_step;

        UPDATE replaced SET
            note = ifnull(note, ''), project = ifnull(project, ''), priority = ifnull(priority, ''),
            due_day = ifnull(due_day, ''), due_minute = ifnull(due_minute, ''), wait_day = ifnull(wait_day, ''),
            repeats = ifnull(repeats, ''), repeats_from = ifnull(repeats_from, ''), parent = ifnull(parent, ''),
            completed = ifnull(completed, ''), tags = ifnull(tags, ''), needs = ifnull(needs, '')
        WHERE typeof(uuid) = 'blob';
        UPDATE replaced SET
            uuid = NULL, title = NULL, note = NULL, project = NULL, priority = NULL, due_day = NULL,
            due_minute = NULL, wait_day = NULL, repeats = NULL, repeats_from = NULL, parent = NULL, status = NULL,
            created = NULL, changed = NULL, completed = NULL, touched = NULL, tags = NULL, needs = NULL
        WHERE uuid = '';
        DROP TABLE journal;

        -- The triggers report each write to adder, which keeps the values that it replaces.
        CREATE TRIGGER item_inserted AFTER INSERT ON item BEGIN SELECT keep_nothing(NEW.id, NEW.touched); END;
        CREATE TRIGGER item_deleted BEFORE DELETE ON item BEGIN SELECT keep_all(OLD.id); END;
        CREATE TRIGGER item_updated AFTER UPDATE ON item BEGIN SELECT keep_replaced(
            OLD.id,
            OLD.title, NEW.title, OLD.note, NEW.note, OLD.project, NEW.project, OLD.priority, NEW.priority,
            OLD.due_day, NEW.due_day, OLD.due_minute, NEW.due_minute, OLD.wait_day, NEW.wait_day,
            OLD.repeats, NEW.repeats, OLD.repeats_from, NEW.repeats_from, OLD.parent, NEW.parent,
            OLD.status, NEW.status, OLD.changed, NEW.changed, OLD.completed, NEW.completed, OLD.touched, NEW.touched);
        END;
        CREATE TRIGGER tag_inserted BEFORE INSERT ON tag BEGIN SELECT keep_links(NEW.item); END;
        CREATE TRIGGER tag_deleted BEFORE DELETE ON tag BEGIN SELECT keep_links(OLD.item); END;
        CREATE TRIGGER need_inserted BEFORE INSERT ON need BEGIN SELECT keep_links(NEW.item); END;
        CREATE TRIGGER need_deleted BEFORE DELETE ON need BEGIN SELECT keep_links(OLD.item); END;
        """#
}
