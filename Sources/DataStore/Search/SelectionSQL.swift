package import Almanac
import Entities
package import Vocabulary

/// A condition for a WHERE clause, with its values.
package struct Condition: Equatable, Sendable {
    package let sql: String
    package let values: [Binding]

    package init(_ sql: String, _ values: [Binding] = []) {
        self.sql = sql
        self.values = values
    }
}

extension Condition {
    /// The items that depend on this one.
    package static func needing(_ id: Int) -> Condition {
        Condition("item.id IN (SELECT item FROM need WHERE needs = ?)", [.integer(id)])
    }

    /// The items below this one, at all levels.
    package static func parts(below id: Int) -> Condition {
        Condition(
            """
            item.id <> ?1 AND item.id IN (
                WITH RECURSIVE below (id) AS (
                    VALUES (?1) UNION SELECT part.id FROM below CROSS JOIN item AS part ON part.parent = below.id)
                SELECT id FROM below)
            """,
            [.integer(id)]
        )
    }

    /// The items whose waiting has ended and that weren't changed since: the rule of `Item.isBack`. The instants of an item are
    /// in UTC, and days are local.
    static func back(on today: Day) -> Condition {
        Condition(
            "item.wait_day <= ? AND unixepoch(item.changed, 'unixepoch', 'localtime') < item.wait_day * 86400",
            [.integer(today.number)]
        )
    }

    package static func ids(_ ids: [Int]) -> Condition {
        Condition(
            "item.id IN (SELECT value FROM json_each(?))",
            [.list(ids)]
        )
    }
}

extension Selection {
    /// Returns the selection as a condition on `item`; `nil` if it selects everything.
    package func condition(today: Day) -> Condition? {
        guard !isEverything else { return nil }
        return .joined(TermGroup.groups(of: alternatives).map { $0.condition(today: today) }, "OR")
    }
}

extension Condition {
    package func and(_ other: Condition?) -> Condition {
        guard let other else { return self }
        return Condition("(\(sql)) AND (\(other.sql))", values + other.values)
    }
}

extension Condition {
    /// Joins the conditions as a balanced tree, since SQLite limits the depth of an expression.
    /// https://sqlite.org/limits.html#max_expr_depth
    static func joined(_ conditions: some RandomAccessCollection<Condition>, _ word: String) -> Condition {
        guard let first = conditions.first else { return Condition("1") }
        guard conditions.count > 1 else { return first }
        let left = joined(conditions.prefix(conditions.count / 2), word)
        let right = joined(conditions.dropFirst(conditions.count / 2), word)
        return Condition("(\(left.sql) \(word) \(right.sql))", left.values + right.values)
    }
}
