import CSQLite
import Entities

extension Connection {
    enum Transaction: String {
        /// Sees the list as it is at its first look, whatever others write meanwhile.
        case reading = "BEGIN"
        /// Keeps other writers out from the start.
        case writing = "BEGIN IMMEDIATE"
    }

    /// Runs all of it or nothing of it; nothing as well where the answer is not worth keeping.
    func transaction<Answer>(
        _ kind: Transaction,
        keepsIf isWorthKeeping: (Answer) -> Bool = { _ in true },
        _ body: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        if gathering.isOpen { return try part(kind, keepsIf: isWorthKeeping, body) }
        patience.refill()
        try execute(kind.rawValue)
        do {
            let answer = try body()
            if isWorthKeeping(answer) { try commit() } else { try execute("ROLLBACK") }
            return answer
        } catch {
            rollBack()
            throw explained(error)
        }
    }

    /// Once the journal is gone the change is made, whatever else goes wrong.
    private func commit() throws(StoreError) {
        do {
            try execute("COMMIT")
        } catch {
            guard error.code == adder_folder_not_synced else { throw error }
            throw StoreError(.unconfirmed, code: error.code, message: error.message, sql: error.sql, path: path)
        }
    }

    /// SQLite may have rolled back by itself; then there is nothing left to do.
    private func rollBack() {
        if isInTransaction { try? execute("ROLLBACK") }
    }

    /// What our statements keep to may be broken all the same by what is in a damaged file already.
    private func explained(_ error: StoreError) -> StoreError {
        guard error.code & 0xFF == SQLITE_CONSTRAINT, isDamaged else { return error }
        return StoreError(.damaged, code: error.code, message: error.message, sql: error.sql, path: path)
    }

    private var isDamaged: Bool {
        let problems = try? integer(
            """
            SELECT (SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok')
                + (SELECT count(*) FROM pragma_foreign_key_check)
            """
        )
        return problems != 0
    }
}

// MARK: - Transactions within a larger one

/// A transaction that others are parts of, until it is settled.
final class Gathering {
    fileprivate(set) var isOpen = false
    fileprivate var hasParts = false
    /// What took everything away that was gathered.
    fileprivate var loss: StoreError?

    fileprivate func close() {
        (isOpen, hasParts, loss) = (false, false, nil)
    }
}

extension Connection {
    /// Whether there are changes that are not on the disk yet.
    var hasUnsettledChanges: Bool { gathering.hasParts }

    /// Makes everything from here on part of one transaction, until it is settled.
    func gather() throws(StoreError) {
        guard !gathering.isOpen else { return }
        patience.refill()
        try execute(Transaction.writing.rawValue)
        gathering.isOpen = true
    }

    /// Brings onto the disk what was gathered; fails where nothing of it is kept.
    func settle() throws(StoreError) {
        guard gathering.isOpen else { return }
        let (hasParts, loss) = (gathering.hasParts, gathering.loss)
        gathering.close()
        if let loss { throw loss }
        patience.refill()
        do {
            if hasParts { try commit() } else { try execute("ROLLBACK") }
        } catch {
            rollBack()
            throw error
        }
    }

    private func part<Answer>(
        _ kind: Transaction,
        keepsIf isWorthKeeping: (Answer) -> Bool,
        _ body: () throws(StoreError) -> Answer
    ) throws(StoreError) -> Answer {
        if let loss = gathering.loss { throw loss }
        do {
            try run("SAVEPOINT part")
            let answer = try body()
            let isKept = isWorthKeeping(answer)
            if !isKept { try run("ROLLBACK TO part") }
            try run("RELEASE part")
            if isKept, kind == .writing { gathering.hasParts = true }
            return answer
        } catch {
            if isInTransaction {
                try execute("ROLLBACK TO part; RELEASE part")
            } else {
                // A full disk and the like end the larger transaction as well.
                gathering.loss = error
            }
            throw explained(error)
        }
    }
}
