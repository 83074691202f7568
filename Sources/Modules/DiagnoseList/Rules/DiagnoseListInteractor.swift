import Almanac
import Entities
import Settings
import Vocabulary

/// The interactor's access to the list, the settings and the machine.
protocol DiagnoseListDataManaging: AnyObject {
    /// The list file, or `nil` if there is none.
    var list: FileFacts? { get }
    /// Returns the list's files. Opens every backup.
    func files(on clock: any Clock) -> CheckedFiles
    /// Returns `nil` if there is no list.
    func examine() throws(ListError) -> CheckedFileState?

    func environment() -> CheckedEnvironment
    func knowsZone(_ name: String) -> Bool
    /// Returns what a sync needs. `passwordPath` is the file with the password, if there is one. Runs curl.
    func sync(passwordPath: String?) -> CheckedSync

    /// Returns how long the action takes, in seconds; `nil` if it fails.
    func time(of action: DiagnoseListTime.Action) -> Double?
}

/// Checks the list and everything it depends on, and measures how long commands take.
final class DiagnoseListInteractor: DiagnoseListInteracting {
    /// The size above which the check is announced, as it takes a while.
    static let quickBytes = 50_000_000

    weak var output: (any DiagnoseListInteractorOutput)?
    private let dataManager: any DiagnoseListDataManaging
    private let clock: any Clock
    private let rules: SettingRules
    private let screenKeys: ScreenKeys

    init(
        dataManager: any DiagnoseListDataManaging,
        clock: any Clock,
        rules: SettingRules,
        screenKeys: ScreenKeys
    ) {
        self.dataManager = dataManager
        self.clock = clock
        self.rules = rules
        self.screenKeys = screenKeys
    }

    func diagnose(_ request: DiagnoseListRequest) {
        if let list = dataManager.list, list.bytes > DiagnoseListInteractor.quickBytes {
            output?.startedCheck(at: list.path, bytes: list.bytes)
        }
        let now = clock.now()
        let files = dataManager.files(on: clock)
        var findings: [DiagnoseListFinding] = []
        var contents: CheckedContents?
        do {
            let state = try dataManager.examine()
            if case .readable(let readable)? = state { contents = readable }
            findings = state?.findings(in: files, on: clock) ?? [files.missingList]
        } catch {
            findings = [.problem(.file(.unusable(error)))]
        }
        findings += surroundingFindings(files, at: now, contents)
        output?.finishedCheck(
            DiagnoseListResponse(
                findings: findings,
                times: request.timesList ? times(newestTitle: contents?.newestTitle) : nil,
                today: now.today
            )
        )
    }

    private func surroundingFindings(
        _ files: CheckedFiles,
        at now: Moment,
        _ contents: CheckedContents?
    ) -> [DiagnoseListFinding] {
        let environment = dataManager.environment()
        let (settings, unread) = environment.settings.settings(by: rules)
        return files.permissions + files.diskSpace
            + files.backupFindings(isDaily: unread == nil && settings[.backup] == "daily")
            + files.pageFindings
            + (contents?.server.map { syncFindings($0, settings) } ?? [])
            + environment.settingsFindings(settings, unread: unread, screenKeys, rules)
            + [
                environment.localeFinding, environment.zoneFinding(isKnown: dataManager.knowsZone),
                environment.clockFinding(at: now, newestChange: contents?.newestChange.map(clock.moment)),
            ]
    }

    private func syncFindings(_ server: CheckedServer, _ settings: Settings) -> [DiagnoseListFinding] {
        // A program that prints the password comes first. It is not run, since it may have to ask the user.
        let path = settings.text(.syncPasswordCommand) == nil ? settings.text(.syncPasswordFile) : nil
        return dataManager.sync(passwordPath: path).findings(server, on: clock)
    }
}

// MARK: - Times

extension DiagnoseListInteractor {
    private static let minimumRuns = 3
    private static let maximumRuns = 25
    /// The time in seconds to spend on one action.
    private static let timeLimit = 0.5

    private func times(newestTitle: String?) -> [DiagnoseListTime] {
        var actions: [DiagnoseListTime.Action] = [.start, .upcoming, .list, .tags]
        if let word = newestTitle?.split(separator: " ").first { actions.append(.find(String(word))) }
        return (actions + [.sync]).compactMap(time)
    }

    /// Ignores the first run, which is slower because nothing is cached.
    private func time(of action: DiagnoseListTime.Action) -> DiagnoseListTime? {
        guard dataManager.time(of: action) != nil else { return nil }
        var times: [Double] = []
        var spent = 0.0
        while times.count < Self.minimumRuns || times.count < Self.maximumRuns && spent < Self.timeLimit {
            guard let time = dataManager.time(of: action) else { return nil }
            times.append(time)
            spent += time
        }
        times.sort()
        return DiagnoseListTime(
            action: action,
            runs: times.count,
            median: times[times.count / 2],
            longest: times.last ?? 0
        )
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
