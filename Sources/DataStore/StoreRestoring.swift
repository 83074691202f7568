package import Almanac
import CSQLite
package import Entities
import Glibc

extension Store {
    /// The copy at the path, once it is known to be one that this program can use; nil where nothing is there.
    package func backup(at path: String, on clock: any Clock) throws(BackupTrouble) -> Backup? {
        guard StoreFile(path: path).isTaken else { return nil }
        let source = try source(at: path)
        do {
            let written = StoreFile(path: path).lastWritten.map(clock.moment) ?? clock.now()
            return Backup(
                path: path,
                name: path,
                kind: .wanted,
                day: written.today,
                time: written.time,
                bytes: StoreFile(path: path).size ?? 0,
                items: try source.integer("SELECT count(*) FROM item") ?? 0
            )
        } catch {
            throw .backup(error.trouble)
        }
    }

    /// How many items there are; nil where the list cannot be read.
    package func countItems() -> Int? {
        try? read { connection throws(StoreError) in try connection.integer("SELECT count(*) FROM item") }
    }

    /// Puts what is in the backup in the place of the list, which stays beside it under another name. Whoever is about to
    /// write to the list writes to the new one.
    package func restore(from path: String, at moment: Moment) throws(BackupTrouble) -> Restoration {
        guard let file else { throw .list(ListTrouble(.notAFile, path: path, detail: "nothing but memory")) }
        do {
            try settleChanges()
            try file.createFolders()
        } catch {
            throw .list(error.trouble)
        }
        let list = file.real
        let source = try source(at: path)
        DraftFile.removeLeftovers(of: list.path)
        let copy = try ListCopy(restoring: source, to: list, stopwatch) { copy throws(StoreError) in
            try upgrade(copy, from: version(of: copy))
        }
        guard copy.items > 0 else {
            copy.discard()
            throw .emptyBackup(path)
        }
        let result: Result<Backup?, BackupTrouble>
        do {
            result = try alone(with: list) { put(copy, inPlaceOf: list, at: moment) }
        } catch {
            copy.discard()
            throw .list(error.trouble)
        }
        let kept = try result.get()
        forgetConnection()
        hasChanged = true
        return Restoration(items: copy.items, kept: kept)
    }

    /// The backup, to be read from; neither it nor what is beside it is touched.
    private func source(at path: String) throws(BackupTrouble) -> Connection {
        let backup = StoreFile(path: path)
        if let file, backup.isSame(as: file) { throw .isTheList(path) }
        do throws(StoreError) {
            guard try backup.exists() else {
                throw StoreError(.cannotCreate, message: String(cString: strerror(ENOENT)), path: path)
            }
            if backup.hasJournal {
                throw StoreError(.damaged, message: "a change in it was cut off; its journal is beside it", path: path)
            }
            let source = try Connection.open(
                backup,
                flags: SQLITE_OPEN_READONLY,
                patience: patience,
                vfs: "unix-none"
            )
            if try source.header().isEmpty { throw StoreError(.notADatabase, message: "it is empty", path: path) }
            try check(source, of: backup)
            try source.checkWhole()
            return source
        } catch {
            throw .backup(error.trouble)
        }
    }

    /// Runs the body while nobody else can write. What a killed process left half done is rolled back first, so that no
    /// journal is left that belonged to another list; with a list that is beyond that nobody can do anything anyway.
    private func alone<Answer>(with list: StoreFile, _ body: () -> Answer) throws(StoreError) -> Answer {
        guard try list.exists() else { return body() }
        var answer: Answer?
        do {
            let connection = try Connection.open(list, patience: patience)
            try check(connection, of: list)
            try connection.transaction(.writing, keepsIf: { _ in false }) { () throws(StoreError) in
                _ = try version(of: connection)
                answer = body()
            }
        } catch {
            // What was done is done, however a transaction ends of which nothing is kept.
            if answer == nil, !error.kind.leavesNothingToLose { throw error }
        }
        return answer ?? body()
    }

    /// The list has one name or the other at every moment, or both.
    private func put(
        _ copy: ListCopy,
        inPlaceOf list: StoreFile,
        at moment: Moment
    ) -> Result<Backup?, BackupTrouble> {
        let kept: Backup?
        do throws(BackupTrouble) {
            kept = try keep(list, at: moment)
        } catch {
            copy.discard()
            return .failure(error)
        }
        do throws(BackupTrouble) {
            _ = try copy.takePlace(replacing: true)
            return .success(kept)
        } catch {
            if let kept { list.takeBack(from: kept.path) }
            return .failure(error)
        }
    }

    /// Nil where there is no list.
    private func keep(_ list: StoreFile, at moment: Moment) throws(BackupTrouble) -> Backup? {
        guard let bytes = list.size else { return nil }
        let items = countItems()
        var number = 1
        while true {
            let name = BackupName.beforeRestoring(BackupName.Moment(moment), number: number)
            let path = list.path(of: name)
            do {
                if try list.takeName(path) {
                    // Only a list that nobody could use still has one.
                    _ = Glibc.rename(list.path + "-journal", path + "-journal")
                    return Backup(
                        path: path,
                        name: name.word,
                        kind: name.kind,
                        day: moment.today,
                        time: moment.time,
                        bytes: bytes,
                        items: items
                    )
                }
            } catch {
                throw .copy(error.trouble)
            }
            number += 1
        }
    }
}

extension ListTrouble.Kind {
    /// Whether no program can use such a list, this one's own and newer ones included.
    fileprivate var leavesNothingToLose: Bool {
        switch self {
        case .notADatabase, .damaged, .emptiedBesideBackup: true
        default: false
        }
    }
}
