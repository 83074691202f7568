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

    /// How many items there are, in whatever shape; nil where the list cannot be read.
    package func countItems() -> Int? {
        guard let connection = try? opened(for: .reading) else { return nil }
        return try? connection.transaction(.reading) { () throws(StoreError) in
            try version(of: connection) > 0 ? connection.integer("SELECT count(*) FROM item") : nil
        }
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
            try checkShape(of: copy)
        }
        guard !copy.isEmpty else {
            copy.discard()
            throw .emptyBackup(path)
        }
        let result: Result<Backup?, BackupTrouble>
        do {
            result = try whereverItIs { () throws(StoreError) in
                try alone(with: list) { put(copy, inPlaceOf: list, $0, at: moment) }
            }
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
            if backup.isCutOff {
                throw StoreError(.damaged, message: "a change in it was cut off; its journal is beside it", path: path)
            }
            let source = try Connection.open(backup, flags: SQLITE_OPEN_READONLY, patience: patience)
            if try source.header().isEmpty { throw StoreError(.notADatabase, message: "it is empty", path: path) }
            try check(source, of: backup)
            try source.checkWhole()
            return source
        } catch {
            throw .backup(error.trouble)
        }
    }

    /// Fails where it has not the parts that a list has, or has others that act by themselves, or where what belongs
    /// together is not there.
    private func checkShape(of copy: Connection) throws(StoreError) {
        let strange = try copy.strangeParts(asOf: partsOfList(ofVersion: currentVersion))
        let wrong = strange.missing + strange.unknown.filter { $0.hasPrefix("trigger ") }
        if let part = wrong.first {
            throw StoreError(.damaged, message: "its \(part) is not as it has to be", path: copy.path)
        }
        if try copy.looseEndCount() > 0 {
            throw StoreError(.damaged, message: "some of it names what is not there", path: copy.path)
        }
    }

    /// Runs the body while nobody else can write. What a killed process left half done is rolled back first, so that no
    /// journal is left that belonged to another list; with a list that is beyond that nobody can do anything anyway.
    private func alone<Answer>(
        with list: StoreFile,
        _ body: (Connection?) -> Answer
    ) throws(StoreError) -> Answer {
        guard try list.exists() else { return body(nil) }
        var answer: Answer?
        do {
            let connection = try Connection.open(list, patience: patience)
            try check(connection, of: list).map(connection.endWriteAhead)
            try connection.refuseWriteAhead()
            try connection.transaction(.writing, keepsIf: { _ in false }) { () throws(StoreError) in
                _ = try version(of: connection)
                // Whoever waited for somebody else's restoring has the list that was there before.
                if connection.hasMoved { throw StoreError.moved(connection.path) }
                answer = body(connection)
            }
        } catch {
            // What was done is done, however a transaction ends of which nothing is kept.
            if answer == nil, !error.kind.leavesNothingToLose { throw error }
        }
        return answer ?? body(nil)
    }

    /// The list has one name or the other at every moment, or both.
    private func put(
        _ copy: ListCopy,
        inPlaceOf list: StoreFile,
        _ connection: Connection?,
        at moment: Moment
    ) -> Result<Backup?, BackupTrouble> {
        let kept: Backup?
        do throws(BackupTrouble) {
            if let connection { try copy.giveNoNumberAgain(of: connection, patience) }
            kept = try keep(list, connection, at: moment)
        } catch {
            copy.discard()
            return .failure(error)
        }
        do throws(BackupTrouble) {
            guard try copy.takePlace(replacing: kept != nil) else {
                return .failure(.list(ListTrouble(.busy, path: list.path, detail: "somebody has begun a list")))
            }
            return .success(kept)
        } catch {
            if let kept, !error.isUnconfirmed { list.takeBack(from: kept.path) }
            return .failure(error)
        }
    }

    /// Nil where there is no list.
    private func keep(
        _ list: StoreFile,
        _ connection: Connection?,
        at moment: Moment
    ) throws(BackupTrouble) -> Backup? {
        let bytes = list.size
        let items = connection.flatMap { try? $0.integer("SELECT count(*) FROM item") }
        list.removeKeptNames()
        var number = 1
        while true {
            let name = BackupName.beforeRestoring(BackupName.Moment(moment), number: number)
            let kept = StoreFile(path: list.path(of: name))
            number += 1
            // What would be kept beside somebody else's journal would be spoilt by it.
            if kept.isTaken || kept.hasChangesBeside { continue }
            do throws(StoreError) {
                if bytes == nil {
                    guard !list.isTaken else {
                        throw StoreError(.busy, message: "somebody has begun a list", path: list.path)
                    }
                } else if try !list.takeName(kept.path) {
                    continue
                }
                try list.giveChanges(to: kept)
            } catch {
                throw .copy(error.trouble)
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
    /// What was to become of a list stands beside it, and would spoil another one; only a list that nobody could use, or
    /// that is gone, still has such files. Where that fails, the other name is given back as well.
    fileprivate func giveChanges(to kept: StoreFile) throws(StoreError) {
        do {
            try moveChanges(to: kept)
            // Or a power cut could leave the new list without what was there, or with its changes. A list that could only
            // be given another name must not be left without one.
            if isTaken || !kept.isTaken { try settleFolder() }
        } catch {
            takeBack(from: kept.path)
            throw StoreError(.diskFailed, message: error.message, path: kept.path)
        }
    }

    private func moveChanges(to kept: StoreFile) throws(StoreError) {
        for suffix in StoreFile.changes where Glibc.rename(path + suffix, kept.path + suffix) != 0 && errno != ENOENT {
            throw StoreError(.diskFailed, message: String(cString: strerror(errno)), path: kept.path)
        }
    }

    /// Of a program that was killed before the backup had its place, the list may still have the name that it was to be
    /// kept under.
    fileprivate func removeKeptNames() {
        for name in backupNames where name.kind == .beforeRestoring {
            let kept = StoreFile(path: path(of: name))
            if kept.isSame(as: self), kept.path != path { kept.remove() }
        }
    }
}

extension ListCopy {
    /// An id that was given in the present list since the backup was made is not given again.
    fileprivate func giveNoNumberAgain(of list: Connection, _ patience: Patience) throws(BackupTrouble) {
        // Where the list is damaged, they may be beyond reading, which is why it is to be replaced.
        guard let last = try? list.lastNumbers else { return }
        try adjust(patience) { copy throws(StoreError) in
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
    /// The highest that was given in each table.
    fileprivate var lastNumbers: [(table: String, number: Int)] {
        get throws(StoreError) {
            let rows = try prepare("SELECT name, seq FROM sqlite_sequence")
            var numbers: [(table: String, number: Int)] = []
            while try rows.step() { numbers.append((rows.text(0), rows.integer(1))) }
            return numbers
        }
    }
}

extension BackupTrouble {
    /// Whether it is done, but for what a power cut may take back.
    fileprivate var isUnconfirmed: Bool {
        if case .copy(let trouble) = self { trouble.kind == .unconfirmed } else { false }
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
