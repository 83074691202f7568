package import Almanac
package import Entities

extension Store {
    /// Reads, in words that know no storage.
    package func answer<Answer>(
        _ body: (Connection) throws(StoreError) -> Answer
    ) throws(ListTrouble) -> Answer {
        do {
            return try read(body)
        } catch {
            throw error.trouble
        }
    }

    /// Whether there is no item at all, not even a done one.
    package func isEmpty() throws(ListTrouble) -> Bool {
        try answer { connection throws(StoreError) in
            try connection.integer("SELECT EXISTS (SELECT 1 FROM item)") == 0
        }
    }

    /// Has the closure decide, on the chosen items as they are when nobody else can write any more, what is to be done,
    /// and does it as one change; nil where it decided on nothing.
    package func carryOut(
        _ request: PlanRequest,
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
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

    /// Adds items as one change, and answers them as they are stored; nil where, as things are when nobody else can
    /// write any more, something speaks against it.
    package func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemNeighbourhood) throws(ListTrouble) -> Bool
    ) throws(ListTrouble) -> [Item]? {
        try carryOut(typed, at: instant, createsList: true, finding: { _ in [] }) { (_, list) throws(ListTrouble) in
            try isPossible(list) ? ListPlan(additions: items) : ListPlan()
        }?.added
    }

    private func carryOut(
        _ typed: String,
        at instant: Instant,
        createsList: Bool,
        finding items: (Connection) throws(StoreError) -> [Item],
        _ decide: ([Item], any ItemNeighbourhood) throws(ListTrouble) -> ListPlan
    ) throws(ListTrouble) -> PlanOutcome? {
        var trouble: ListTrouble?
        do {
            return try change(typed, at: instant, createsList: createsList) {
                connection throws(StoreError) -> PlanOutcome? in
                let items = try items(connection)
                var plan = ListPlan()
                do throws(ListTrouble) {
                    plan = try decide(items, StoredNeighbourhood(connection))
                } catch {
                    // What is thrown ends the change, which SQLite may have done by itself.
                    trouble = error
                    throw StoreError(error.kind, message: error.detail, path: error.path)
                }
                return plan.isEmpty ? nil : try Store.carryOut(plan, on: connection)
            }
        } catch {
            throw trouble ?? error.trouble
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
            freed: try ItemRows.items(freedBy: ended, on: connection),
            stillNeeded: try ItemRows.openItems(neededBy: ended, on: connection),
            openParts: ended.isEmpty ? [] : try ItemRows.items(where: .openParts(of: ended.map(\.id)), on: connection),
            comebacks: try StoredNeighbourhood.comebacks(of: reopened.filter(\.comesBack).map(\.id), on: connection),
            waiting: reopened.isEmpty ? [] : try ItemRows.items(where: .waiting(for: reopenedIDs), on: connection),
            dependents: try ItemRows.items(removal.dependents, on: connection),
            children: try ItemRows.items(removal.children, on: connection)
        )
    }
}

extension ItemRows {
    /// All of them at once, for whoever decides on all of them.
    package static func items(where condition: Condition?, on connection: Connection) throws(StoreError) -> [Item] {
        var found: [Item] = []
        try items(where: condition, on: connection) { item throws(StoreError) in found.append(item) }
        return found
    }

    /// The items of these ids.
    fileprivate static func items(_ ids: [Int], on connection: Connection) throws(StoreError) -> [Item] {
        guard !ids.isEmpty else { return [] }
        return try items(where: .ids(ids), on: connection)
    }

    /// Open items that are needed by these, by the id of the one that needs them.
    fileprivate static func openItems(
        neededBy items: [Item],
        on connection: Connection
    ) throws(StoreError) -> [Int: [Item]] {
        var needed: [Int: [Item]] = [:]
        for item in items where !item.details.needs.isEmpty {
            needed[item.id] = try self.items(item.details.needs, on: connection).filter { $0.status == .open }
        }
        return needed
    }

    /// Open items that need one of these, and nothing else that is open.
    fileprivate static func items(freedBy ended: [Item], on connection: Connection) throws(StoreError) -> [Item] {
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
