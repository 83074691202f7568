extension Schema {
    /// Builds the search index again, since grams() now removes accents.
    static let version3Script = """
        INSERT INTO search (search) VALUES ('delete-all');
        INSERT INTO search (rowid, title, note, tags, project)
        SELECT id, grams(title), grams(note),
            (SELECT grams(group_concat(name, ' ')) FROM (SELECT name FROM tag WHERE tag.item = item.id ORDER BY name)),
            grams(project)
        FROM item ORDER BY id;
        INSERT INTO search (search) VALUES ('optimize');
        """
}
