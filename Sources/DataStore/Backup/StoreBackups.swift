package import Almanac
import CSQLite
package import Entities
import Glibc
package import Vocabulary

// MARK: - Manual backups

extension Store {
    /// Backs up the list to a path, into a folder, or next to the list if `path` is `nil`.
    package func backUp(
        to path: String?,
        at moment: Moment,
        replacing: Bool
    ) throws(BackupError) -> BackupOutcome {
        let connection: Connection
        do {
            try commitBatch()
            guard file != nil || path != nil, let opened = try opened(for: .reading), try hasItems(opened) else {
                return .emptyList
            }
            connection = opened
        } catch {
            throw .list(error)
        }
        let list = StoreFile(path: connection.realPath)
        guard let path else {
            return .made(try backUp(connection, beside: list, at: moment))
        }
        let target = StoreFile(path: path)
        if target.isFolder {
            let folder = path.hasSuffix("/") ? path : path + "/"
            return .made(try backUp(connection, beside: StoreFile(path: folder + list.name), at: moment))
        }
        return try backUp(connection, of: list, to: target, at: moment, replacing: replacing)
    }

    /// Uses the first name that is free.
    private func backUp(
        _ connection: Connection,
        beside list: StoreFile,
        at moment: Moment
    ) throws(BackupError) -> Backup {
        DraftFile.removeLeftovers(of: list.path)
        var number = 1
        while true {
            let name = BackupName.manual(BackupName.Moment(moment), number: number)
            let path = list.path(of: name)
            number += 1
            if StoreFile(path: path).isTaken { continue }
            let copy = try ListCopy(of: connection, for: path, monitor)
            if try copy.install(replacing: false) {
                hasChanged = true
                return Backup(copy, at: path, called: name.word, moment)
            }
        }
    }

    private func backUp(
        _ connection: Connection,
        of list: StoreFile,
        to target: StoreFile,
        at moment: Moment,
        replacing: Bool
    ) throws(BackupError) -> BackupOutcome {
        if target.isSame(as: list) { throw .isTheList(target.path) }
        if list.owns(target) {
            throw .copy(ListError(.cannotCreate, path: target.path, detail: .reservedName))
        }
        if target.isTaken {
            do {
                _ = try target.exists()
            } catch {
                // A dangling symbolic link may be replaced.
                if error.kind == .notAFile { throw .copy(error) }
            }
            if !replacing { return .fileExists(target.path) }
        }
        if target.hasSidecarFiles {
            throw .copy(ListError(.cannotCreate, path: target.path, detail: .sidecarFiles))
        }
        let copy = try ListCopy(of: connection, for: target.path, monitor)
        guard try copy.install(replacing: replacing) else { return .fileExists(target.path) }
        hasChanged = true
        return .made(Backup(copy, at: target.path, called: target.path, moment))
    }

    var monitor: CopyMonitor {
        CopyMonitor(timeout) { [backupPolicy] in backupPolicy.report(.isSlow) }
    }

    private func hasItems(_ connection: Connection) throws(ListError) -> Bool {
        guard try version(of: connection) > 0 else { return false }
        return try connection.hasContents
    }
}

extension Backup {
    fileprivate init(_ copy: ListCopy, at path: String, called name: String, _ moment: Moment) {
        self.init(
            path: path,
            name: name,
            kind: .manual,
            day: moment.today,
            time: moment.time,
            bytes: copy.bytes,
            items: copy.items
        )
    }
}

// MARK: - Listing backups

extension Store {
    /// Returns the backups next to the list, newest first. A backup without a date in its name gets its modification date.
    package func backups(on clock: any Clock) -> [Backup] {
        guard let file else { return [] }
        let list = file.real
        let found = list.backupNames.compactMap { name -> Backup? in
            let path = list.path(of: name)
            // Skip hard links to the list: they aren't copies, and closing one would drop this process's locks on the list.
            guard let bytes = StoreFile(path: path).size, !StoreFile(path: path).isSame(as: list) else { return nil }
            let written = name.day == nil ? StoreFile(path: path).lastModified.map(clock.moment) : nil
            guard let day = name.day ?? written?.today else { return nil }
            return Backup(
                path: path,
                name: name.word,
                kind: name.kind,
                day: day,
                time: name.time ?? written?.time,
                bytes: bytes,
                items: countItems(in: path)
            )
        }
        return found.sorted { ($0.day, $0.time?.minute ?? -1, $0.name) > ($1.day, $1.time?.minute ?? -1, $1.name) }
    }

    /// The names of the backups as typed in commands. Doesn't open any of them.
    package var backupWords: [String] { file?.real.backupWords ?? [] }

    /// `nil` if the backup can't be read.
    private func countItems(in path: String) -> Int? {
        let file = StoreFile(path: path)
        guard let copy = try? Connection.open(file, flags: SQLITE_OPEN_READONLY, timeout: Timeout(seconds: 0.1)),
            (try? check(copy, of: file)) != nil
        else { return nil }
        return try? copy.integer("SELECT count(*) FROM item")
    }
}

// MARK: - Daily backups

extension Store {
    /// The number of daily backups that are kept. There is one for each day with a change.
    static let daysKept = 7

    /// Makes the daily backup if it is due. Call under the write lock and before writing. A failure doesn't stop the change;
    /// it is reported afterwards.
    func backUpDaily(_ connection: Connection) throws(ListError) {
        guard let day = backupPolicy.dayToBackUp(), day != backedUpDay, file != nil,
            !connection.hasUncommittedChanges
        else { return }
        let list = StoreFile(path: connection.realPath)
        let path = list.path(of: .daily(day))
        if StoreFile(path: path).size ?? 0 > 0, list.isBackup(path) {
            backedUpDay = day
            return
        }
        guard try hasItems(connection) else { return }
        backedUpDay = day
        DraftFile.removeLeftovers(of: list.path)
        // Leave enough space for the change itself.
        if let disk = list.diskFacts, disk.freeBytes < DiskFacts.bytesForChange(ofList: list.size ?? 0) {
            missedBackup = ListError(.diskFull, path: path, detail: .system(ENOSPC))
            return
        }
        do throws(BackupError) {
            _ = try copyCommittedState(of: connection, for: path).install(replacing: true)
            list.removeDailyBackups(before: day)
        } catch {
            switch error {
            case .list(let failure) where failure.kind == .interrupted,
                .copy(let failure) where failure.kind == .interrupted:
                backedUpDay = nil
                throw ListError(.interrupted, path: failure.path, detail: failure.detail)
            case .list(let failure), .copy(let failure): missedBackup = failure
            case .backup, .emptyBackup, .isTheList: break
            }
        }
    }

    /// Copies the committed state through a second connection, without the current transaction.
    func copyCommittedState(of connection: Connection, for target: String) throws(BackupError) -> ListCopy {
        let source: Connection
        do {
            source = try Connection.open(
                StoreFile(path: connection.realPath),
                flags: SQLITE_OPEN_READONLY,
                timeout: timeout
            )
        } catch {
            throw .list(error)
        }
        return try ListCopy(of: source, for: target, monitor)
    }

    func reportMissedBackup() {
        guard let missedBackup else { return }
        self.missedBackup = nil
        backupPolicy.report(.failed(missedBackup))
    }
}

extension StoreFile {
    /// Deletes all but the latest daily backups. Backups dated in the future neither count nor get deleted.
    fileprivate func removeDailyBackups(before today: Day) {
        let days = backupNames.compactMap { name -> Day? in
            if case .daily(let day) = name, day <= today { day } else { nil }
        }
        for day in days.sorted(by: >).dropFirst(Store.daysKept) {
            let old = StoreFile(path: path(of: .daily(day)))
            if old.size != nil { old.remove() }
        }
    }
}
