package import Almanac
import CSQLite
package import Entities
package import Vocabulary

package enum ActivityRows {
    /// Counts what happened to the items that match a condition, or to all, removed ones included.
    package static func activity(
        _ condition: Condition?,
        durationsSince start: Day,
        today: Day,
        _ clock: any Clock,
        on connection: Connection
    ) throws(ListError) -> ItemActivity {
        var (activity, days) = (ItemActivity(), LocalDays(clock))
        var oldest = (created: Int.max, id: 0)
        let rows = try connection.prepare(
            """
            SELECT created, completed, item.id, \(wasAddedDone("item")), completed IS NULL AND repeats IS NOT NULL FROM item
            \(condition.map { "WHERE \($0.sql)" } ?? "INDEXED BY item_activity")
            """,
            condition?.values ?? []
        )
        // The index sorts by completion, so that the last day mostly repeats.
        var (lastDone, doneCount, addedDoneCount) = (today, 0, 0)
        func endDay() {
            if doneCount == 0 { return }
            activity.days[lastDone, default: .init()].done += doneCount
            activity.days[lastDone, default: .init()].addedDone += addedDoneCount
        }
        while try rows.step() {
            let created = try rows.instant(0)
            guard rows.type(1) != SQLITE_NULL else {
                let added = days.day(of: created)
                activity.days[added, default: .init()].added += 1
                if rows.integer(4) == 1 { continue }
                activity.ages[max(0, today - added), default: 0] += 1
                if (created.seconds, rows.integer(2)) < oldest { oldest = (created.seconds, rows.integer(2)) }
                continue
            }
            let completed = try rows.instant(1)
            // Such an item counts for no day.
            if completed == Item.unknownCompletion { continue }
            let done = days.day(of: completed)
            if done != lastDone {
                endDay()
                (lastDone, doneCount, addedDoneCount) = (done, 0, 0)
            }
            doneCount += 1
            if rows.integer(3) == 1 {
                addedDoneCount += 1
                continue
            }
            let added = days.day(of: created)
            activity.days[added, default: .init()].added += 1
            if done >= start { activity.durations[max(0, done - added), default: 0] += 1 }
        }
        endDay()
        if oldest.id > 0 { activity.oldest = oldest.id }
        let removed = try condition.map { (condition) throws(ListError) in
            try removedItems(matching: condition, on: connection)
        }
        try addRemoved(removed, to: &activity, &days, on: connection)
        return activity
    }

    /// True for the copies of series, except those that were reopened and done again. Reads the UUID, which the index doesn't
    /// have, only if the instants are the same.
    private static func wasAddedDone(_ item: String) -> String {
        "\(item).created >= \(item).completed AND \(isCopy(item))"
    }

    /// True for the copies that series leave; see `ItemUUID.isOfCopy`.
    static func isCopy(_ item: String) -> String { "substr(\(item).uuid, 7, 1) BETWEEN x'80' AND x'8F'" }

    /// The last removals of items that were not brought back.
    private static let removals = """
        FROM replaced INDEXED BY replaced_item JOIN change ON change.id = replaced.change
        WHERE replaced.uuid IS NOT NULL AND change.undone = 0 AND replaced.item NOT IN (SELECT id FROM item)
            AND change.id = (
                SELECT max(other.change) FROM replaced AS other INDEXED BY replaced_item
                    JOIN change AS removal ON removal.id = other.change
                WHERE other.item = replaced.item AND other.uuid IS NOT NULL AND removal.undone = 0)
        """

    /// Adds the removed items with these ids, or all. A removal keeps all values of the item.
    private static func addRemoved(
        _ items: Set<Int>?,
        to activity: inout ItemActivity,
        _ days: inout LocalDays,
        on connection: Connection
    ) throws(ListError) {
        if items?.isEmpty == true { return }
        let rows = try connection.prepare(
            """
            SELECT replaced.created, replaced.completed, change.at, item, \(wasAddedDone("replaced"))
            \(removals)
            """
        )
        while try rows.step() {
            if let items, !items.contains(rows.integer(3)) { continue }
            let created = try rows.instant(0)
            let completed = rows.type(1) == SQLITE_INTEGER ? try rows.instant(1) : nil
            if completed == Item.unknownCompletion { continue }
            if let completed {
                activity.days[days.day(of: completed), default: .init()].done += 1
                if rows.integer(4) == 1 {
                    activity.days[days.day(of: completed), default: .init()].addedDone += 1
                    continue
                }
            }
            activity.days[days.day(of: created), default: .init()].added += 1
            if completed == nil {
                activity.days[days.day(of: try rows.instant(2)), default: .init()].removed += 1
            }
        }
    }

    /// Applies the condition to a list of the removed items, as they were before they were removed.
    private static func removedItems(
        matching condition: Condition,
        on connection: Connection
    ) throws(ListError) -> Set<Int> {
        let rows = try connection.prepare("SELECT replaced.change, item \(removals)")
        guard try rows.step() else { return [] }
        let list = try Connection.inMemory(timeout: connection.timeout)
        try list.execute("PRAGMA foreign_keys = OFF; \(Schema.creation)")
        list.writeGuard.state = .replaying
        let reader = try ItemImageReader(on: connection)
        let writer = try ItemImageWriter(on: list)
        var removed: Set<Int> = []
        var references: Set<Int> = []
        func add(_ image: ItemImage?, as item: Int) throws(ListError) {
            do throws(ListError) {
                try writer.write(image?.with(uuidOf: item), over: nil, as: item)
            } catch {
                // The values were valid when adder kept them.
                guard error.code & 0xFF == SQLITE_CONSTRAINT else { throw error }
                throw rows.damaged("history of item \(item)")
            }
        }
        repeat {
            let item = rows.integer(1)
            let image = try reader.otherSide(of: rows.integer(0), item).image(from: nil)
            try add(image, as: item)
            removed.insert(item)
            references.formUnion(image?.references ?? [])
        } while try rows.step()
        // A filter can name the items that these depended on or were parts of.
        for item in references.subtracting(removed) { try add(reader.present(item), as: item) }
        try list.execute(SearchIndex.addAllSQL)
        return Set(
            try list.prepare("SELECT item.id FROM item WHERE \(condition.sql)").integers(condition.values)
        )
    }
}

extension ItemImage {
    /// Replaces the UUID by one that no other id has: an item that was imported again after its removal has the same one.
    fileprivate func with(uuidOf item: Int) -> ItemImage {
        var values = values
        values[ItemColumn.uuid.rawValue] = .bytes(Array(repeating: 0, count: 8) + withUnsafeBytes(of: item, Array.init))
        return ItemImage(values: values)
    }
}
