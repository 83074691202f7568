import CommandLine

@testable import SyncList

/// A server and a scheduler in memory.
final class FakeScheduler: SyncListScheduleDataManaging {
    var result: Result<ScheduledServer?, SyncScheduleFailure> = .success(ScheduledServer(user: nil))
    var failure: SyncScheduleFailure?
    private(set) var calls: [String] = []

    func server() throws(SyncScheduleFailure) -> ScheduledServer? { try result.get() }

    func install() throws(SyncScheduleFailure) -> [String] { try call("install") }

    func remove() throws(SyncScheduleFailure) -> [String] { try call("remove") }

    private func call(_ name: String) throws(SyncScheduleFailure) -> [String] {
        calls.append(name)
        if let failure { throw failure }
        return ["adder-sync.timer"]
    }
}

extension ScheduledServer {
    init(user: String?, hasPassword: Bool = false) {
        self.init(url: "https://a/", user: user, hasPassword: hasPassword)
    }
}

final class RecordedSchedule: SyncListScheduleInteractorOutput {
    private(set) var events: [String] = []
    private(set) var failures: [SyncScheduleFailure] = []

    func installedSchedule(_ files: [String]) { events.append("installed \(files.joined(separator: " "))") }
    func removedSchedule(_ files: [String]) { events.append("removed \(files.joined(separator: " "))") }
    func couldNotSchedule(_ failure: SyncScheduleFailure) { failures.append(failure) }
}

final class FakeScheduling: SyncListScheduling {
    private(set) var calls: [String] = []

    func install() { calls.append("install") }
    func remove() { calls.append("remove") }
}
