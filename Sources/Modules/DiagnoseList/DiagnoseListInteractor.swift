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

    /// The name of the settings file for people; nil where the environment names no place for one.
    var settingsName: String? { get }
    func settingsText() throws(ListTrouble) -> SettingsText?
    var environment: SettingsEnvironment { get }
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
    /// With less room on the disk hardly anything can be changed.
    static let leastBytes = 200_000

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
            findings += DiagnoseListInteractor.findings(
                in: body,
                dataManager.path ?? "",
                dataManager.list,
                isLost: !copies.isEmpty
            )
        } catch {
            findings.append(.trouble(.file(.unusable(StorageTrouble(error)))))
        }
        findings += permissions(copies) + room + backups(copies) + settings + locale + zone
        findings += time(now, newestChange: inside?.newestChange)
        output?.finishedLooking(
            DiagnoseListResponse(
                findings: findings,
                times: request.timesList ? times(newestTitle: inside?.newestTitle) : nil,
                today: now.today
            )
        )
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

// MARK: - The list

extension DiagnoseListInteractor {
    private static func findings(
        in body: DiagnoseListBody?,
        _ path: String,
        _ list: FileFacts?,
        isLost: Bool
    ) -> [DiagnoseListFinding] {
        switch body {
        case nil, .blank: [isLost ? .remark(.file(.lost(path: path))) : .well(.file(.none(path: path)))]
        case .misshapen(let missing, let unknown): shape(missing: missing, unknown: unknown)
        case .damaged(let damages):
            [.trouble(.content(.damaged(path: path, first: damages.first ?? "", count: damages.count)))]
        case .readable(let inside):
            [.well(.file(.list(path: path, bytes: list?.bytes ?? 0, open: inside.open, done: inside.done)))]
                + contents(inside) + shape(inside) + changes(inside)
        }
    }

    private static func contents(_ inside: DiagnoseListInside) -> [DiagnoseListFinding] {
        var findings: [DiagnoseListFinding] = []
        if inside.looseEnds > 0 { findings.append(.trouble(.content(.looseEnds(inside.looseEnds)))) }
        if inside.unsearchable > 0 { findings.append(.trouble(.content(.unsearchable(inside.unsearchable)))) }
        return findings.isEmpty ? [.well(.content(.whole))] : findings
    }

    private static func shape(_ inside: DiagnoseListInside) -> [DiagnoseListFinding] {
        var findings = shape(missing: inside.missingParts, unknown: inside.unknownParts)
        if inside.version < inside.newestVersion {
            findings.append(.remark(.shape(.old(version: inside.version, newest: inside.newestVersion))))
        }
        return findings.isEmpty ? [.well(.shape(.newest(version: inside.version)))] : findings
    }

    /// What acts by itself may do anything to the items.
    private static func shape(missing: [String], unknown: [String]) -> [DiagnoseListFinding] {
        let acting = unknown.filter { $0.hasPrefix("trigger ") }
        let resting = unknown.filter { !acting.contains($0) }
        return (missing.isEmpty ? [] : [.trouble(.shape(.missing(missing)))])
            + (acting.isEmpty ? [] : [.trouble(.shape(.unknown(acting)))])
            + (resting.isEmpty ? [] : [.remark(.shape(.unknown(resting)))])
    }

    private static func changes(_ inside: DiagnoseListInside) -> [DiagnoseListFinding] {
        var findings: [DiagnoseListFinding] = []
        if inside.wasCutOff { findings.append(.remark(.journal(.cutOff))) }
        if inside.isWriteAhead { findings.append(.remark(.journal(.writeAhead))) }
        if inside.contradicted > 0 { findings.append(.remark(.journal(.contradicted(inside.contradicted)))) }
        return findings.isEmpty ? [.well(.journal(.changes(inside.changes)))] : findings
    }
}

// MARK: - Around it

extension DiagnoseListInteractor {
    private func permissions(_ copies: [Backup]) -> [DiagnoseListFinding] {
        guard let list = dataManager.list else { return [] }
        var findings: [DiagnoseListFinding] = []
        if !list.isWritable {
            findings.append(.trouble(.permissions(.readOnly(path: list.path))))
        } else if let folder = dataManager.folder, !folder.isWritable {
            findings.append(.trouble(.permissions(.readOnly(path: folder.path))))
        }
        // Where only owners may take away what is theirs, it does no harm that all may add to it.
        if let folder = dataManager.folder, folder.mode & 0o022 != 0, folder.mode & 0o1000 == 0 {
            findings.append(.remark(.permissions(.openFolder(path: folder.path, mode: folder.mode))))
        }
        if !list.isOwn { findings.append(.remark(.permissions(.foreignOwner(path: list.path)))) }
        for file in [list] + copies.compactMap(dataManager.facts) where file.mode & 0o077 != 0 {
            findings.append(.remark(.permissions(.open(path: file.path, mode: file.mode))))
        }
        return findings.isEmpty ? [.well(.permissions(.ownersAlone))] : findings
    }

    /// A bulk change may need the list's size once more for its journal, and so does a backup.
    private var room: [DiagnoseListFinding] {
        guard let disk = dataManager.disk else { return [] }
        let wanted = 2 * (dataManager.list?.bytes ?? 0) + 1_000_000
        let little = DiagnoseListFact.disk(.littleRoom(bytes: disk.freeBytes, wanted: wanted))
        let room: DiagnoseListFinding =
            disk.freeBytes < Self.leastBytes
            ? .trouble(little)
            : disk.freeBytes < wanted ? .remark(little) : .well(.disk(.room(bytes: disk.freeBytes)))
        return [room] + (disk.isRemote ? [.remark(.disk(.remote(path: dataManager.path ?? "")))] : [])
    }

    private func backups(_ copies: [Backup]) -> [DiagnoseListFinding] {
        var findings = copies.filter { $0.items == nil }.map { backup in
            DiagnoseListFinding.remark(.backups(.unreadable(BackupSummary(backup))))
        }
        let good = copies.filter { $0.items != nil }
        if let newest = good.first {
            findings.insert(.well(.backups(.some(count: good.count, newest: BackupSummary(newest)))), at: 0)
        } else if let list = dataManager.list, list.bytes > 0 {
            findings.insert(.remark(.backups(.none(isDaily: readSettings()?[.backup] == "daily"))), at: 0)
        }
        return findings
    }

    private var settings: [DiagnoseListFinding] {
        do {
            let settings = try settings(dataManager.settingsText())
            let wrong = settings.troubles.map { DiagnoseListFinding.trouble(.settings(.wrong($0))) }
            let chosen = settings.holdings.filter { $0.origin != .standard }
            return wrong.isEmpty
                ? [.well(.settings(.understood(file: dataManager.settingsName, chosen: chosen.count)))] : wrong
        } catch {
            return [.trouble(.settings(.unusable(StorageTrouble(error))))]
        }
    }

    private func readSettings() -> Settings? {
        try? settings(dataManager.settingsText())
    }

    private func settings(_ text: SettingsText?) -> Settings {
        Settings(
            file: text,
            called: dataManager.settingsName ?? "",
            environment: dataManager.environment,
            rules: rules
        )
    }
}

// MARK: - The machine

extension DiagnoseListInteractor {
    private var locale: [DiagnoseListFinding] {
        for variable in DiagnoseListLocale.variables {
            guard let value = dataManager.environment.word(variable) else { continue }
            return DiagnoseListLocale.isUTF8(value)
                ? [.well(.locale(.utf8(variable: variable, value: value)))]
                : [.remark(.locale(.narrow(variable: variable, value: value)))]
        }
        return [.remark(.locale(.narrow(variable: nil, value: "C")))]
    }

    private var zone: [DiagnoseListFinding] {
        guard let said = dataManager.environment.word("TZ") else { return [.well(.zone(.known(nil)))] }
        let name = said.hasPrefix(":") ? String(said.dropFirst()) : said
        let isKnown = DiagnoseListLocale.isZoneRule(name) || dataManager.knowsZone(name)
        return isKnown ? [.well(.zone(.known(name)))] : [.remark(.zone(.unknown(name)))]
    }

    private func time(_ now: Moment, newestChange: Instant?) -> [DiagnoseListFinding] {
        if dataManager.environment.word("ADDER_NOW") != nil { return [.remark(.clock(.fixed(now)))] }
        // Nobody's clock is right to the second.
        if let change = newestChange.map(clock.moment), change.today > now.today {
            return [.remark(.clock(.behind(change.today)))]
        }
        return [.well(.clock(.running(now)))]
    }
}

// MARK: - How fast it is

extension DiagnoseListInteractor {
    private static let fewestRuns = 3
    private static let mostRuns = 25
    /// So many seconds are enough for one line.
    private static let patience = 0.5

    private func times(newestTitle: String?) -> [DiagnoseListTime] {
        var commands = [["--version"], ["upcoming"], ["list"], ["tags"]]
        if let word = newestTitle?.split(separator: " ").first { commands.append(["find", "--", String(word)]) }
        return commands.compactMap { words in time(of: .command(words)) { dataManager.timeOfCommand(words) } }
            + [time(of: .sync) { dataManager.timeOfSync() }].compactMap { $0 }
    }

    /// The first run finds nothing in memory, and is none of everyday.
    private func time(of deed: DiagnoseListTime.Deed, _ run: () -> Double?) -> DiagnoseListTime? {
        guard run() != nil else { return nil }
        var times: [Double] = []
        var spent = 0.0
        while times.count < Self.fewestRuns || times.count < Self.mostRuns && spent < Self.patience {
            guard let time = run() else { return nil }
            times.append(time)
            spent += time
        }
        times.sort()
        return DiagnoseListTime(
            deed: deed,
            runs: times.count,
            median: times[times.count / 2],
            longest: times.last ?? 0
        )
    }
}
