import Almanac
import Entities
import Settings
import Vocabulary

/// The interactor's access to the list, the settings and the machine.
protocol DiagnoseListDataManaging: AnyObject {
    /// The resolved path of the list file; `nil` for a list in memory.
    var path: String? { get }
    var list: FileFacts? { get }
    var folder: FileFacts? { get }
    var disk: DiskFacts? { get }
    /// Returns `nil` if there is no list.
    func examine() throws(ListError) -> DiagnoseListFileState?
    /// Returns the backups beside the list, newest first.
    func backups(on clock: any Clock) -> [Backup]
    func facts(of backup: Backup) -> FileFacts?

    func environment() -> DiagnoseListEnvironment
    func knowsZone(_ name: String) -> Bool

    /// Returns the seconds that running adder with `words` takes; `nil` if it fails.
    func timeOfCommand(_ words: [String]) -> Double?
    /// Returns the seconds that an fsync of one page takes; `nil` if it fails.
    func timeOfSync() -> Double?
}

/// Checks the list and everything it depends on, and grades the findings.
final class DiagnoseListInteractor: DiagnoseListInteracting {
    weak var output: (any DiagnoseListInteractorOutput)?
    private let dataManager: any DiagnoseListDataManaging
    private let clock: any Clock
    private let rules: SettingRules

    /// The size above which the check is announced, as it takes a while.
    static let quickBytes = 50_000_000

    init(dataManager: any DiagnoseListDataManaging, clock: any Clock, rules: SettingRules) {
        self.dataManager = dataManager
        self.clock = clock
        self.rules = rules
    }

    func diagnose(_ request: DiagnoseListRequest) {
        if let list = dataManager.list, list.bytes > DiagnoseListInteractor.quickBytes {
            output?.startedCheck(at: list.path, bytes: list.bytes)
        }
        let now = clock.now()
        // Opens every backup, so this is done only once.
        let copies = dataManager.backups(on: clock)
        var findings: [DiagnoseListFinding] = []
        var contents: DiagnoseListContents?
        do {
            let state = try dataManager.examine()
            if case .readable(let readable)? = state { contents = readable }
            findings += DiagnoseListContentInteractor.findings(
                in: state,
                dataManager.path ?? "",
                dataManager.list,
                isLost: !copies.isEmpty
            )
        } catch {
            findings.append(.problem(.file(.unusable(error))))
        }
        findings += surroundingFindings(copies, at: now, newestChange: contents?.newestChange)
        let times = DiagnoseListTimesInteractor(dataManager: dataManager)
        output?.finishedCheck(
            DiagnoseListResponse(
                findings: findings,
                times: request.timesList ? times.all(newestTitle: contents?.newestTitle) : nil,
                today: now.today
            )
        )
    }

    private func surroundingFindings(
        _ copies: [Backup],
        at now: Moment,
        newestChange: Instant?
    ) -> [DiagnoseListFinding] {
        let files = DiagnoseListFilesInteractor(dataManager: dataManager, copies: copies)
        let environment = dataManager.environment()
        let (settings, unread) = environment.settings.settings(by: rules)
        return files.permissions + files.diskSpace
            + files.backups(isDaily: unread == nil && settings[.backup] == "daily")
            + environment.settingsFindings(settings, unread: unread)
            + [
                environment.localeFinding, environment.zoneFinding(isKnown: dataManager.knowsZone),
                environment.clockFinding(at: now, newestChange: newestChange.map(clock.moment)),
            ]
    }
}

extension DiagnoseListFinding {
    static func ok(_ fact: DiagnoseListFact) -> DiagnoseListFinding { DiagnoseListFinding(grade: .ok, fact: fact) }

    static func note(_ fact: DiagnoseListFact) -> DiagnoseListFinding {
        DiagnoseListFinding(grade: .note, fact: fact)
    }

    static func problem(_ fact: DiagnoseListFact) -> DiagnoseListFinding {
        DiagnoseListFinding(grade: .problem, fact: fact)
    }
}
