import DataStore
import Programs
package import Vocabulary

/// Lets systemd synchronize a list every minute and after every change.
package struct Scheduler {
    /// The folder for the units of systemd.
    private let folder: String?
    private let control: (_ arguments: [String]) -> Bool

    /// - Parameters:
    ///   - configurationFolder: The folder for the settings of all programs, or `nil` if the environment specifies none.
    ///   - control: Runs `systemctl --user`. Returns `false` if it failed or there is none.
    package init(
        configurationFolder: String?,
        control: @escaping (_ arguments: [String]) -> Bool = Scheduler.systemctl
    ) {
        folder = configurationFolder.map { "\($0)/systemd/user" }
        self.control = control
    }

    package static func systemctl(_ arguments: [String]) -> Bool {
        (try? ProgramRun("systemctl", ["--user", "--quiet"] + arguments))?.status == 0
    }

    /// Returns the names of the files that it installed.
    package func install(_ job: SyncJob) throws(SchedulerFailure) -> [String] {
        if let path = job.unsuitablePath { throw .unsuitablePath(path) }
        // Fails without a service manager for this user, as in containers and in many remote sessions.
        guard control(["show-environment"]) else { throw .noScheduler(line: job.cronLine) }
        let replaces = try write(job.units)
        do throws(SchedulerFailure) {
            try require(["daemon-reload"])
            try require(["enable", "--now"] + SyncUnit.triggers)
            if replaces { try require(["restart"] + SyncUnit.triggers) }
        } catch {
            _ = try remove()
            throw error
        }
        return job.units.map(\.name)
    }

    /// Returns the names of the files that it removed.
    package func remove() throws(SchedulerFailure) -> [String] {
        guard let folder, !existing(in: folder).isEmpty else { return [] }
        // Also removes the links. Without a service manager, nothing runs either.
        _ = control(["disable", "--now"] + SyncUnit.triggers)
        let files = existing(in: folder)
        for name in files {
            try stored { () throws(ListError) in
                _ = try TextFile(StoreFile(path: "\(folder)/\(name)")).remove()
            }
        }
        _ = control(["daemon-reload"])
        return files
    }

    private func require(_ arguments: [String]) throws(SchedulerFailure) {
        guard control(arguments) else { throw .refused(arguments: arguments) }
    }
}

// MARK: - Files

extension Scheduler {
    /// Returns `true` if a unit that existed has changed.
    private func write(_ units: [SyncUnit]) throws(SchedulerFailure) -> Bool {
        guard let folder else { throw .noFolder }
        var replaces = false
        for unit in units {
            let file = TextFile(StoreFile(path: "\(folder)/\(unit.name)", ownFolder: folder))
            try stored { () throws(ListError) in
                try file.change { bytes in
                    let text = Array(unit.text.utf8)
                    if !bytes.isEmpty, bytes != text { replaces = true }
                    return text
                }
            }
        }
        return replaces
    }

    private func existing(in folder: String) -> [String] {
        SyncUnit.files.filter { StoreFile(path: "\(folder)/\($0)").isTaken }
    }

    private func stored(_ body: () throws(ListError) -> Void) throws(SchedulerFailure) {
        do throws(ListError) {
            try body()
        } catch {
            throw .file(error)
        }
    }
}
