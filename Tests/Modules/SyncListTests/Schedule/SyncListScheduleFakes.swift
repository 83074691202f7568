import CommandLine

@testable import SyncList

/// A server and a scheduler in memory.
final class FakeScheduler: SyncListScheduleDataManaging {
    var result: Result<SyncListScheduleServer?, SyncListScheduleFailure> = .success(SyncListScheduleServer(user: nil))
    var failure: SyncListScheduleFailure?
    private(set) var calls: [String] = []

    func server() throws(SyncListScheduleFailure) -> SyncListScheduleServer? { try result.get() }

    func install() throws(SyncListScheduleFailure) -> [String] { try call("install") }

    func remove() throws(SyncListScheduleFailure) -> [String] { try call("remove") }

    private func call(_ name: String) throws(SyncListScheduleFailure) -> [String] {
        calls.append(name)
        if let failure { throw failure }
        return ["adder-sync.timer"]
    }
}

extension SyncListScheduleServer {
    init(user: String?, hasPassword: Bool = false) {
        self.init(url: "https://a/", user: user, hasPassword: hasPassword)
    }
}

final class RecordedSchedule: SyncListScheduleInteractorOutput {
    private(set) var events: [String] = []
    private(set) var failures: [SyncListScheduleFailure] = []

    func installedSchedule(_ files: [String]) { events.append("installed \(files.joined(separator: " "))") }
    func removedSchedule(_ files: [String]) { events.append("removed \(files.joined(separator: " "))") }
    func couldNotSchedule(_ failure: SyncListScheduleFailure) { failures.append(failure) }
}

final class FakeScheduling: SyncListScheduleInteracting {
    private(set) var calls: [String] = []

    func install() { calls.append("install") }
    func remove() { calls.append("remove") }
}
