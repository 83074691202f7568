import CSQLite
import Entities
import Glibc
import Vocabulary

/// A copy of a whole list, written to a draft file that gets its final name once it is complete, verified and synced.
struct ListCopy {
    let draft: DraftFile
    private let target: String
    /// `true` if the list has no items and no change history.
    let isEmpty: Bool
    let items: Int
    let bytes: Int

    /// The number of pages copied between progress checks; a few megabytes.
    private static let pages: Int32 = 1_000

    /// Copies a snapshot of the list to a backup, without locking out other processes.
    init(of source: Connection, for target: String, _ monitor: CopyMonitor) throws(BackupError) {
        let owner = StoreFile(path: source.realPath).owner
        try self.init(of: source, for: target, owner: owner, mode: nil, monitor) { _ in }
    }

    /// Copies a backup to become the list, after `upgrade` has brought it up to date.
    init(
        restoring backup: Connection,
        to list: StoreFile,
        _ monitor: CopyMonitor,
        upgrade: (Connection) throws(ListError) -> Void
    ) throws(BackupError) {
        do {
            try self.init(of: backup, for: list.path, owner: list.owner, mode: list.mode, monitor, upgrade)
        } catch {
            if case .list(let failure) = error { throw .backup(failure) }
            throw error
        }
    }

    private init(
        of source: Connection,
        for target: String,
        owner: StoreFile.Owner?,
        mode: mode_t?,
        _ monitor: CopyMonitor,
        _ adjust: (Connection) throws(ListError) -> Void
    ) throws(BackupError) {
        let draft: DraftFile
        do {
            draft = try DraftFile(of: target)
        } catch {
            throw .copy(error)
        }
        do {
            // Only this process uses the draft, so it needs no locks, which some file systems don't support.
            let copy = try Connection.open(
                StoreFile(path: draft.path),
                timeout: monitor.timeout,
                isPrivate: true
            )
            try copy.disableSyncing()
            try source.refuseWriteAhead()
            try source.copy(into: copy, pages: ListCopy.pages, monitor.shouldContinue)
            try adjust(copy)
            try copy.checkIntegrity()
            items = try copy.integer("SELECT count(*) FROM item") ?? 0
            isEmpty = try !copy.hasContents
        } catch {
            draft.remove()
            draft.finish()
            throw ListCopy.failure(error, of: draft, for: target, from: source)
        }
        do {
            try draft.sync(owner: owner, mode: mode)
        } catch {
            draft.remove()
            draft.finish()
            throw .copy(error)
        }
        (self.draft, self.target) = (draft, target)
        bytes = StoreFile(path: draft.path).size ?? 0
    }

    /// Translates an error in the draft into one about the source or the target: users don't know the draft's name,
    /// and damage in the copy comes from the source.
    private static func failure(
        _ failure: ListError,
        of draft: DraftFile,
        for target: String,
        from source: Connection
    ) -> BackupError {
        guard failure.path == draft.path else { return .list(failure) }
        switch failure.kind {
        case .damaged, .notADatabase:
            return .list(ListError(failure.kind, path: source.path, detail: failure.detail))
        case .unexpected:
            // adder's own statements only fail if the list doesn't match its schema version.
            return .list(ListError(.damaged, path: source.path, detail: failure.detail))
        default: return .copy(of: target, failure)
        }
    }

    func discard() {
        draft.remove()
        draft.finish()
    }

    /// Modifies the contents of the copy and syncs it again.
    func adjust(
        _ timeout: Timeout,
        _ body: (Connection) throws(ListError) -> Void
    ) throws(BackupError) {
        do {
            let copy = try Connection.open(StoreFile(path: draft.path), timeout: timeout, isPrivate: true)
            try copy.disableSyncing()
            try body(copy)
            try draft.sync(owner: nil)
        } catch {
            throw .copy(of: target, error)
        }
    }

    /// Gives the copy its final name. Returns `false` if a file is there and `replacing` is `false`.
    func install(replacing: Bool) throws(BackupError) -> Bool {
        defer { draft.finish() }
        do {
            if replacing {
                try draft.replaceTarget()
            } else if try !draft.createTarget() {
                draft.remove()
                return false
            }
        } catch {
            draft.remove()
            throw .copy(error)
        }
        do {
            try StoreFile(path: target).syncFolder()
        } catch {
            throw .copy(error)
        }
        return true
    }
}

extension BackupError {
    /// Replaces the path of the draft with that of the target.
    fileprivate static func copy(of target: String, _ failure: ListError) -> BackupError {
        .copy(ListError(failure.kind, path: target, detail: failure.detail, statement: failure.statement))
    }
}

/// Reports a slow copy once, and stops it if the user cancels.
final class CopyMonitor {
    let timeout: Timeout
    private let began = Uptime.seconds
    private let onDelay: () -> Void
    private var hasReported = false

    init(_ timeout: Timeout, onDelay: @escaping () -> Void) {
        self.onDelay = onDelay
        self.timeout = timeout
    }

    /// Returns `false` once the user has cancelled.
    func shouldContinue() -> Bool {
        if !hasReported, Uptime.seconds - began >= Timeout.noticeDelay {
            hasReported = true
            onDelay()
        }
        return !timeout.isCancelled
    }
}

extension Connection {
    /// Includes changes without items, as an undo can restore deleted items.
    var hasContents: Bool {
        get throws(ListError) {
            try integer("SELECT EXISTS (SELECT 1 FROM item) OR EXISTS (SELECT 1 FROM change)") == 1
        }
    }

    /// Throws if the file is in WAL mode: a copy would stay in that mode without its WAL file.
    func refuseWriteAhead() throws(ListError) {
        guard try isWriteAhead else { return }
        throw ListError(.busy, path: path, detail: .writeAhead)
    }

    /// Safe for a draft, which is synced once at the end and discarded if writing it fails.
    fileprivate func disableSyncing() throws(ListError) {
        try execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    }

    /// Throws if the database is corrupt. https://sqlite.org/pragma.html#pragma_quick_check
    func checkIntegrity() throws(ListError) {
        if let damage = try integrityErrors("quick_check", limit: 1).first {
            throw ListError(.damaged, path: path, detail: .message(damage))
        }
    }

    /// Copies a snapshot of the database into an empty one while `shouldContinue` returns `true`.
    /// https://sqlite.org/backup.html
    fileprivate func copy(into target: Connection, pages: Int32, _ shouldContinue: () -> Bool) throws(ListError) {
        // Without a read transaction, a write by another process would restart the backup.
        try transaction(.reading) { () throws(ListError) in
            _ = try integer("SELECT count(*) FROM sqlite_schema")
            try step(into: target, pages: pages, shouldContinue)
        }
    }
}
