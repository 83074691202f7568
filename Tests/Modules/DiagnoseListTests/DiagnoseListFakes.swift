import Almanac
import CommandLine
import Entities
import ItemLanguage
import ProgramOutput
import Settings
import TestKit
import Vocabulary

@testable import DiagnoseList

let today = Moment.saturday.today

/// A machine without problems by default.
final class FakeDataManager: DiagnoseListDataManaging {
    var path = "/lists/adder.db"
    var list: FileFacts? = file("/lists/adder.db")
    var folder: FileFacts? = FileFacts(path: "/lists/", bytes: 0, mode: 0o700, isOwnedByUser: true, isWritable: true)
    var disk: DiskFacts? = DiskFacts(freeBytes: 1_000_000_000, kind: .local)
    var body: Result<CheckedFileState?, ListError> = .success(
        .readable(CheckedContents(open: 3, done: 1, changes: 5))
    )
    var copies = [Backup.sample("2026-11-20")]
    var modes: [String: Int] = [:]
    var pages: [String] = []
    var environmentValues = defaultEnvironment()
    var zones: Set<String> = ["Asia/Seoul"]
    /// The times of each action in order; the last one repeats.
    var times: [DiagnoseListTime.Action: [Double]] = [:]
    private(set) var runs: [DiagnoseListTime.Action] = []

    func examine() throws(ListError) -> CheckedFileState? { try body.get() }

    func files(on clock: any Clock) -> CheckedFiles {
        CheckedFiles(
            path: path,
            list: list,
            folder: folder,
            disk: disk,
            backups: copies,
            backupFiles: copies.map { file($0.path, mode: modes[$0.name] ?? 0o600) },
            pages: pages
        )
    }

    func environment() -> CheckedEnvironment { environmentValues }

    var syncValues = CheckedSync(lastSync: Moment.saturday.instant, curlVersion: "8.5.0")
    private(set) var passwordPaths: [String?] = []

    func sync(passwordPath: String?) -> CheckedSync {
        passwordPaths.append(passwordPath)
        return syncValues
    }

    func knowsZone(_ name: String) -> Bool { zones.contains(name) }

    func time(of action: DiagnoseListTime.Action) -> Double? {
        runs.append(action)
        guard let next = times[action]?.first else { return nil }
        if let more = times[action]?.dropFirst(), !more.isEmpty { times[action] = Array(more) }
        return next
    }
}

/// A default environment with the given settings.
func defaultEnvironment(
    _ text: Result<String?, ListError> = .success(nil),
    settings: [String: String] = [:]
) -> CheckedEnvironment {
    let environment = SettingsEnvironment { settings[$0].map { Array($0.utf8) } }
    return CheckedEnvironment(
        localeVariables: [.lang: "C.UTF-8"],
        settings: SettingsSnapshot(fileName: "~/config", environment: environment) { () throws(ListError) in
            try text.get().map { Array($0.utf8) }
        }
    )
}

func file(_ path: String, bytes: Int = 86_000, mode: Int = 0o600, isOwnedByUser: Bool = true, isWritable: Bool = true)
    -> FileFacts
{
    FileFacts(path: path, bytes: bytes, mode: mode, isOwnedByUser: isOwnedByUser, isWritable: isWritable)
}

final class FakeInteractor: DiagnoseListInteracting {
    private(set) var requests: [DiagnoseListRequest] = []

    func diagnose(_ request: DiagnoseListRequest) { requests.append(request) }
}

final class FakeOutput: DiagnoseListInteractorOutput {
    private(set) var started: [String] = []
    private(set) var finished: [DiagnoseListResponse] = []

    func startedCheck(at path: String, bytes: Int) { started.append("\(path): \(bytes)") }

    func finishedCheck(_ response: DiagnoseListResponse) { finished.append(response) }
}

/// The interactor with its fakes.
struct DiagnoseListFixture {
    let dataManager = FakeDataManager()
    let output = FakeOutput()
    private let interactor: DiagnoseListInteractor

    init() {
        interactor = DiagnoseListInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            rules: SettingRules(CommandLineParser([])),
            screenKeys: .sample
        )
        interactor.output = output
    }

    func findings() -> [DiagnoseListFinding] { response(timesList: false)?.findings ?? [] }

    var issues: [DiagnoseListFinding] { findings().filter { $0.grade != .ok } }

    var times: [DiagnoseListTime] { response(timesList: true)?.times ?? [] }

    private func response(timesList: Bool) -> DiagnoseListResponse? {
        interactor.diagnose(DiagnoseListRequest(timesList: timesList))
        return output.finished.last
    }

    /// Changes the contents of the list.
    func changeContents(_ change: (inout CheckedContents) -> Void) {
        var contents = CheckedContents()
        change(&contents)
        dataManager.body = .success(.readable(contents))
    }
}

final class FakeView: DiagnoseListViewing {
    private(set) var messages: [String] = []
    private(set) var displays: [DiagnoseListDisplay] = []
    private(set) var problems: [ErrorMessage] = []

    func showMessage(_ sentence: String) { messages.append(sentence) }

    func showDiagnosis(_ display: DiagnoseListDisplay) { displays.append(display) }

    func showError(_ errorMessage: ErrorMessage) { problems.append(errorMessage) }
}

extension ScreenKeys {
    /// Those with a single action, in which all names are keys.
    static var sample: ScreenKeys { ScreenKeys(actions: { ["done"] }, keyName: { $0 }, keyless: { _ in [] }) }
}
