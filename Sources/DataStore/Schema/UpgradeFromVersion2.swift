import Vocabulary

extension Connection {
    /// Gives a list of version 2, which adder 0.1.0 wrote, the parts of the current version. Instead of a journal with a row
    /// for every changed field, it gets one row for every item that a change touched.
    func upgradeFromVersion2() throws(ListError) {
        try execute(
            """
            DROP TRIGGER item_inserted;
            DROP TRIGGER item_deleted;
            DROP TRIGGER item_updated;
            DROP TRIGGER tag_inserted;
            DROP TRIGGER tag_deleted;
            DROP TRIGGER need_inserted;
            DROP TRIGGER need_deleted;
            ALTER TABLE item ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
            \(Schema.placeAndLink)
            ALTER TABLE change ADD COLUMN first_new INTEGER NOT NULL DEFAULT 1;
            ALTER TABLE change ADD COLUMN last_new INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE change ADD COLUMN synced INTEGER NOT NULL DEFAULT 0 CHECK (synced IN (0, 1));
            """
        )
        try adoptScript()
        try execute(touched)
        try execute(replaced)
        try execute(tagsAndNeeds)
        try execute(missingValues)
        try execute(replays)
        // 0.1.0 indexed words with their accents.
        try execute(
            """
            DROP TABLE journal;
            INSERT INTO search (search) VALUES ('delete-all');
            \(SearchIndex.addAllSQL);
            -- Otherwise one of the next changes would have to merge the index segments written here.
            INSERT INTO search (search) VALUES ('optimize');
            """
        )
    }
}

private let touched = """
    UPDATE item SET touched = ifnull((
        SELECT max(change.id) FROM journal JOIN change ON change.id = journal.change
        WHERE journal.item = item.id AND change.undone = 0), 0);
    UPDATE change SET (first_new, last_new) = (
        SELECT ifnull(min(item), 1), ifnull(max(item), 0) FROM journal
        WHERE journal.change = change.id AND what = 'uuid' AND before IS NULL);
    """

private let replaced = """
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
    """

/// Tags and needs are kept as a whole, those on the other side of the change.
private let tagsAndNeeds = """
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
    \(otherSide("tags", of: "tag", "name"))
    \(otherSide("needs", of: "need", "needs"))
    DROP TABLE link_step;
    """

private func otherSide(_ column: String, of table: String, _ name: String) -> String {
    """
    UPDATE replaced SET \(column) = ifnull((
        SELECT group_concat(name, ' ') FROM (
            SELECT name FROM (
                SELECT \(name) AS name FROM \(table) WHERE \(table).item = replaced.item
                UNION SELECT DISTINCT name FROM link_step WHERE link_step.item = replaced.item AND what = '\(table)'
            ) AS names
            WHERE ifnull(
                iif(replaced.change IN (SELECT id FROM change WHERE undone),
                    (SELECT existed FROM link_step
                        WHERE link_step.item = replaced.item AND what = '\(table)' AND link_step.name = +names.name
                            AND undone_after = (SELECT undone_after FROM change WHERE id = replaced.change)
                            AND link_step.change <= replaced.change
                        ORDER BY link_step.change DESC, step DESC LIMIT 1),
                    (SELECT existed FROM link_step
                        WHERE link_step.item = replaced.item AND what = '\(table)' AND link_step.name = +names.name
                            AND undone_after = -1 AND link_step.change >= replaced.change
                        ORDER BY link_step.change, step LIMIT 1)),
                EXISTS (SELECT 1 FROM \(table) WHERE \(table).item = replaced.item AND \(name) = names.name))
            ORDER BY name)), '')
    WHERE \(column) IS NOT NULL;
    """
}

private let missingValues = """
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
    """

/// The times of undos are unknown. They were not before the newest change that they followed.
private let replays = """
    INSERT INTO replay (at, change, undone, newest)
    SELECT (SELECT at FROM change AS last WHERE last.id = change.undone_after), id, 1, undone_after
    FROM change WHERE undone = 1 AND undone_after IN (SELECT id FROM change) ORDER BY undone_after, id DESC;
    """
