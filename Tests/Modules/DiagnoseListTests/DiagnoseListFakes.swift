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
    var said = usualEnvironment()
    var zones: Set<String> = ["Asia/Seoul"]
    /// How long the runs of a command take, one after the other, the last of them again and again.
    var times: [[String]: [Double]] = [:]
    var syncTimes: [Double] = []
    private(set) var runs: [[String]] = []

    func look() throws(ListTrouble) -> DiagnoseListBody? { try body.get() }

    func backups(on clock: any Clock) -> [Backup] { copies }

    func facts(of backup: Backup) -> FileFacts? { file(backup.path, mode: modes[backup.name] ?? 0o600) }

    func environment() -> DiagnoseListEnvironment { said }

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

/// Of an environment that is as usual, but for its settings.
func usualEnvironment(
    _ text: Result<String?, ListTrouble> = .success(nil),
    settings: [String: String] = [:]
) -> DiagnoseListEnvironment {
    let environment = SettingsEnvironment { settings[$0].map { Array($0.utf8) } }
    return DiagnoseListEnvironment(
        letters: [.usual: "C.UTF-8"],
        settings: SettingsFacts(fileName: "~/config", environment: environment) { () throws(ListTrouble) in
            try text.get().map { Array($0.utf8) }
        }
    )
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

/// The interactor between its fakes.
struct Practice {
    let dataManager = FakeDataManager()
    let output = FakeOutput()
    private let interactor: DiagnoseListInteractor

    init() {
        interactor = DiagnoseListInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            rules: SettingRules(CommandLineParser([]))
        )
        interactor.output = output
    }

    func findings() -> [DiagnoseListFinding] { response(timesList: false)?.findings ?? [] }

    /// What is not as well as it was.
    var bad: [DiagnoseListFinding] { findings().filter { $0.grade != .well } }

    var times: [DiagnoseListTime] { response(timesList: true)?.times ?? [] }

    private func response(timesList: Bool) -> DiagnoseListResponse? {
        interactor.diagnose(DiagnoseListRequest(timesList: timesList))
        return output.finished.last
    }

    /// Has a look find something else in the list.
    func look(_ change: (inout DiagnoseListInside) -> Void) {
        var inside = DiagnoseListInside()
        change(&inside)
        dataManager.body = .success(.readable(inside))
    }
}

final class FakeView: DiagnoseListShowing {
    private(set) var remarks: [String] = []
    private(set) var displays: [DiagnoseListDisplay] = []
    private(set) var complaints: [Complaint] = []

    func showRemark(_ sentence: String) { remarks.append(sentence) }

    func showDiagnosis(_ display: DiagnoseListDisplay) { displays.append(display) }

    func showComplaint(_ complaint: Complaint) { complaints.append(complaint) }
}
