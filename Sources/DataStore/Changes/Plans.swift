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
}

/// Keeps the outcome of a decision that is made during a change, if it rolls the change back.
private final class Decision {
    private var failure: ListError?
    private var abandonment: StoreError?

    /// Makes a change that this decision can roll back.
    func run(_ change: () throws(StoreError) -> Void) throws(ListError) {
        do {
            try change()
        } catch {
            // The change was abandoned and rolled back without another error.
            if error == abandonment { return }
            throw failure ?? error.listError
        }
    }

    /// Returns the error that rolls the change back.
    func abandon(_ connection: Connection) -> StoreError {
        let error = StoreError(.unexpected, message: "abandoned", path: connection.path)
        abandonment = error
        return error
    }

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
        try decision.run { () throws(StoreError) in
            try changeIfApproved(request.typed, at: request.moment.instant) { (connection, begin) throws(StoreError) in
                // The first items are kept, so that a short selection is read only once.
                var first: [Item] = []
                let condition = request.selection.condition(today: request.moment.today)
                try ItemRows.items(where: condition, on: connection) { item throws(StoreError) in
                    consider(item)
                    if first.count < Store.portion { first.append(item) }
                }
                var rest = choose()[...]
                var consequences = Consequences()
                let insertion = ItemInsertion(on: connection)
                var hasBegun = false
                while !rest.isEmpty {
                    let ids = Array(rest.prefix(Store.portion))
                    rest = rest.dropFirst(ids.count)
                    let items = try Store.items(ids, first, on: connection)
                    let made = try decision.make { () throws(ListError) in
                        try plan(items, StoredItemRelations(connection))
                    }
                    guard let made else { throw decision.abandon(connection) }
                    if !hasBegun { try begin() }
                    hasBegun = true
                    consequences.add(made)
                    let outcome = try Store.carryOut(made, insertion, on: connection)
                    report(rest.isEmpty ? try consequences.adding(to: outcome, on: connection) : outcome, rest.isEmpty)
                }
                if hasBegun { try insertion.finish() }
            }
        }
    }

    /// Carries out any number of plans under one write lock, as one change. Creates the list if it is missing.
    /// - Parameters:
    ///   - next: Returns the next step, given the list with all earlier plans carried out.
    ///   - report: Receives the outcome of each plan, without consequences. The change is not complete before this method
    ///     returns.
    package func carryOut(
        typed: String,
        at instant: Instant,
        next: (any ItemRelations) throws(ListError) -> PlanStep,
        report: (PlanOutcome) -> Void
    ) throws(ListError) {
        let decision = Decision()
        try decision.run { () throws(StoreError) in
            try change(typed, at: instant) { connection throws(StoreError) in
                try Store.carryOut(on: connection, decision, next: next, report: report)
            }
        }
    }

    /// Carries out plans like `carryOut`, but with a temporary copy of the list. Doesn't write to the list or lock it.
    package func rehearse(
        typed: String,
        at instant: Instant,
        next: (any ItemRelations) throws(ListError) -> PlanStep,
        report: (PlanOutcome) -> Void
    ) throws(ListError) {
        let decision = Decision()
        try decision.run { () throws(StoreError) in
            let copy = try temporaryCopy()
            defer { copy.writeGuard.state = .locked }
            try copy.transaction(.writing, commitsIf: { _ in false }) { () throws(StoreError) in
                try checkSchema(on: copy)
                copy.writeGuard.state = .recording(try ChangeRecord(typed, at: instant, on: copy))
                try Store.carryOut(on: copy, decision, next: next, report: report)
            }
        }
    }

    func temporaryCopy() throws(StoreError) -> Connection {
        // A list with pending changes can't be copied.
        try commitPendingChanges()
        return try read { connection throws(StoreError) in
            let copy = try Connection.temporary(of: connection.path, timeout: timeout)
            try connection.step(into: copy, pages: 1_000) { !timeout.isCancelled }
            return copy
        }
    }

    private static func carryOut(
        on connection: Connection,
        _ decision: Decision,
        next: (any ItemRelations) throws(ListError) -> PlanStep,
        report: (PlanOutcome) -> Void
    ) throws(StoreError) {
        let insertion = ItemInsertion(on: connection)
        while true {
            let step = try decision.make { () throws(ListError) in try next(StoredItemRelations(connection)) }
            switch step {
            case .plan(let plan): report(try Store.carryOut(plan, insertion, on: connection))
            case .complete: return try insertion.finish()
            case .abandon: throw decision.abandon(connection)
            }
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

    fileprivate static func carryOut(
        _ plan: ListPlan,
        _ insertion: ItemInsertion,
        on connection: Connection
    ) throws(StoreError) -> PlanOutcome {
        let updates = plan.updates.map { (old: $0.before, new: $0.after) }
        let updated = updates.isEmpty ? [] : try ItemRows.update(updates, on: connection)
        let added = plan.additions.isEmpty ? [] : try insertion.insert(plan.additions)
        if !plan.removals.isEmpty { try ItemRows.remove(plan.removals.map(\.id), on: connection) }
        return PlanOutcome(updated: updated, added: added, removed: plan.removals)
    }
}

extension ListPlan {
    /// Carries out the plan within a change.
    package func carryOut(on connection: Connection) throws(StoreError) -> PlanOutcome {
        let insertion = ItemInsertion(on: connection)
        let outcome = try Store.carryOut(self, insertion, on: connection)
        try insertion.finish()
        return outcome
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
