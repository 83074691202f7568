package import Almanac
import CSQLite
package import Entities
import Glibc
package import Vocabulary

extension Store {
    /// Returns the backup at the path after checking that it is usable; `nil` if it doesn't exist.
    package func backup(at path: String, on clock: any Clock) throws(BackupError) -> Backup? {
        guard StoreFile(path: path).isTaken else { return nil }
        let source = try source(at: path)
        do {
            let written = StoreFile(path: path).lastModified.map(clock.moment) ?? clock.now()
            return Backup(
                path: path,
                name: path,
                kind: .manual,
                day: written.today,
                time: written.time,
                bytes: StoreFile(path: path).size ?? 0,
                items: try source.integer("SELECT count(*) FROM item") ?? 0
            )
        } catch {
            throw .backup(error)
        }
    }

    /// Returns the number of items, for any schema version; `nil` if the list can't be read.
    package func countItems() -> Int? {
        guard let connection = try? opened(for: .reading) else { return nil }
        return try? connection.transaction(.reading) { () throws(ListError) in
            try version(of: connection) > 0 ? connection.integer("SELECT count(*) FROM item") : nil
        }
    }

    /// Replaces the list with the backup and keeps the old list next to it. Processes waiting to write will write to the
    /// restored list.
    package func restore(from path: String, at moment: Moment) throws(BackupError) -> Restoration {
        guard let file else { throw .list(ListError(.notAFile, path: path, detail: .listInMemory)) }
        do {
            try commitBatch()
            try file.createFolders()
        } catch {
            throw .list(error)
        }
        let list = file.real
        let source = try source(at: path)
        DraftFile.removeLeftovers(of: list.path)
        let copy = try ListCopy(restoring: source, to: list, monitor) { copy throws(ListError) in
            try upgrade(copy, from: version(of: copy))
            try checkReferences(in: copy)
        }
        guard !copy.isEmpty else {
            copy.discard()
            throw .emptyBackup(path)
        }
        let result: Result<Backup?, BackupError>
        do {
            result = try retryIfMoved { () throws(ListError) in
                try withWriteLock(on: list) { install(copy, replacing: list, $0, at: moment) }
            }
        } catch {
            copy.discard()
            throw .list(error)
        }
        let kept = try result.get()
        forgetConnection()
        hasChanged = true
        ownChanges = []
        return Restoration(items: copy.items, kept: kept)
    }

    /// Opens the backup read-only and checks it.
    private func source(at path: String) throws(BackupError) -> Connection {
        let backup = StoreFile(path: path)
        if let file, backup.isSame(as: file) { throw .isTheList(path) }
        do throws(ListError) {
            guard try backup.exists() else {
                throw ListError(.cannotCreate, path: path, detail: .system(ENOENT))
            }
            if backup.hasHotJournal {
                throw ListError(.damaged, path: path, detail: .hotJournal)
            }
            let source = try Connection.open(backup, flags: SQLITE_OPEN_READONLY, timeout: timeout)
            guard let owner = source.owner, (file?.real ?? backup).trusts(owner) else {
                throw ListError(.foreignOwner, path: path)
            }
            if try source.header().isEmpty { throw ListError(.notADatabase, path: path, detail: .emptyFile) }
            try check(source, of: backup)
            // First, as the other checks evaluate the constraints of the file.
            try checkSchema(ofVersion: version(of: source), on: source)
            try source.checkIntegrity()
            return source
        } catch {
            throw .backup(error)
        }
    }

    private func checkReferences(in copy: Connection) throws(ListError) {
        if try copy.danglingReferenceCount() > 0 {
            throw ListError(.damaged, path: copy.path, detail: .missingReferences)
        }
    }

    /// Runs the body under the list's write lock. Opening the list rolls back any hot journal, so that none is left for the
    /// restored list. If the list can't be opened because it is unusable, the body runs without a lock.
    private func withWriteLock<Value>(
        on list: StoreFile,
        _ body: (Connection?) -> Value
    ) throws(ListError) -> Value {
        guard try list.exists() else { return body(nil) }
        var result: Value?
        do {
            let connection = try Connection.open(list, timeout: timeout)
            try check(connection, of: list).map(connection.endWriteAhead)
            try connection.refuseWriteAhead()
            try connection.transaction(.writing, commitsIf: { _ in false }) { () throws(ListError) in
                _ = try version(of: connection)
                // If another process restored the list while this one waited, this connection still has the old file.
                if connection.hasMoved { throw ListError.moved(connection.path) }
                result = body(connection)
            }
        } catch {
            // Once the body has run, errors from rolling back the empty transaction don't matter.
            if result == nil, !error.kind.isUnusable { throw error }
        }
        return result ?? body(nil)
    }

    /// At every moment the old list exists under its own name, its new name or both.
    private func install(
        _ copy: ListCopy,
        replacing list: StoreFile,
        _ connection: Connection?,
        at moment: Moment
    ) -> Result<Backup?, BackupError> {
        let kept: Backup?
        do throws(BackupError) {
            if let connection { try copy.preserveUsedIDs(of: connection, timeout) }
            kept = try setAside(list, connection, at: moment)
        } catch {
            copy.discard()
            return .failure(error)
        }
        do throws(BackupError) {
            guard try copy.install(replacing: kept != nil) else {
                return .failure(.list(ListError(.busy, path: list.path, detail: .otherWriter)))
            }
            return .success(kept)
        } catch {
            if let kept, !error.isNotDurable { list.undoRename(from: kept.path) }
            return .failure(error)
        }
    }

    /// Gives the old list a new name and returns it; `nil` if there was none.
    private func setAside(
        _ list: StoreFile,
        _ connection: Connection?,
        at moment: Moment
    ) throws(BackupError) -> Backup? {
        let bytes = list.size
        let items = connection.flatMap { try? $0.integer("SELECT count(*) FROM item") }
        list.removeStaleLinks()
        var number = 1
        while true {
            let name = BackupName.beforeRestore(BackupName.Moment(moment), number: number)
            let kept = StoreFile(path: list.path(of: name))
            number += 1
            // Another database's journal under that name would corrupt the list.
            if kept.isTaken || kept.hasSidecarFiles { continue }
            do throws(ListError) {
                if bytes == nil {
                    guard !list.isTaken else { throw ListError(.busy, path: list.path, detail: .otherWriter) }
                } else if try !list.linkOrRename(to: kept.path) {
                    continue
                }
                try list.moveSidecarFiles(to: kept)
            } catch {
                throw .copy(error)
            }
            return bytes.map { bytes in
                Backup(
                    path: kept.path,
                    name: name.word,
                    kind: name.kind,
                    day: moment.today,
                    time: moment.time,
                    bytes: bytes,
                    items: items
                )
            }
        }
    }
}

extension StoreFile {
    /// Moves the journal and WAL files of an unusable or missing list along with it, since they would corrupt the restored
    /// list. Undoes the renaming of the list if that fails.
    fileprivate func moveSidecarFiles(to kept: StoreFile) throws(ListError) {
        do {
            try renameSidecarFiles(to: kept)
            // Otherwise a power failure could lose the old list or leave its journal next to the restored one. Skipped if the
            // list was renamed instead of linked: a power failure could then leave nothing under its own name.
            if isTaken || !kept.isTaken { try syncFolder() }
        } catch {
            undoRename(from: kept.path)
            throw ListError(.diskFailed, path: kept.path, detail: error.detail)
        }
    }

    private func renameSidecarFiles(to kept: StoreFile) throws(ListError) {
        for suffix in StoreFile.sidecarSuffixes
        where Glibc.rename(path + suffix, kept.path + suffix) != 0 && errno != ENOENT {
            throw ListError(.diskFailed, path: kept.path, detail: .system(errno))
        }
    }

    /// Removes the second name of the list left by a restore that was killed before it replaced the list.
    func removeStaleLinks() {
        for name in backupNames where name.kind == .beforeRestore {
            let kept = StoreFile(path: path(of: name))
            if kept.isSame(as: self), kept.path != path { kept.remove() }
        }
    }
}

extension ListCopy {
    /// Makes sure that ids used in the current list since the backup was made are not reused.
    fileprivate func preserveUsedIDs(of list: Connection, _ timeout: Timeout) throws(BackupError) {
        // A damaged list may not be readable; it is replaced anyway.
        guard let last = try? list.highestUsedIDs else { return }
        try adjust(timeout) { copy throws(ListError) in
            for (table, number) in last {
                let values: [Binding] = [.text(table), .integer(number)]
                try copy.run("UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1", values)
                try copy.run(
                    "INSERT INTO sqlite_sequence SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
                    values
                )
            }
        }
    }
}

extension Connection {
    /// The highest id ever used in each table.
    fileprivate var highestUsedIDs: [(table: String, number: Int)] {
        get throws(ListError) {
            let rows = try prepare("SELECT name, seq FROM sqlite_sequence")
            var numbers: [(table: String, number: Int)] = []
            while try rows.step() { numbers.append((rows.text(0), rows.integer(1))) }
            return numbers
        }
    }
}

extension BackupError {
    /// `true` if the operation succeeded but may not survive a power failure.
    fileprivate var isNotDurable: Bool {
        if case .copy(let failure) = self { failure.kind == .notDurable } else { false }
    }
}

extension ListError.Kind {
    /// `true` if no version of adder can use the list.
    fileprivate var isUnusable: Bool {
        switch self {
        case .notADatabase, .damaged, .emptyWithBackup: true
        default: false
        }
    }
}
