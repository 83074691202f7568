import CSQLite
import Entities
import Glibc

/// The whole of a list in a file of its own, which gets its name once it is whole, checked and on the disk.
struct ListCopy {
    let draft: DraftFile
    private let target: String
    /// Whether there is anything in it, be it only what was done and is undone.
    let isEmpty: Bool
    let items: Int
    let bytes: Int

    /// As many pages of the list as are copied before somebody may want to know how long it takes: some megabytes.
    private static let pages: Int32 = 1_000

    /// The list is copied as it is at one moment, and nobody need keep others from it.
    init(of source: Connection, for target: String, _ stopwatch: Stopwatch) throws(BackupTrouble) {
        let owner = StoreFile(path: source.realPath).owner
        try self.init(of: source, for: target, owner: owner, mode: nil, stopwatch) { _ in }
    }

    /// A backup is copied to become the list, once it is as the list has to be.
    init(
        restoring backup: Connection,
        to list: StoreFile,
        _ stopwatch: Stopwatch,
        upgrade: (Connection) throws(StoreError) -> Void
    ) throws(BackupTrouble) {
        do {
            try self.init(of: backup, for: list.path, owner: list.owner, mode: list.mode, stopwatch, upgrade)
        } catch {
            if case .list(let trouble) = error { throw .backup(trouble) }
            throw error
        }
    }

    private init(
        of source: Connection,
        for target: String,
        owner: StoreFile.Owner?,
        mode: mode_t?,
        _ stopwatch: Stopwatch,
        _ adjust: (Connection) throws(StoreError) -> Void
    ) throws(BackupTrouble) {
        let draft: DraftFile
        do {
            draft = try DraftFile(of: target)
        } catch {
            throw .copy(error.trouble)
        }
        do {
            // Nobody else knows of the draft, and no file system need know of locks for it.
            let copy = try Connection.open(
                StoreFile(path: draft.path),
                patience: stopwatch.patience,
                vfs: "unix-none"
            )
            try copy.forgoSafety()
            try source.refuseWriteAhead()
            try source.copy(into: copy, pages: ListCopy.pages, stopwatch.look)
            try adjust(copy)
            try copy.checkWhole()
            items = try copy.integer("SELECT count(*) FROM item") ?? 0
            isEmpty = try !copy.hasContents
        } catch {
            draft.remove()
            draft.finish()
            throw ListCopy.trouble(error, of: draft, for: target, from: source)
        }
        do {
            try draft.settle(owner: owner, mode: mode)
        } catch {
            draft.remove()
            draft.finish()
            throw .copy(error.trouble)
        }
        (self.draft, self.target) = (draft, target)
        bytes = StoreFile(path: draft.path).size ?? 0
    }

    /// The draft is nothing that anybody knows the name of, and what is not whole in it was not whole before.
    private static func trouble(
        _ error: StoreError,
        of draft: DraftFile,
        for target: String,
        from source: Connection
    ) -> BackupTrouble {
        let trouble = error.trouble
        guard error.path == draft.path else { return .list(trouble) }
        switch trouble.kind {
        case .damaged, .notADatabase:
            return .list(ListTrouble(trouble.kind, path: source.path, detail: trouble.detail))
        case .unexpected:
            // Our own statements are right where the list is what it says it is.
            return .list(ListTrouble(.damaged, path: source.path, detail: error.message))
        default: return .copy(of: target, trouble)
        }
    }

    func discard() {
        draft.remove()
        draft.finish()
    }

    /// Changes what is in it, and brings that onto the disk as well.
    func adjust(
        _ patience: Patience,
        _ body: (Connection) throws(StoreError) -> Void
    ) throws(BackupTrouble) {
        do {
            let copy = try Connection.open(StoreFile(path: draft.path), patience: patience, vfs: "unix-none")
            try copy.forgoSafety()
            try body(copy)
            try draft.settle(owner: nil)
        } catch {
            throw .copy(of: target, error.trouble)
        }
    }

    /// Gives the copy its name; false where there is something already that is not to be replaced.
    func takePlace(replacing: Bool) throws(BackupTrouble) -> Bool {
        defer { draft.finish() }
        do {
            if replacing {
                try draft.replaceTarget()
            } else if try !draft.becomeTarget() {
                draft.remove()
                return false
            }
        } catch {
            draft.remove()
            throw .copy(error.trouble)
        }
        do {
            try StoreFile(path: target).settleFolder()
        } catch {
            throw .copy(error.trouble)
        }
        return true
    }
}

extension BackupTrouble {
    /// With what the copy was to become.
    fileprivate static func copy(of target: String, _ trouble: ListTrouble) -> BackupTrouble {
        .copy(ListTrouble(trouble.kind, path: target, detail: trouble.detail))
    }
}

/// Tells once when something takes so long that somebody wants to know what is going on.
final class Stopwatch {
    /// Whoever does it waits no longer than this.
    let patience: Patience
    private let began = Uptime.seconds
    private let takesLong: () -> Void
    private var isTold = false

    init(_ patience: Patience, takesLong: @escaping () -> Void) {
        self.takesLong = takesLong
        self.patience = patience
    }

    /// False once nobody wants to wait any more.
    func look() -> Bool {
        if !isTold, Uptime.seconds - began >= Patience.unnoticed {
            isTold = true
            takesLong()
        }
        return !patience.isGivenUp
    }
}

extension Connection {
    /// Whether there is an item, or a change that could bring one back.
    var hasContents: Bool {
        get throws(StoreError) {
            try integer("SELECT EXISTS (SELECT 1 FROM item) OR EXISTS (SELECT 1 FROM change)") == 1
        }
    }

    /// A copy would be one that waits for what is not in it.
    func refuseWriteAhead() throws(StoreError) {
        guard try isWriteAhead else { return }
        throw StoreError(.busy, message: "another program keeps its changes in a file of their own", path: path)
    }

    /// For a file that is of no use until all of it is written: nothing of it has to be on the disk before.
    fileprivate func forgoSafety() throws(StoreError) {
        try execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    }

    /// Fails where something in it is not as it has to be. https://sqlite.org/pragma.html#pragma_quick_check
    func checkWhole() throws(StoreError) {
        if let damage = try damages("quick_check", atMost: 1).first {
            throw StoreError(.damaged, message: damage, path: path)
        }
    }

    /// Copies the whole database into an empty one, so many pages at once, as it is at one moment, as long as the closure
    /// answers that it is to go on. https://sqlite.org/backup.html
    fileprivate func copy(into target: Connection, pages: Int32, _ goOn: () -> Bool) throws(StoreError) {
        // Or a writer could come in between, and all would begin anew.
        try transaction(.reading) { () throws(StoreError) in
            _ = try integer("SELECT count(*) FROM sqlite_schema")
            try step(into: target, pages: pages, goOn)
        }
    }
}
