import CommandLine

@testable import ScheduleSync

/// A server and a scheduler in memory.
final class FakeScheduler: ScheduleSyncDataManaging {
    var result: Result<ScheduleSyncServer?, ScheduleSyncFailure> = .success(ScheduleSyncServer(user: nil))
    var failure: ScheduleSyncFailure?
    private(set) var calls: [String] = []

    func server() throws(ScheduleSyncFailure) -> ScheduleSyncServer? { try result.get() }

    func install() throws(ScheduleSyncFailure) -> [String] { try call("install") }

    func remove() throws(ScheduleSyncFailure) -> [String] { try call("remove") }

    private func call(_ name: String) throws(ScheduleSyncFailure) -> [String] {
        calls.append(name)
        if let failure { throw failure }
        return ["adder-sync.timer"]
    }
}

extension ScheduleSyncServer {
    init(user: String?, hasPassword: Bool = false) {
        self.init(url: "https://a/", user: user, hasPassword: hasPassword)
    }
}

final class RecordedSchedule: ScheduleSyncInteractorOutput {
    private(set) var events: [String] = []
    private(set) var failures: [ScheduleSyncFailure] = []

    func installedSchedule(_ files: [String]) { events.append("installed \(files.joined(separator: " "))") }
    func removedSchedule(_ files: [String]) { events.append("removed \(files.joined(separator: " "))") }
    func couldNotSchedule(_ failure: ScheduleSyncFailure) { failures.append(failure) }
}

final class FakeScheduling: ScheduleSyncInteracting {
    private(set) var calls: [String] = []

    func install() { calls.append("install") }
    func remove() { calls.append("remove") }
}
