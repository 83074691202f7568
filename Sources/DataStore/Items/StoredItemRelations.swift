package import Almanac
package import Entities
package import Vocabulary

/// A value that reads the list on a connection, within the current change.
package protocol ConnectionBacked {
    var connection: Connection { get }

    /// Runs a read. A change keeps its error.
    func reading<Value>(_ body: () throws(ListError) -> Value) throws(ListError) -> Value
}

extension ConnectionBacked {
    package func reading<Value>(_ body: () throws(ListError) -> Value) throws(ListError) -> Value {
        try body()
    }
}

/// The other items in the list, read within the current change.
package struct StoredItemRelations: ItemRelations, ConnectionBacked {
    package let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }
}

extension ItemRelations where Self: ConnectionBacked {
    package func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        try reading { () throws(ListError) in
            let sql = "SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM item WHERE id = value)"
            return try StoredItemRelations.ids(sql, from: ids, on: connection)
        }
    }

    package func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        try chain("SELECT needs FROM need JOIN chain ON need.item = chain.id", from: ids)
    }

    package func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        try chain("SELECT parent FROM item JOIN chain ON item.id = chain.id WHERE parent IS NOT NULL", from: [id])
    }

    package func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] {
        try reading { () throws(ListError) in
            try StoredItemRelations.nextOccurrences(of: ids, on: connection)
        }
    }

    package func projects(of ids: [Int]) throws(ListError) -> [Int: String] {
        try reading { () throws(ListError) in
            let rows = try connection.prepare(
                "SELECT item.id, project FROM json_each(?) JOIN item ON item.id = value WHERE project IS NOT NULL",
                [.list(ids)]
            )
            var projects: [Int: String] = [:]
            while try rows.step() { projects[rows.integer(0)] = rows.text(1) }
            return projects
        }
    }

    package func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] {
        try reading { () throws(ListError) in
            try StoredItemRelations.items(with: uuids, on: connection)
        }
    }

    package func items(_ ids: [Int]) throws(ListError) -> [Item] {
        try reading { () throws(ListError) in try ItemRows.items(where: .ids(ids), on: connection) }
    }

    package func items(completedSince start: Instant) throws(ListError) -> [Item] {
        try reading { () throws(ListError) in
            let condition = Condition("item.completed >= ?", [.integer(start.seconds)])
            return try ItemRows.items(where: condition, on: connection)
        }
    }

    package func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item] {
        try reading { () throws(ListError) in try SeriesRows.series(ofCopies: copies, on: connection) }
    }

    package func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item] {
        try reading { () throws(ListError) in
            var last: [Int: Item] = [:]
            for item in series {
                let changes = try History.changes(of: item.id, on: connection)
                let copies = try SeriesRows.copies(of: item, changes, on: connection)
                last[item.id] = copies.filter { $0.value.status == .done }.max { $0.key < $1.key }?.value
            }
            return last
        }
    }

    package func idsChangedAfterImport(among ids: [Int]) throws(ListError) -> Set<Int> {
        let sql = """
            WITH import AS MATERIALIZED (SELECT first_new, last_new FROM change WHERE command GLOB 'import*')
            SELECT item.id FROM json_each(?) JOIN item ON item.id = value JOIN change ON change.id = item.touched
            WHERE change.command NOT GLOB 'import*'
                AND EXISTS (SELECT 1 FROM import WHERE item.id BETWEEN first_new AND last_new)
            """
        return try reading { () throws(ListError) in
            Set(try StoredItemRelations.ids(sql, from: ids, on: connection))
        }
    }

    private func chain(_ next: String, from ids: [Int]) throws(ListError) -> Set<Int> {
        let sql = "WITH RECURSIVE chain (id) AS (SELECT value FROM json_each(?) UNION \(next)) SELECT id FROM chain"
        return try reading { () throws(ListError) in
            Set(try StoredItemRelations.ids(sql, from: ids, on: connection))
        }
    }
}

extension NamesDataManaging where Self: ConnectionBacked {
    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] {
        try reading { () throws(ListError) in try connection.unknownNames(in: selection) }
    }

    package func matchedPlaces(
        of filter: Selection,
        among selection: Selection,
        today: Day
    ) throws(ListError) -> [MatchedPlace] {
        try reading { () throws(ListError) in
            try connection.matchedPlaces(of: filter, among: selection, today: today)
        }
    }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool {
        try reading { () throws(ListError) in try connection.hasItems(selection, today: today) }
    }

    package func isListEmpty() throws(ListError) -> Bool {
        try reading { () throws(ListError) in try connection.isListEmpty() }
    }
}

// MARK: - Statements

extension StoredItemRelations {
    static func items(with uuids: [ItemUUID], on connection: Connection) throws(ListError) -> [Item] {
        if uuids.isEmpty { return [] }
        let rows = try connection.prepare("SELECT \(ItemRows.columns) FROM item WHERE uuid = ?")
        var found: [Item] = []
        for uuid in uuids {
            rows.reset()
            try rows.bind([.bytes(ItemColumn.bytes(of: uuid))])
            while try rows.step() { found.append(try ItemRows.item(in: rows)) }
        }
        return found
    }

    package static func nextOccurrences(of ids: [Int], on connection: Connection) throws(ListError) -> [Int: [Item]] {
        if ids.isEmpty { return [:] }
        let repeating = Condition.ids(ids).and(Condition("item.repeats IS NOT NULL"))
        return try NextOccurrence.open(of: ItemRows.items(where: repeating, on: connection)) {
            (uuids) throws(ListError) in
            try items(with: uuids, on: connection)
        }
    }

    /// Returns the names of those of the items that exist.
    package static func names(of ids: [Int], on connection: Connection) throws(ListError) -> [ItemName] {
        let sql = "SELECT item.id, title FROM json_each(?) JOIN item ON item.id = value"
        let rows = try connection.prepare(sql, [.list(ids)])
        var names: [ItemName] = []
        while try rows.step() { names.append(ItemName(id: rows.integer(0), title: rows.text(1))) }
        return names
    }

    fileprivate static func ids(_ sql: String, from ids: [Int], on connection: Connection) throws(ListError) -> [Int] {
        let rows = try connection.prepare(sql, [.list(ids)])
        var found: [Int] = []
        while try rows.step() { found.append(rows.integer(0)) }
        return found
    }
}
