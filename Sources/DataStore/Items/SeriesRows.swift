package import Almanac
package import Entities
package import Vocabulary

/// Finds the copies of series. Only their UUIDs tell what belongs together.
package enum SeriesRows {
    /// The series, read by the index of open items.
    static let all = "item INDEXED BY item_due WHERE item.status = 0 AND item.repeats IS NOT NULL"

    /// Returns the series that left these copies, by the id of the copy.
    package static func series(ofCopies copies: [Item], on connection: Connection) throws(ListError) -> [Int: Item] {
        if !copies.contains(where: \.mayBeCopy) { return [:] }
        var candidates: [ItemUUID: Int] = [:]
        var occurrences: Set<Due> = []
        for copy in copies where copy.mayBeCopy {
            candidates[copy.uuid] = copy.id
            occurrences.formUnion(copy.copiedOccurrences)
        }
        if candidates.isEmpty { return [:] }
        let rows = try connection.prepare("SELECT item.uuid, item.id FROM \(all)")
        var found: [Int: Int] = [:]
        while try rows.step() {
            guard let uuid = rows.uuid(0) else { throw rows.damaged("item \(rows.integer(1))") }
            for occurrence in occurrences {
                if let copy = candidates[ItemUUID(ofCopyOf: uuid, due: occurrence)] { found[copy] = rows.integer(1) }
            }
        }
        if found.isEmpty { return [:] }
        let items = try ItemRows.items(where: .ids(Set(found.values).sorted()), on: connection)
        let series = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
        return found.compactMapValues { series[$0] }
    }

    /// Returns the copies that a series left, by the occurrence.
    /// - Parameter changes: The history of the series.
    package static func copies(
        of series: Item,
        _ changes: [ItemChange],
        on connection: Connection
    ) throws(ListError) -> [Due: Item] {
        if !series.isRepeating, !changes.contains(where: \.endsRepetition) { return [:] }
        let due = changes.occurrences(of: series).map { (ItemUUID(ofCopyOf: series.uuid, due: $0), $0) }
        let copies = try StoredItemRelations.items(with: due.map(\.0), on: connection)
        let occurrences = Dictionary(uniqueKeysWithValues: due)
        return Dictionary(copies.compactMap { copy in occurrences[copy.uuid].map { ($0, copy) } }) { first, _ in first }
    }

    /// Moves the dependencies on series that move on to the copies that they leave. Writes as a removal does: the dependents
    /// are touched, but their time of change stays. Returns their ids.
    static func moveDependents(of plan: ListPlan, on connection: Connection) throws(ListError) -> [Int] {
        let copy = try connection.prepare("SELECT id FROM item WHERE uuid = ?")
        let dependents = try connection.prepare(dependents)
        let kept = Binding.list(plan.keptDependents)
        var moved: [(dependent: Int, series: Int, copy: Int)] = []
        for move in plan.moves {
            copy.reset()
            try copy.bind([.bytes(ItemColumn.bytes(of: move.copy))])
            guard try copy.step() else { continue }
            dependents.reset()
            try dependents.bind([.integer(move.series), kept])
            while try dependents.step() { moved.append((dependents.integer(0), move.series, copy.integer(0))) }
        }
        if moved.isEmpty { return [] }
        let insertion = try connection.prepare("INSERT OR IGNORE INTO need (item, needs) VALUES (?, ?)")
        let deletion = try connection.prepare(ItemLink.need.deleteSQL)
        for row in moved {
            try insertion.run([.integer(row.dependent), .integer(row.copy)])
            try deletion.run([.integer(row.dependent), .integer(row.series)])
        }
        return moved.map(\.dependent)
    }

    /// Includes items that the same change has completed.
    private static let dependents = """
        SELECT need.item FROM need CROSS JOIN item AS dependent ON dependent.id = need.item
        WHERE need.needs = ?1 AND (dependent.status = 0 OR dependent.touched = journal_change())
            AND need.item NOT IN (SELECT value FROM json_each(?2))
        """
}
