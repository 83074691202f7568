import Almanac
import Boundary
import Entities
import Settings

/// What the interactor needs of the store, the settings and the machine.
protocol DiagnoseListDataManaging: AnyObject {
    /// The list's file, whatever links lead to it; nil for memory alone.
    var path: String? { get }
    var list: FileFacts? { get }
    var folder: FileFacts? { get }
    var disk: DiskFacts? { get }
    /// Nil where there is no list.
    func look() throws(ListTrouble) -> DiagnoseListBody?
    /// The copies that stand beside the list, the newest first.
    func backups(on clock: any Clock) -> [Backup]
    func facts(of backup: Backup) -> FileFacts?

    func environment() -> DiagnoseListEnvironment
    /// Whether the system knows a time zone of that name.
    func knowsZone(_ name: String) -> Bool

    /// How long a run of the program with these words takes, in seconds; nil where it cannot be run, or fails.
    func timeOfCommand(_ words: [String]) -> Double?
    /// The same for bringing a page onto the disk.
    func timeOfSync() -> Double?
}

/// Looks at everything that the list depends on, and grades what it finds.
final class DiagnoseListInteractor: DiagnoseListInteracting {
    weak var output: (any DiagnoseListInteractorOutput)?
    private let dataManager: any DiagnoseListDataManaging
    private let clock: any Clock
    private let rules: SettingRules

    /// So many bytes are looked at in a moment.
    static let quickBytes = 50_000_000

    init(dataManager: any DiagnoseListDataManaging, clock: any Clock, rules: SettingRules) {
        self.dataManager = dataManager
        self.clock = clock
        self.rules = rules
    }

    func diagnose(_ request: DiagnoseListRequest) {
        if let list = dataManager.list, list.bytes > DiagnoseListInteractor.quickBytes {
            output?.beganLooking(at: list.path, bytes: list.bytes)
        }
        let now = clock.now()
        // Each is opened for it, which is not to be done again for every question.
        let copies = dataManager.backups(on: clock)
        var findings: [DiagnoseListFinding] = []
        var inside: DiagnoseListInside?
        do {
            let body = try dataManager.look()
            if case .readable(let readable)? = body { inside = readable }
            findings += DiagnoseListContentInteractor.findings(
                in: body,
                dataManager.path ?? "",
                dataManager.list,
                isLost: !copies.isEmpty
            )
        } catch {
            findings.append(.trouble(.file(.unusable(StorageTrouble(error)))))
        }
        findings += surroundings(copies, at: now, newestChange: inside?.newestChange)
        let times = DiagnoseListTimesInteractor(dataManager: dataManager)
        output?.finishedLooking(
            DiagnoseListResponse(
                findings: findings,
                times: request.timesList ? times.all(newestTitle: inside?.newestTitle) : nil,
                today: now.today
            )
        )
    }

    private func surroundings(
        _ copies: [Backup],
        at now: Moment,
        newestChange: Instant?
    ) -> [DiagnoseListFinding] {
        let files = DiagnoseListFilesInteractor(dataManager: dataManager, copies: copies)
        let environment = dataManager.environment()
        let (settings, unread) = environment.settings.settings(by: rules)
        return files.permissions + files.room
            + files.backups(isDaily: unread == nil && settings[.backup] == "daily")
            + environment.settingsFindings(settings, unread: unread)
            + [
                environment.localeFinding, environment.zoneFinding(isKnown: dataManager.knowsZone),
                environment.clockFinding(at: now, newestChange: newestChange.map(clock.moment)),
            ]
    }
}

extension DiagnoseListFinding {
    static func well(_ fact: DiagnoseListFact) -> DiagnoseListFinding { DiagnoseListFinding(grade: .well, fact: fact) }

    static func remark(_ fact: DiagnoseListFact) -> DiagnoseListFinding {
        DiagnoseListFinding(grade: .remark, fact: fact)
    }

    static func trouble(_ fact: DiagnoseListFact) -> DiagnoseListFinding {
        DiagnoseListFinding(grade: .trouble, fact: fact)
    }
}
