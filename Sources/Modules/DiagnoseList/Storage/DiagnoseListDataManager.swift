import Almanac
import DataStore
import Entities
import Programs
import Settings
import Vocabulary

final class DiagnoseListDataManager: DiagnoseListDataManaging {
    private let store: Store
    private let settingsFile: (text: TextFile, name: String)?
    private let variables: SettingsEnvironment
    private let stateFolder: String?
    private let time: ([String]) -> Double?

    init(
        store: Store,
        settingsFile: (text: TextFile, name: String)?,
        environment: SettingsEnvironment,
        stateFolder: String? = nil,
        time: @escaping ([String]) -> Double?
    ) {
        self.store = store
        self.settingsFile = settingsFile
        variables = environment
        self.stateFolder = stateFolder
        self.time = time
    }

    // MARK: Files

    private var file: StoreFile? { store.file?.real }

    var list: FileFacts? { file?.facts }

    func files(on clock: any Clock) -> CheckedFiles {
        let backups = store.backups(on: clock)
        return CheckedFiles(
            path: file?.path ?? "",
            list: list,
            folder: file?.folderFacts,
            disk: file?.diskFacts,
            backups: backups,
            backupFiles: backups.compactMap { StoreFile(path: $0.path).facts },
            pages: StoreFile.ownFiles(
                in: variables.string("TMPDIR") ?? EditorPage.defaultFolder,
                where: EditorPage.isName
            )
        )
    }

    // MARK: Settings and machine

    func environment() -> CheckedEnvironment {
        CheckedEnvironment(
            localeVariables: Dictionary(
                uniqueKeysWithValues: LocaleVariable.allCases.compactMap { variable in
                    variables.string(variable.rawValue).map { (variable, $0) }
                }
            ),
            zone: variables.string("TZ"),
            clock: variables.string("ADDER_NOW"),
            settings: SettingsSnapshot(fileName: settingsFile?.name, environment: variables) { () throws(ListError) in
                try settingsFile?.text.read()
            }
        )
    }

    /// Looks in the same places as tzset(3).
    func knowsZone(_ name: String) -> Bool {
        if name.hasPrefix("/") { return StoreFile(path: name).facts != nil }
        let folder = variables.string("TZDIR") ?? "/usr/share/zoneinfo"
        return name == "UTC" || StoreFile(path: "\(folder)/\(name)").facts != nil
    }

    func sync(passwordPath: String?) -> CheckedSync {
        let state = file.flatMap { file in stateFolder.map { SyncStateFile(of: file, in: $0) } }
        return CheckedSync(
            lastSync: state?.lastSync.map { Instant(seconds: $0 / 1_000_000_000) },
            curlVersion: (try? ProgramRun("curl", ["-q", "--version"])).flatMap { run in
                Self.curlVersion(in: String(decoding: run.output, as: UTF8.self))
            },
            passwordPath: passwordPath,
            passwordFile: passwordPath.flatMap { StoreFile(path: $0).facts },
            block: state?.knownBlock,
            pause: state?.knownPause
        )
    }

    /// Returns `7.88.1` from `curl 7.88.1 (x86_64-pc-linux-gnu) …`.
    static func curlVersion(in output: String) -> String? {
        let words = output.split(separator: " " as Character)
        guard words.count > 1, words[0] == "curl" else { return nil }
        return String(words[1].prefix { $0 == "." || $0.isASCII && $0.isNumber })
    }

    func time(of action: DiagnoseListTime.Action) -> Double? {
        switch action {
        case .start: timeOfCommand("--version")
        case .upcoming: timeOfCommand("upcoming")
        case .list: timeOfCommand("list")
        case .tags: timeOfCommand("tags")
        case .find(let word): timeOfCommand("find", "--", word)
        case .sync: file?.timeOfSync()
        }
    }

    private func timeOfCommand(_ words: String...) -> Double? {
        store.file.flatMap { time(["--db", $0.path] + words) }
    }
}

// MARK: - Contents

extension DiagnoseListDataManager {
    func examine() throws(ListError) -> CheckedFileState? {
        try store.examine { examination throws(ListError) in
            guard examination.version > 0 else { return .empty }
            let differences = try? examination.schemaDifferences()
            // A check of foreign parts would run their SQL.
            if differences?.missing.isEmpty != false, differences?.unknown.isEmpty != false {
                let damage = try damage(examination)
                if !damage.isEmpty { return .damaged(damage) }
            }
            guard let (missing, unknown) = differences else { return .damaged([.unreadableSchema]) }
            if missing.contains(where: { $0.hasPrefix("table") }) {
                return .malformed(missing: missing, unknown: unknown)
            }
            return .readable(try contents(examination, missing, unknown))
        }
    }

    private static let maximumDamage = 100

    private func damage(_ examination: Examination) throws(ListError) -> [DiagnoseListFact.Damage] {
        var damage = try examination.integrityErrors(limit: Self.maximumDamage)
            .map { DiagnoseListFact.Damage.corruption($0) }
        // Version 2 keeps other values.
        guard damage.isEmpty, examination.version > 2 else { return damage }
        let items = try examination.connection.prepare(Self.invalidHistory)
        while try items.step() { damage.append(.history(item: items.integer(0))) }
        return damage
    }

    private func contents(
        _ examination: Examination,
        _ missing: [String],
        _ unknown: [String]
    ) throws(ListError) -> CheckedContents {
        let connection = examination.connection
        func count(_ query: String) throws(ListError) -> Int { try connection.integer(query) ?? 0 }
        var contents = CheckedContents(version: examination.version, newestVersion: examination.newestVersion)
        contents.missingObjects = missing
        contents.unknownObjects = unknown
        contents.hadInterruptedChange = examination.hadHotJournal
        contents.usesWriteAheadLog = examination.isWriteAhead
        contents.danglingReferences = try examination.danglingReferenceCount()
        contents.open = try count("SELECT count(*) FROM item WHERE status = 0")
        contents.done = try count("SELECT count(*) FROM item WHERE status = 1")
        // Undo skips changes made by a sync, which version 2 doesn't have.
        let undoable = "FROM change WHERE undone = 0" + (examination.version > 2 ? " AND synced = 0" : "")
        contents.changes = try count("SELECT count(*) \(undoable)")
        contents.oldestChange = try connection.integer("SELECT at \(undoable) ORDER BY id LIMIT 1")
            .flatMap(ItemRows.instant)
        // Not every build of SQLite has this table.
        contents.historyBytes = try? connection.integer(Self.historyBytes) ?? 0
        contents.unusedBytes = try count(Self.unusedBytes)
        contents.unindexed = try count(Self.unindexed)
        contents.newestChange = try newestChange(connection)
        let title = try connection.prepare("SELECT title FROM item ORDER BY id DESC LIMIT 1")
        contents.newestTitle = try title.step() ? title.text(0) : nil
        contents.server = try server(connection)
        return contents
    }

    private func server(_ connection: Connection) throws(ListError) -> CheckedServer? {
        guard try connection.hasSyncTables, let list = try SyncedList.all(on: connection).first else { return nil }
        return CheckedServer(
            list: list.name ?? list.url,
            refused: try list.problems(on: connection).map(\.item.id)
        )
    }

    private func newestChange(_ connection: Connection) throws(ListError) -> Instant? {
        let rows = try connection.prepare("SELECT max(at) FROM change")
        return try rows.step() ? rows.optionalInteger(0).flatMap(ItemRows.instant) : nil
    }

    /// https://sqlite.org/dbstat.html
    private static let historyBytes = """
        SELECT sum(pgsize) FROM dbstat WHERE aggregate = TRUE
            AND name IN (SELECT name FROM sqlite_schema WHERE tbl_name IN ('change', 'replaced', 'journal'))
        """

    /// The limits are those of the table of items. Text stands for a missing value.
    private static let invalidHistory = """
        SELECT item FROM replaced
        WHERE 0 IN (
            ifnull(created BETWEEN \(Instant.validSeconds.sql), 1), ifnull(changed BETWEEN \(Instant.validSeconds.sql), 1),
            ifnull(completed = '' OR completed BETWEEN \(Instant.validSeconds.sql), 1),
            ifnull(due_day = '' OR due_day BETWEEN \(Day.validNumbers.sql), 1),
            ifnull(wait_day = '' OR wait_day BETWEEN \(Day.validNumbers.sql), 1),
            ifnull(due_minute = '' OR due_minute BETWEEN 0 AND 1439, 1),
            ifnull(priority = '' OR priority BETWEEN 1 AND 3, 1), ifnull(status IN (0, 1), 1))
        LIMIT \(maximumDamage)
        """

    private static let unusedBytes = "SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size"

    private static let unindexed = """
        SELECT (SELECT count(*) FROM item WHERE id NOT IN (SELECT id FROM search_docsize))
            + (SELECT count(*) FROM search_docsize WHERE id NOT IN (SELECT id FROM item))
        """
}

extension ClosedRange<Int> {
    /// The operands of BETWEEN.
    fileprivate var sql: String { "\(lowerBound) AND \(upperBound)" }
}
