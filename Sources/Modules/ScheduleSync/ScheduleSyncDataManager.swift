import CalDAV
import DataStore
import Entities
import Scheduler
import Settings
import Vocabulary

/// Collects what an automatic sync of this list needs.
final class ScheduleSyncDataManager: ScheduleSyncDataManaging {
    private let store: Store
    private let variables: SettingsEnvironment
    private let storedPassword: StoredPassword?
    private let scheduler: Scheduler

    init(store: Store, variables: SettingsEnvironment, storedPassword: StoredPassword?, scheduler: Scheduler) {
        (self.store, self.variables) = (store, variables)
        (self.storedPassword, self.scheduler) = (storedPassword, scheduler)
    }

    func server() throws(ScheduleSyncFailure) -> ScheduleSyncServer? {
        try Result(catching: store.syncedList).mapError(ScheduleSyncFailure.list).get().map { list in
            let hasPassword = list.user.map { user in
                ResourceURL(list.url).map { storedPassword?.isFor(user, at: $0) } == true
            }
            return ScheduleSyncServer(url: list.url, user: list.user, hasPassword: hasPassword ?? false)
        }
    }

    /// The variables that say where files are, or how times are to be read.
    private static let places = ["HOME", "PATH", "TZ", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

    private static let ownProgram = "/proc/self/exe"

    func install() throws(ScheduleSyncFailure) -> [String] {
        guard let file = store.file else { throw .notSetUp }
        let program = StoreFile(path: ScheduleSyncDataManager.ownProgram).real.path
        guard program != ScheduleSyncDataManager.ownProgram else { throw .unknownProgram }
        let names = ScheduleSyncDataManager.places + Setting.all.map(\.variable)
        let job = SyncJob(
            program: program,
            list: file.real.path,
            variables: names.compactMap { name in
                variables.string(name).map { SyncJob.Variable(name: name, value: $0) }
            }
        )
        return try Result { () throws(SchedulerFailure) in try scheduler.install(job) }
            .mapError(ScheduleSyncFailure.scheduler).get()
    }

    func remove() throws(ScheduleSyncFailure) -> [String] {
        try Result(catching: scheduler.remove).mapError(ScheduleSyncFailure.scheduler).get()
    }
}
