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

    /// Adds items as one change and returns them as stored. Returns `nil` if `isPossible`, called under the write lock,
    /// returns `false`.
    package func add(
        _ items: [NewItem],
        typed: String,
        at instant: Instant,
        if isPossible: (any ItemRelations) throws(ListError) -> Bool
    ) throws(ListError) -> [Item]? {
        let decision = Decision()
        do {
            return try change(typed, at: instant) { connection throws(StoreError) in
                let isPossible = try decision.make { () throws(ListError) in
                    try isPossible(StoredItemRelations(connection))
                }
                return isPossible ? try ItemRows.insert(items, on: connection) : nil
            }
        } catch {
            throw decision.failure ?? error.listError
        }
    }
}

/// Keeps the error of a decision that is made during a change, which rolls it back.
private final class Decision {
    private(set) var failure: ListError?

    func make<Value>(_ body: () throws(ListError) -> Value) throws(StoreError) -> Value {
        do throws(ListError) {
            return try body()
        } catch {
            failure = error
            throw StoreError(error.kind, message: error.detail, path: error.path)
        }
    }
}

// MARK: - Plans

extension Store {
    /// The number of items in memory at once.
    static let portion = 500

    /// Carries out plans for the selected items, a portion at a time and all under one write lock, as one change.
    package func carryOut(
        _ request: PlanRequest,
        consider: (Item) -> Void,
        choose: () -> [Int],
        plan: ([Item], any ItemRelations) throws(ListError) -> ListPlan?,
        report: (PlanOutcome, _ isLast: Bool) -> Void
    ) throws(ListError) {
        let decision = Decision()
        var isAbandoned = false
        do {
            try change(request.typed, at: request.moment.instant, createsList: false) {
                connection throws(StoreError) in
                // The first items are kept, so that a short selection is read only once.
                var first: [Item] = []
                let condition = request.selection.condition(today: request.moment.today)
                try ItemRows.items(where: condition, on: connection) { item throws(StoreError) in
                    consider(item)
                    if first.count < Store.portion { first.append(item) }
                }
                var rest = choose()[...]
                var consequences = Consequences()
                while !rest.isEmpty {
                    let ids = Array(rest.prefix(Store.portion))
                    rest = rest.dropFirst(ids.count)
                    let items = try Store.items(ids, first, on: connection)
                    let made = try decision.make { () throws(ListError) in
                        try plan(items, StoredItemRelations(connection))
                    }
                    guard let made else {
                        isAbandoned = true
                        throw StoreError(.unexpected, message: "abandoned", path: connection.path)
                    }
                    consequences.add(made)
                    let outcome = try Store.carryOut(made, on: connection)
                    report(rest.isEmpty ? try consequences.adding(to: outcome, on: connection) : outcome, rest.isEmpty)
                }
            }
        } catch {
            if !isAbandoned { throw decision.failure ?? error.listError }
        }
    }

    /// Returns the items with these ids, some of which may be known.
    private static func items(_ ids: [Int], _ known: [Item], on connection: Connection) throws(StoreError) -> [Item] {
        var wanted = ids[...]
        let items = known.filter { item in
            guard item.id == wanted.first else { return false }
            wanted.removeFirst()
            return true
        }
        return wanted.isEmpty ? items : try ItemRows.items(where: .ids(ids), on: connection)
    }

    private static func carryOut(_ plan: ListPlan, on connection: Connection) throws(StoreError) -> PlanOutcome {
        let updates = plan.updates.map { (old: $0.before, new: $0.after) }
        let updated = updates.isEmpty ? [] : try ItemRows.update(updates, on: connection)
        let added = plan.additions.isEmpty ? [] : try ItemRows.insert(plan.additions, on: connection)
        if !plan.removals.isEmpty { try ItemRows.remove(plan.removals.map(\.id), on: connection) }
        return PlanOutcome(updated: updated, added: added, removed: plan.removals)
    }
}

extension ItemRows {
    /// Returns all matching items at once.
    package static func items(where condition: Condition?, on connection: Connection) throws(StoreError) -> [Item] {
        var found: [Item] = []
        try items(where: condition, on: connection) { item throws(StoreError) in found.append(item) }
        return found
    }
}
