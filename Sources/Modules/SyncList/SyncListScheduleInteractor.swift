import Almanac
import Vocabulary

/// The interactor's access to the list, the folder for units, and systemd.
protocol SyncListScheduleDataManaging: AnyObject {
    /// Returns the sync of this list, or throws if it could not run automatically.
    func job() throws(SyncScheduleFailure) -> SyncJob
    func times() -> SyncTimes
    /// `false` if the list is known to have no server.
    var hasServer: Bool { get }
    /// Runs `systemctl --user`. Returns `false` if it failed or there is none.
    func control(_ arguments: [String]) -> Bool
    /// Returns `true` if a unit that existed has changed.
    func write(_ units: [SyncUnit]) throws(SyncScheduleFailure) -> Bool
    /// Returns the names of those files that are in the folder for units.
    func existing(_ files: [String]) -> [String]
    func remove(_ files: [String]) throws(SyncScheduleFailure)
}

/// Lets systemd synchronize the list every minute and after every change.
final class SyncListScheduleInteractor: SyncListScheduling {
    weak var output: (any SyncListScheduleInteractorOutput)?
    private let dataManager: any SyncListScheduleDataManaging
    private let clock: any Clock

    init(dataManager: any SyncListScheduleDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func install() {
        do throws(SyncScheduleFailure) {
            let job = try dataManager.job()
            if let path = job.unsuitablePath { throw .unsuitablePath(path) }
            // Fails without a service manager for this user, as in containers and in many remote sessions.
            guard dataManager.control(["show-environment"]) else {
                output?.foundNoScheduler(line: job.cronLine)
                return
            }
            let units = job.units
            let replaces = try dataManager.write(units)
            do throws(SyncScheduleFailure) {
                try control(["daemon-reload"])
                try control(["enable", "--now"] + SyncUnit.triggers)
                if replaces { try control(["restart"] + SyncUnit.triggers) }
            } catch {
                try removeUnits()
                throw error
            }
            output?.installedSchedule(units.map(\.name))
        } catch {
            output?.couldNotSchedule(error)
        }
    }

    func remove() {
        do throws(SyncScheduleFailure) {
            output?.removedSchedule(try removeUnits())
        } catch {
            output?.couldNotSchedule(error)
        }
    }

    func findWhetherSyncIsDue() {
        let isDue = dataManager.times().isSyncDue(at: clock.now().instant.seconds * 1_000_000_000)
        output?.foundSyncDue(isDue && dataManager.hasServer)
    }

    @discardableResult
    private func removeUnits() throws(SyncScheduleFailure) -> [String] {
        guard !dataManager.existing(SyncUnit.files).isEmpty else { return [] }
        // Also removes the links. Without a service manager, nothing runs either.
        _ = dataManager.control(["disable", "--now"] + SyncUnit.triggers)
        let files = dataManager.existing(SyncUnit.files)
        try dataManager.remove(files)
        _ = dataManager.control(["daemon-reload"])
        return files
    }

    private func control(_ arguments: [String]) throws(SyncScheduleFailure) {
        guard dataManager.control(arguments) else { throw .refused(arguments: arguments) }
    }
}
