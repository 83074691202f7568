package import Almanac
package import Entities
package import Vocabulary

extension Store {
    /// Reads from the list, translating storage errors for data managers.
    package func query<Value>(
        _ body: (Connection) throws(StoreError) -> Value
    ) throws(ListError) -> Value {
        do {
            return try read(body)
        } catch {
            throw error.listError
        }
    }

    /// Returns whether the list has no items, open or done.
    package func isEmpty() throws(ListError) -> Bool {
        try query { connection throws(StoreError) in
            try connection.integer("SELECT EXISTS (SELECT 1 FROM item)") == 0
        }
    }

    /// Passes the selected items to `decide` under the write lock and carries out the resulting plan as one change.
    /// Returns `nil` if the plan is empty.
    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        try carryOut(
            request.typed,
            at: request.moment.instant,
            createsList: false,
            finding: { connection throws(StoreError) in
                let condition = request.selection.condition(today: request.moment.today)
                return try ItemRows.items(where: condition, on: connection)
            },
            decide
        )
    }

    /// Adds items as one change and returns them as stored. Returns `nil` if `isPossible`, called under the write lock,
    /// returns `false`.
    package func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemRelations) throws(ListError) -> Bool
    ) throws(ListError) -> [Item]? {
        try carryOut(typed, at: instant, createsList: true, finding: { _ in [] }) { (_, list) throws(ListError) in
            try isPossible(list) ? ListPlan(additions: items) : ListPlan()
        }?.added
    }

    private func carryOut(
        _ typed: String,
        at instant: Instant,
        createsList: Bool,
        finding items: (Connection) throws(StoreError) -> [Item],
        _ decide: ([Item], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(ListError) -> PlanOutcome? {
        var failure: ListError?
        do {
            return try change(typed, at: instant, createsList: createsList) {
                connection throws(StoreError) -> PlanOutcome? in
                let items = try items(connection)
                var plan = ListPlan()
                do throws(ListError) {
                    plan = try decide(items, StoredItemRelations(connection))
                } catch {
                    // Throwing rolls back the change, unless SQLite has already done so.
                    failure = error
                    throw StoreError(error.kind, message: error.detail, path: error.path)
                }
                return plan.isEmpty ? nil : try Store.carryOut(plan, on: connection)
            }
        } catch {
            throw failure ?? error.listError
        }
    }

    private static func carryOut(_ plan: ListPlan, on connection: Connection) throws(StoreError) -> PlanOutcome {
        let updates = plan.updates.map { (old: $0.before, new: $0.after) }
        let updated = updates.isEmpty ? [] : try ItemRows.update(updates, on: connection)
        let added = plan.additions.isEmpty ? [] : try ItemRows.insert(plan.additions, on: connection)
        let removal = plan.removals.isEmpty ? Removal() : try ItemRows.remove(plan.removals.map(\.id), on: connection)
        let ended = plan.updates.filter { $0.before.status == .open && $0.after.status == .done }.map(\.after)
        let reopened = plan.updates.filter { $0.before.status == .done && $0.after.status == .open }.map(\.after)
        let reopenedIDs = reopened.map(\.id)
        return PlanOutcome(
            updated: updated,
            added: added,
            removed: plan.removals,
            unblocked: try ItemRows.items(unblockedBy: ended, on: connection),
            openDependencies: try ItemRows.openDependencies(of: ended, on: connection),
            openParts: ended.isEmpty ? [] : try ItemRows.items(where: .openParts(of: ended.map(\.id)), on: connection),
            nextOccurrences: try StoredItemRelations.nextOccurrences(
                of: reopened.filter(\.isRepeating).map(\.id),
                on: connection
            ),
            waiting: reopened.isEmpty ? [] : try ItemRows.items(where: .waiting(for: reopenedIDs), on: connection),
            dependents: try ItemRows.items(removal.dependents, on: connection),
            children: try ItemRows.items(removal.children, on: connection)
        )
    }
}

extension ItemRows {
    /// Returns all matching items at once.
    package static func items(where condition: Condition?, on connection: Connection) throws(StoreError) -> [Item] {
        var found: [Item] = []
        try items(where: condition, on: connection) { item throws(StoreError) in found.append(item) }
        return found
    }

    fileprivate static func items(_ ids: [Int], on connection: Connection) throws(StoreError) -> [Item] {
        guard !ids.isEmpty else { return [] }
        return try items(where: .ids(ids), on: connection)
    }

    /// Returns the open dependencies of each item, keyed by the item's id.
    fileprivate static func openDependencies(
        of items: [Item],
        on connection: Connection
    ) throws(StoreError) -> [Int: [Item]] {
        var needed: [Int: [Item]] = [:]
        for item in items where !item.details.needs.isEmpty {
            needed[item.id] = try self.items(item.details.needs, on: connection).filter { $0.status == .open }
        }
        return needed
    }

    /// Returns the open items that depended on one of these and have no other open dependency.
    fileprivate static func items(unblockedBy ended: [Item], on connection: Connection) throws(StoreError) -> [Item] {
        guard !ended.isEmpty else { return [] }
        return try items(
            where: Condition(
                """
                item.status = 0 AND item.id IN (SELECT item FROM need WHERE needs IN (SELECT value FROM json_each(?)))
                AND NOT EXISTS (SELECT 1 FROM need JOIN item AS other ON other.id = need.needs
                    WHERE need.item = item.id AND other.status = 0)
                """,
                [.list(ended.map(\.id))]
            ),
            on: connection
        )
    }
}
