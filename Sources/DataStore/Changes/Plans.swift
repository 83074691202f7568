package import Almanac
package import Entities
package import Vocabulary

extension Store {
    /// Makes everything that the body applies one change, or changes nothing if it throws.
    ///
    /// A change to existing items takes the write lock with the first plan. If another process is writing at that moment, the
    /// body runs again, under the write lock. With `createsList`, the list is locked, and created if it is missing, before
    /// the body runs.
    package func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        createsList: Bool = false,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var (value, refusal): (Value?, Failure?) = (nil, nil)
        do throws(ListError) {
            try change(typed: typed, at: instant, createsList: createsList) { list throws(ListError) in
                try Store.run(body, in: list, &value, &refusal)
            }
        } catch {
            throw .storage(error)
        }
        return try Store.outcome(value, refusal)
    }

    /// Does the same with a temporary copy of the list. Doesn't write to the list or lock it.
    package func rehearse<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var (value, refusal): (Value?, Failure?) = (nil, nil)
        do throws(ListError) {
            let copy = try temporaryCopy()
            defer { copy.writeGuard.state = .locked }
            _ = try copy.transaction(.writing, commitsIf: { _ in false }) { () throws(ListError) in
                try checkSchema(on: copy)
                copy.writeGuard.state = .recording(try ChangeRecord(typed, at: instant, on: copy))
                return try Store.run(body, in: StoredChange(on: copy), &value, &refusal)
            }
        } catch {
            throw .storage(error)
        }
        return try Store.outcome(value, refusal)
    }

    /// Runs the body in a transaction. Returns `false` if it refused the change.
    private static func run<Value, Failure: StorageFailure>(
        _ body: (any ChangingList) throws(Failure) -> Value,
        in list: StoredChange,
        _ value: inout Value?,
        _ refusal: inout Failure?
    ) throws(ListError) -> Bool {
        (value, refusal) = (nil, nil)
        do throws(Failure) {
            value = try body(list)
        } catch {
            refusal = error
        }
        if let failure = list.failure { throw failure }
        if refusal == nil { try list.finish() }
        return refusal == nil
    }

    private static func outcome<Value, Failure: StorageFailure>(
        _ value: Value?,
        _ refusal: Failure?
    ) throws(Failure) -> Value {
        if let refusal { throw refusal }
        guard let value else {
            throw .storage(ListError(.unexpected, path: "", detail: .message("the change was not made")))
        }
        return value
    }

    func temporaryCopy() throws(ListError) -> Connection {
        // A list with pending changes can't be copied.
        try commitBatch()
        return try read { connection throws(ListError) in
            let copy = try Connection.temporary(of: connection.path, timeout: timeout)
            try connection.step(into: copy, pages: 1_000) { !timeout.isCancelled }
            return copy
        }
    }
}

extension ListPlan {
    /// Carries out the plan within a change.
    package func perform(on connection: Connection) throws(ListError) -> PlanOutcome {
        let insertion = ItemInsertion(on: connection)
        let outcome = try perform(on: connection, insertion)
        try insertion.finish()
        return outcome
    }

    func perform(on connection: Connection, _ insertion: ItemInsertion) throws(ListError) -> PlanOutcome {
        let updates = updates.map { (old: $0.before, new: $0.after) }
        let updated = updates.isEmpty ? [] : try ItemRows.update(updates, on: connection)
        let added = additions.isEmpty ? [] : try insertion.insert(additions)
        if !removals.isEmpty { try ItemRows.remove(removals.map(\.id), on: connection) }
        var outcome = PlanOutcome(updated: updated, added: added, removed: removals)
        if !moves.isEmpty { outcome.movedDependents = try SeriesRows.moveDependents(of: self, on: connection) }
        return outcome
    }
}

extension ItemRows {
    /// Returns all matching items at once.
    package static func items(where condition: Condition?, on connection: Connection) throws(ListError) -> [Item] {
        var found: [Item] = []
        try items(where: condition, on: connection) { item throws(ListError) in found.append(item) }
        return found
    }
}
