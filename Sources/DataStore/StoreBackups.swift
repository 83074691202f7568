package import Almanac
import CSQLite
package import Entities
import Glibc

// MARK: - Whenever somebody says so

extension Store {
    /// Copies the list as it is now: to the path, into the folder there, or beside the list.
    package func backUp(
        to path: String?,
        at moment: Moment,
        replacing: Bool
    ) throws(BackupTrouble) -> BackupOutcome {
        let connection: Connection
        do {
            try settleChanges()
            guard file != nil || path != nil, let opened = try opened(for: .reading), try hasItems(opened) else {
                return .emptyList
            }
            connection = opened
        } catch {
            throw .list(error.trouble)
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

    /// Under the first name that nobody has.
    private func backUp(
        _ connection: Connection,
        beside list: StoreFile,
        at moment: Moment
    ) throws(BackupTrouble) -> Backup {
        DraftFile.removeLeftovers(of: list.path)
        var number = 1
        while true {
            let name = BackupName.wanted(BackupName.Moment(moment), number: number)
            let path = list.path(of: name)
            number += 1
            if StoreFile(path: path).isTaken { continue }
            let copy = try ListCopy(of: connection, for: path, stopwatch)
            if try copy.takePlace(replacing: false) {
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
    ) throws(BackupTrouble) -> BackupOutcome {
        if target.isSame(as: list) { throw .isTheList(target.path) }
        if list.owns(target) {
            let detail = "adder needs the name itself"
            throw .copy(ListTrouble(.cannotCreate, path: target.path, detail: detail))
        }
        if target.isTaken {
            do {
                _ = try target.exists()
            } catch {
                // A link that leads nowhere can be replaced as well.
                if error.kind == .notAFile { throw .copy(error.trouble) }
            }
            if !replacing { return .fileInTheWay(target.path) }
        }
        if target.hasChangesBeside {
            let detail = "what another list has left beside it is in the way"
            throw .copy(ListTrouble(.cannotCreate, path: target.path, detail: detail))
        }
        let copy = try ListCopy(of: connection, for: target.path, stopwatch)
        guard try copy.takePlace(replacing: replacing) else { return .fileInTheWay(target.path) }
        hasChanged = true
        return .made(Backup(copy, at: target.path, called: target.path, moment))
    }

    var stopwatch: Stopwatch {
        Stopwatch(patience) { [habit] in habit.tell(.takesLong) }
    }

    private func hasItems(_ connection: Connection) throws(StoreError) -> Bool {
        guard try version(of: connection) > 0 else { return false }
        return try connection.hasContents
    }
}

extension Backup {
    fileprivate init(_ copy: ListCopy, at path: String, called name: String, _ moment: Moment) {
        self.init(
            path: path,
            name: name,
            kind: .wanted,
            day: moment.today,
            time: moment.time,
            bytes: copy.bytes,
            items: copy.items
        )
    }
}

// MARK: - What there is

extension Store {
    /// The copies that stand beside the list, the newest first; what has no day in its name is of the day on which it was
    /// written.
    package func backups(on clock: any Clock) -> [Backup] {
        guard let file else { return [] }
        let list = file.real
        let found = list.backupNames.compactMap { name -> Backup? in
            let path = list.path(of: name)
            // What is the list itself under another name is no copy, and to close it would be to let go of the list.
            guard let bytes = StoreFile(path: path).size, !StoreFile(path: path).isSame(as: list) else { return nil }
            let written = name.day == nil ? StoreFile(path: path).lastWritten.map(clock.moment) : nil
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

    /// What people type for them, for which none need be opened.
    package var backupWords: [String] { file?.real.backupWords ?? [] }

    /// Nil where that is no copy of a list that can be read.
    private func countItems(in path: String) -> Int? {
        let file = StoreFile(path: path)
        guard let copy = try? Connection.open(file, flags: SQLITE_OPEN_READONLY, patience: Patience(seconds: 0.1)),
            (try? check(copy, of: file)) != nil
        else { return nil }
        return try? copy.integer("SELECT count(*) FROM item")
    }
}

// MARK: - Before the first change of a day

extension Store {
    /// For so many days, of those on which something was changed, the list as it was before stays beside it.
    static let daysKept = 7

    /// To be called once nobody else can write and before anything is written. What goes wrong keeps nobody from changing
    /// the list, and is told once the change is made.
    func backUpDaily(_ connection: Connection) throws(StoreError) {
        guard let day = habit.wantedDay(), day != backedUpDay, file != nil, !connection.hasUnsettledChanges else {
            return
        }
        let list = StoreFile(path: connection.realPath)
        let path = list.path(of: .daily(day))
        if StoreFile(path: path).size ?? 0 > 0 {
            backedUpDay = day
            return
        }
        guard try hasItems(connection) else { return }
        backedUpDay = day
        DraftFile.removeLeftovers(of: list.path)
        // The change itself must find room as well.
        if let disk = list.diskFacts, disk.freeBytes < DiskFacts.bytesForChange(ofList: list.size ?? 0) {
            missedBackup = ListTrouble(.diskFull, path: path, detail: String(cString: strerror(ENOSPC)))
            return
        }
        do throws(BackupTrouble) {
            _ = try committed(connection, for: path).takePlace(replacing: true)
            list.removeDailyBackups(before: day)
        } catch {
            switch error {
            case .list(let trouble) where trouble.kind == .interrupted,
                .copy(let trouble) where trouble.kind == .interrupted:
                throw StoreError(.interrupted, message: trouble.detail, path: trouble.path)
            case .list(let trouble), .copy(let trouble): missedBackup = trouble
            case .backup, .emptyBackup, .isTheList: break
            }
        }
    }

    /// A copy of what is on the disk.
    func committed(_ connection: Connection, for target: String) throws(BackupTrouble) -> ListCopy {
        let source: Connection
        do {
            source = try Connection.open(
                StoreFile(path: connection.realPath),
                flags: SQLITE_OPEN_READONLY,
                patience: patience
            )
        } catch {
            throw .list(error.trouble)
        }
        return try ListCopy(of: source, for: target, stopwatch)
    }

    func tellOfMissedBackup() {
        guard let missedBackup else { return }
        self.missedBackup = nil
        habit.tell(.failed(missedBackup))
    }
}

extension StoreFile {
    /// Takes away the daily copies that are older than the last few; those of days to come are left until then.
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
