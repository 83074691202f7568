import CommandLine

@testable import SyncList

/// A folder for units and a systemd in memory.
final class FakeScheduler: SyncListScheduleDataManaging {
    var result: Result<SyncJob, SyncScheduleFailure> = .success(.sample)
    var hasServer = true
    var syncTimes = SyncTimes(synced: nil, changed: nil)
    /// The first words of commands that fail.
    var failures: Set<String> = []
    var files: [String: String] = [:]
    private(set) var commands: [String] = []

    func job() throws(SyncScheduleFailure) -> SyncJob { try result.get() }

    func times() -> SyncTimes { syncTimes }

    func control(_ arguments: [String]) -> Bool {
        commands.append(arguments.joined(separator: " "))
        return !failures.contains(arguments[0])
    }

    func write(_ units: [SyncUnit]) throws(SyncScheduleFailure) -> Bool {
        let replaces = units.contains { unit in files[unit.name].map { $0 != unit.text } ?? false }
        for unit in units { files[unit.name] = unit.text }
        return replaces
    }

    func existing(_ files: [String]) -> [String] { files.filter { self.files[$0] != nil } }

    func remove(_ files: [String]) throws(SyncScheduleFailure) {
        for file in files { self.files[file] = nil }
    }
}

extension SyncJob {
    static let sample = SyncJob(
        program: "/usr/bin/adder",
        list: "/home/alice/adder.db",
        variables: [.init(name: "HOME", value: "/home/alice"), .init(name: "PATH", value: "/usr/bin")]
    )
}

final class RecordedSchedule: SyncListScheduleInteractorOutput {
    private(set) var events: [String] = []
    private(set) var failures: [SyncScheduleFailure] = []

    func installedSchedule(_ files: [String]) { events.append("installed \(files.joined(separator: " "))") }
    func removedSchedule(_ files: [String]) { events.append("removed \(files.joined(separator: " "))") }
    func foundNoScheduler(line: String) { events.append("cron \(line)") }
    func foundSyncDue(_ isDue: Bool) { events.append("due \(isDue)") }
    func couldNotSchedule(_ failure: SyncScheduleFailure) { failures.append(failure) }
}

final class FakeScheduling: SyncListScheduling {
    private(set) var calls: [String] = []

    func install() { calls.append("install") }
    func remove() { calls.append("remove") }
    func findWhetherSyncIsDue() { calls.append("due") }
}
