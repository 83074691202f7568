import UnicodeText
import Vocabulary

/// Conditions on several ids, tags, words or projects, in one query each.
extension Condition {
    static func ids(_ ranges: [ClosedRange<Int>]) -> Condition {
        let ranges = ranges.merged(joiningNeighbors: true)
        if ranges.count == 1 {
            return Condition(
                "item.id BETWEEN ? AND ?",
                [.integer(ranges[0].lowerBound), .integer(ranges[0].upperBound)]
            )
        }
        let list = idList(ranges)
        return Condition("item.id IN (\(list.sql))", list.values)
    }

    /// Selects the ids of the items in the ranges. CROSS JOIN makes SQLite look up each range instead of scanning all items.
    static func idList(_ ranges: [ClosedRange<Int>]) -> Condition {
        var list = ""
        for range in ranges.merged(joiningNeighbors: true) {
            if !list.isEmpty { list += "," }
            // Thousands of single ids take less than half of the memory as numbers.
            list += range.count == 1 ? "\(range.lowerBound)" : "[\(range.lowerBound),\(range.upperBound)]"
        }
        func bound(_ index: Int) -> String {
            "iif(range.type = 'integer', range.value, json_extract(range.value, '$[\(index)]'))"
        }
        return Condition(
            """
            SELECT chosen.id FROM json_each(?) AS range CROSS JOIN item AS chosen
                ON chosen.id BETWEEN \(bound(0)) AND \(bound(1))
            """,
            [.text("[\(list)]")]
        )
    }

    /// The tags that an item must have.
    enum TagRule {
        case any, all, none, notAll
    }

    /// The items with any or all of the words in their title, note, project or tags.
    static func words(_ words: [String], all: Bool) -> Condition {
        let words = words.map(UnicodeText.searchForm)
        // A few conditions are faster than a loop in each item, since most items fail the first.
        if words.count <= 20 { return .joined(words.map(word), all ? "AND" : "OR") }
        let word = """
            (occurs(word.value, item.title, item.note, item.project)
                OR EXISTS (SELECT 1 FROM tag WHERE tag.item = item.id AND occurs(word.value, tag.name)))
            """
        return all
            ? Condition("NOT EXISTS (SELECT 1 FROM json_each(?) AS word WHERE NOT \(word))", [.list(words)])
            : Condition("EXISTS (SELECT 1 FROM json_each(?) AS word WHERE \(word))", [.list(words)])
    }

    /// Jumps from one tag to the next in the index, since many items share a few tags.
    private static func word(_ word: String) -> Condition {
        Condition(
            """
            (occurs(?, item.title, item.note, item.project) OR item.id IN (
                WITH RECURSIVE used (name) AS (
                    SELECT min(name) FROM tag
                    UNION ALL
                    SELECT (SELECT min(tag.name) FROM tag WHERE tag.name > used.name) FROM used WHERE name IS NOT NULL)
                SELECT tag.item FROM used CROSS JOIN tag ON tag.name = used.name WHERE occurs(?, used.name)))
            """,
            [.text(word), .text(word)]
        )
    }

    /// A subquery reads the index of the tags once instead of looking up each item. A tag such as `town` is met by the place
    /// `@town`, too.
    static func tags(_ names: [String], _ rule: TagRule) -> Condition {
        let names = Set(names).sorted()
        let isNegated = rule == .none || rule == .notAll
        let items = "item.id \(isNegated ? "NOT IN" : "IN") (SELECT tag.item FROM"
        if names.count == 1 {
            if names[0].first == "@" { return Condition("\(items) tag WHERE tag.name = ?)", [.text(names[0])]) }
            return Condition("\(items) tag WHERE tag.name IN (?, ?))", [.text(names[0]), .text("@\(names[0])")])
        }
        let needsAll = rule == .all || rule == .notAll
        let count = needsAll ? " GROUP BY tag.item HAVING count(DISTINCT chosen.value) = \(names.count)" : ""
        let chosen = "json_each(?) AS chosen CROSS JOIN tag ON tag.name IN (chosen.value, '@' || chosen.value)"
        return Condition("\(items) \(chosen)\(count))", [.list(names)])
    }

    /// Compares the names of projects instead of all items. Subprojects sort between "home." and "home/", the next
    /// character.
    static func projects(_ names: [String]) -> Condition {
        if names.count == 1 {
            return Condition(
                "(item.project = ? OR (item.project > ? AND item.project < ?))",
                [.text(names[0]), .text(names[0] + "."), .text(names[0] + "/")]
            )
        }
        return Condition(
            """
            item.project IN (SELECT used.project FROM (SELECT DISTINCT project FROM item) AS used
                WHERE EXISTS (SELECT 1 FROM json_each(?) AS chosen WHERE used.project = chosen.value
                    OR (used.project > chosen.value || '.' AND used.project < chosen.value || '/')))
            """,
            [.list(names)]
        )
    }
}
