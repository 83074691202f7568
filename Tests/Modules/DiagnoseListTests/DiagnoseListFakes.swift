import Almanac
import Boundary
import Entities
import Grammar
import Settings
import TestKit

@testable import DiagnoseList

let today = Moment.saturday.today

/// A machine on which all is well, unless a test says otherwise.
final class FakeDataManager: DiagnoseListDataManaging {
    var path: String? = "/lists/adder.db"
    var list: FileFacts? = file("/lists/adder.db")
    var folder: FileFacts? = FileFacts(path: "/lists/", bytes: 0, mode: 0o700, isOwn: true, isWritable: true)
    var disk: DiskFacts? = DiskFacts(freeBytes: 1_000_000_000, isRemote: false)
    var body: Result<DiagnoseListBody?, ListTrouble> = .success(
        .readable(DiagnoseListInside(open: 3, done: 1, changes: 5))
    )
    var copies = [backup("2026-11-20")]
    var modes: [String: Int] = [:]
    var settingsName: String? = "~/config"
    var stored: Result<String?, ListTrouble> = .success(nil)
    var variables = ["LANG": "C.UTF-8"]
    var zones: Set<String> = ["Asia/Seoul"]
    /// How long the runs of a command take, one after the other, the last of them again and again.
    var times: [[String]: [Double]] = [:]
    var syncTimes: [Double] = []
    private(set) var runs: [[String]] = []

    func look() throws(ListTrouble) -> DiagnoseListBody? { try body.get() }

    func backups(on clock: any Clock) -> [Backup] { copies }

    func facts(of backup: Backup) -> FileFacts? { file(backup.path, mode: modes[backup.name] ?? 0o600) }

    func settingsText() throws(ListTrouble) -> SettingsText? {
        try stored.get().map { SettingsText(Array($0.utf8)) }
    }

    var environment: SettingsEnvironment {
        SettingsEnvironment { [variables] in variables[$0].map { Array($0.utf8) } }
    }

    func knowsZone(_ name: String) -> Bool { zones.contains(name) }

    func timeOfCommand(_ words: [String]) -> Double? {
        runs.append(words)
        guard let next = times[words]?.first else { return nil }
        if let more = times[words]?.dropFirst(), !more.isEmpty { times[words] = Array(more) }
        return next
    }

    func timeOfSync() -> Double? {
        syncTimes.isEmpty ? nil : syncTimes.removeFirst()
    }
}

func file(_ path: String, bytes: Int = 86_000, mode: Int = 0o600, isOwn: Bool = true, isWritable: Bool = true)
    -> FileFacts
{
    FileFacts(path: path, bytes: bytes, mode: mode, isOwn: isOwn, isWritable: isWritable)
}

func backup(_ name: String, items: Int? = 4) -> Backup {
    Backup(path: "/lists/adder.db.\(name)", name: name, kind: .daily, day: today, bytes: 48_000, items: items)
}

func summary(_ name: String, items: Int? = 4) -> BackupSummary {
    BackupSummary(path: "/lists/adder.db.\(name)", name: name, kind: .daily, day: today, bytes: 48_000, items: items)
}

final class FakeInteractor: DiagnoseListInteracting {
    private(set) var requests: [DiagnoseListRequest] = []

    func diagnose(_ request: DiagnoseListRequest) { requests.append(request) }
}

final class FakeOutput: DiagnoseListInteractorOutput {
    private(set) var began: [String] = []
    private(set) var finished: [DiagnoseListResponse] = []

    func beganLooking(at path: String, bytes: Int) { began.append("\(path): \(bytes)") }

    func finishedLooking(_ response: DiagnoseListResponse) { finished.append(response) }
}

final class FakeView: DiagnoseListShowing {
    private(set) var remarks: [String] = []
    private(set) var displays: [DiagnoseListDisplay] = []
    private(set) var complaints: [Complaint] = []

    func showRemark(_ sentence: String) { remarks.append(sentence) }

    func showDiagnosis(_ display: DiagnoseListDisplay) { displays.append(display) }

    func showComplaint(_ complaint: Complaint) { complaints.append(complaint) }
}
