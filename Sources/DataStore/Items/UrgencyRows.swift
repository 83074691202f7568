package import Almanac
package import Entities
package import Vocabulary

/// The facts about the open items that can be done now.
package struct UrgencyRows {
    package let items: [UrgencyFacts]
    /// The number of those that wait for a later day, blocked or not.
    package let waiting: Int
    package let blocked: Int

    /// Reads the facts of the matching items. Tags and projects without a weight are left out.
    package init(
        where condition: Condition?,
        today: Day,
        weights: RankWeights,
        on connection: Connection
    ) throws(ListError) {
        var items: [UrgencyFacts] = []
        (waiting, blocked) = try UrgencyRows.forEach(where: condition, today: today, weights: weights, on: connection) {
            items.append($0)
        }
        self.items = items
    }

    /// Passes the facts of the matching items on, as those of a long list would take 12 MB. Returns the number of those that
    /// wait for a later day, blocked or not, and of those that are blocked.
    @discardableResult
    package static func forEach(
        where condition: Condition?,
        today: Day,
        weights: RankWeights,
        on connection: Connection,
        take: (UrgencyFacts) -> Void
    ) throws(ListError) -> (waiting: Int, blocked: Int) {
        let links = try UrgencyLinks(weights, on: connection)
        let isScan = condition == nil ? try areManyOpen(on: connection) : false
        let rows = try connection.prepare(
            """
            SELECT item.id, due_day, due_minute, priority, created, changed, wait_day, parent\
            \(weights.projects.isEmpty ? "" : ", project")
            FROM item \(isScan ? "NOT INDEXED" : "")
            WHERE item.status = 0 \(condition.map { "AND (\($0.sql))" } ?? "")
            """,
            condition?.values ?? []
        )
        var (waiting, blocked) = (0, 0)
        while try rows.step() {
            let id = rows.integer(0)
            let wait = try rows.optionalDay(6)
            if Item.isHidden(until: wait, on: today) {
                waiting += 1
            } else if links.blocked.hasSorted(id) {
                blocked += 1
            } else {
                let facts = UrgencyFacts(
                    id: id,
                    due: try rows.optionalDue(1, of: id),
                    priority: rows.optionalInteger(3).flatMap(Priority.init),
                    isStarted: links.hasStarted(id, partOf: rows.optionalInteger(7)),
                    hasOpenParts: links.unfinished.hasSorted(id),
                    blocks: links.blocking.countOfSorted(id),
                    wait: wait,
                    created: try rows.instant(4),
                    changed: try rows.instant(5),
                    tags: links.tags(of: id),
                    project: weights.projects.isEmpty ? nil : rows.optionalText(8)
                )
                take(facts)
            }
        }
        return (waiting, blocked)
    }

    /// Returns `true` if more than a tenth of the items are open. In the order of an index, which SQLite prefers, each page
    /// would then be read many times.
    private static func areManyOpen(on connection: Connection) throws(ListError) -> Bool {
        try connection.integer("SELECT count(*) > (SELECT max(id) FROM item) / 10 FROM item WHERE status = 0") == 1
    }
}

/// The facts about items that other rows have. They are read once rather than for each item, since few items have any.
private struct UrgencyLinks {
    /// The items that need an open one, sorted.
    let blocked: [Int]
    /// The items that open ones need, sorted, each as often as it is needed.
    let blocking: [Int]
    /// The items of which parts are done, sorted.
    private let begun: [Int]
    /// The items of which parts are open, sorted.
    let unfinished: [Int]
    /// The items that have one of the weighted tags, sorted, and the names of their tags.
    private let tagged: [Int]
    private let names: [String]

    init(_ weights: RankWeights, on connection: Connection) throws(ListError) {
        var (blocked, blocking) = ([Int](), [Int]())
        let needs = try connection.prepare(
            """
            SELECT need.item, need.needs FROM \(Blockers.open)
            CROSS JOIN item AS later ON later.id = need.item AND later.status = 0
            """
        )
        while try needs.step() {
            blocked.append(needs.integer(0))
            blocking.append(needs.integer(1))
        }
        self.blocked = blocked.sorted()
        self.blocking = blocking.sorted()
        var (begun, unfinished) = ([Int](), [Int]())
        let parts = try connection.prepare("SELECT parent, status, uuid FROM item WHERE parent IS NOT NULL")
        while try parts.step() {
            if parts.integer(1) == Item.Status.open.rawValue {
                unfinished.append(parts.integer(0))
            } else if parts.uuid(2)?.isOfCopy == false {
                // A part that repeats leaves a copy each time.
                begun.append(parts.integer(0))
            }
        }
        (self.begun, self.unfinished) = (begun.sorted(), unfinished.sorted())
        var (tagged, names) = ([Int](), [String]())
        if !weights.tags.isEmpty {
            let tags = try connection.prepare(
                "SELECT item, name FROM tag WHERE name IN (SELECT value FROM json_each(?)) ORDER BY item, name",
                [.list(weights.tags.map(\.name))]
            )
            while try tags.step() {
                tagged.append(tags.integer(0))
                names.append(tags.text(1))
            }
        }
        (self.tagged, self.names) = (tagged, names)
    }

    func hasStarted(_ id: Int, partOf parent: Int?) -> Bool {
        begun.hasSorted(id) || parent.map(begun.hasSorted) ?? false
    }

    func tags(of id: Int) -> [String] {
        if tagged.isEmpty { return [] }
        let first = tagged.firstIndex(from: id)
        return Array(names[first..<(first + tagged[first...].prefix { $0 == id }.count)])
    }
}

extension [Int] {
    fileprivate func countOfSorted(_ number: Int) -> Int {
        isEmpty ? 0 : self[firstIndex(from: number)...].prefix { $0 == number }.count
    }
}
