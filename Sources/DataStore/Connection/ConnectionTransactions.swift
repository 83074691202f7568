import CFileGuard
import CSQLite
import Entities
import Vocabulary

extension Connection {
    enum Transaction: String {
        /// Sees a snapshot taken at the first read.
        case reading = "BEGIN"
        /// Takes the write lock at the start.
        case writing = "BEGIN IMMEDIATE"
        /// Takes the write lock with the first write, which fails if another process is writing.
        case deciding = "BEGIN DEFERRED"
    }

    /// Runs the body in a transaction. Rolls back if it throws or if `shouldCommit` returns `false`.
    func transaction<Value>(
        _ kind: Transaction,
        commitsIf shouldCommit: (Value) -> Bool = { _ in true },
        _ body: () throws(ListError) -> Value
    ) throws(ListError) -> Value {
        if batch.isOpen { return try nestedTransaction(kind, commitsIf: shouldCommit, body) }
        timeout.restart()
        try execute(kind.rawValue)
        do {
            let result = try body()
            if shouldCommit(result) { try commit() } else { try execute("ROLLBACK") }
            return result
        } catch {
            rollBack()
            throw reclassified(error)
        }
    }

    /// Commits. SQLite deletes the journal, which commits the change, syncs the folder and releases its lock. If only the
    /// sync failed, the change may not survive a power failure. If only the lock remains, closing the file releases it.
    private func commit(_ sql: String = "COMMIT") throws(ListError) {
        do {
            try execute(sql)
        } catch {
            switch error.code {
            case adder_folder_not_synced:
                throw ListError(
                    .notDurable,
                    path: path,
                    detail: error.detail,
                    code: error.code,
                    statement: error.statement
                )
            case adder_lock_not_lowered, adder_lock_not_released:
                keepsLock = true
            default:
                throw error
            }
        }
    }

    /// Rewrites the database without unused pages. Call outside a transaction. https://sqlite.org/lang_vacuum.html
    func vacuum() throws(ListError) {
        timeout.restart()
        try commit("VACUUM")
    }

    /// SQLite may have rolled back on its own.
    private func rollBack() {
        if isInTransaction { try? execute("ROLLBACK") }
    }

    /// A constraint error can mean that the file is damaged, rather than that the statement is wrong.
    private func reclassified(_ error: ListError) -> ListError {
        guard error.code & 0xFF == SQLITE_CONSTRAINT, isDamaged else { return error }
        return ListError(.damaged, path: path, detail: error.detail, code: error.code, statement: error.statement)
    }

    private var isDamaged: Bool {
        let readErrors = adder_read_errors()
        let problems = try? integer(
            """
            SELECT (SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok')
                + (SELECT count(*) FROM pragma_foreign_key_check)
            """
        )
        return problems != 0 && adder_read_errors() == readErrors
    }
}

// MARK: - Batches

/// One SQLite transaction that holds several changes.
final class Batch {
    fileprivate(set) var isOpen = false
    fileprivate var hasChanges = false
    /// The error that rolled back the whole batch.
    fileprivate var failure: ListError?

    fileprivate func close() {
        (isOpen, hasChanges, failure) = (false, false, nil)
    }
}

extension Connection {
    var hasUncommittedChanges: Bool { batch.hasChanges }

    /// Starts a transaction that holds all following changes until `commitBatch()`.
    func beginBatch() throws(ListError) {
        guard !batch.isOpen else { return }
        timeout.restart()
        try execute(Transaction.writing.rawValue)
        batch.isOpen = true
    }

    /// Commits the batch, or throws if the whole batch is lost.
    func commitBatch() throws(ListError) {
        guard batch.isOpen else { return }
        let (hasChanges, failure) = (batch.hasChanges, batch.failure)
        batch.close()
        if let failure { throw failure }
        timeout.restart()
        do {
            if hasChanges { try commit() } else { try execute("ROLLBACK") }
        } catch {
            rollBack()
            throw error
        }
    }

    private func nestedTransaction<Value>(
        _ kind: Transaction,
        commitsIf shouldCommit: (Value) -> Bool,
        _ body: () throws(ListError) -> Value
    ) throws(ListError) -> Value {
        if let failure = batch.failure { throw failure }
        do {
            try run("SAVEPOINT part")
            let result = try body()
            let isKept = shouldCommit(result)
            if !isKept { try run("ROLLBACK TO part") }
            try run("RELEASE part")
            if isKept, kind != .reading { batch.hasChanges = true }
            return result
        } catch {
            if isInTransaction {
                try execute("ROLLBACK TO part; RELEASE part")
            } else {
                // Errors such as a full disk roll back the outer transaction as well.
                batch.failure = error
            }
            throw reclassified(error)
        }
    }
}
