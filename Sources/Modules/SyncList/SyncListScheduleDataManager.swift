import CalDAV
import DataStore
import Entities
import Programs
import Settings
import Vocabulary

/// Collects what an automatic sync of this list needs, and controls systemd.
final class SyncListScheduleDataManager: SyncListScheduleDataManaging {
    private let store: Store
    private let state: SyncStateFile?
    private let variables: SettingsEnvironment
    /// The folder for the units of systemd.
    private let folder: String?
    private let storedPassword: StoredPassword?

    init(
        store: Store,
        state: SyncStateFile?,
        variables: SettingsEnvironment,
        folder: String?,
        storedPassword: StoredPassword?
    ) {
        (self.store, self.state, self.variables) = (store, state, variables)
        (self.folder, self.storedPassword) = (folder, storedPassword)
    }

    // MARK: The sync

    /// The variables that say where files are, or how times are to be read.
    private static let places = ["HOME", "PATH", "TZ", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

    private static let ownProgram = "/proc/self/exe"

    func job() throws(SyncScheduleFailure) -> SyncJob {
        guard let file = store.file, let list = try list() else { throw .notSetUp }
        if let user = list.user, ResourceURL(list.url).map({ storedPassword?.isFor(user, at: $0) }) != true {
            throw .needsPassword(user: user, url: list.url)
        }
        let program = StoreFile(path: SyncListScheduleDataManager.ownProgram).real.path
        guard program != SyncListScheduleDataManager.ownProgram else { throw .unknownProgram }
        let names = SyncListScheduleDataManager.places + Setting.all.map(\.variable)
        return SyncJob(
            program: program,
            list: file.real.path,
            variables: names.compactMap { name in
                variables.string(name).map { SyncJob.Variable(name: name, value: $0) }
            }
        )
    }

    private func list() throws(SyncScheduleFailure) -> SyncedList? {
        do {
            return try store.recall { connection throws(StoreError) in try SyncedList.all(on: connection) }.first
        } catch {
            throw .list(error)
        }
    }

    var hasServer: Bool {
        // The sync itself reports a list that can't be read.
        if case .success(nil) = Result(catching: list) { false } else { true }
    }

    func times() -> SyncTimes {
        SyncTimes(synced: state?.lastSync, changed: store.file?.lastWrite)
    }

    // MARK: systemd

    func control(_ arguments: [String]) -> Bool {
        (try? ProgramRun("systemctl", ["--user", "--quiet"] + arguments))?.status == 0
    }

    func write(_ units: [SyncUnit]) throws(SyncScheduleFailure) -> Bool {
        guard let folder else { throw .noFolder }
        var replaces = false
        for unit in units {
            let file = StoreFile(path: "\(folder)/\(unit.name)", ownFolder: folder)
            do {
                try TextFile(file).change { bytes in
                    let text = Array(unit.text.utf8)
                    if !bytes.isEmpty, bytes != text { replaces = true }
                    return text
                }
            } catch {
                throw .file(error.listError)
            }
        }
        return replaces
    }

    func existing(_ files: [String]) -> [String] {
        files.filter { name in folder.map { StoreFile(path: "\($0)/\(name)").isTaken } ?? false }
    }

    func remove(_ files: [String]) throws(SyncScheduleFailure) {
        guard let folder else { throw .noFolder }
        for name in files {
            do {
                try TextFile(StoreFile(path: "\(folder)/\(name)")).remove()
            } catch {
                throw .file(error.listError)
            }
        }
    }
}
