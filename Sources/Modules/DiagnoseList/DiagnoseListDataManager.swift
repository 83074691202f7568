import Almanac
import DataStore
import Entities
import Settings

/// The list, the files around it, and what the environment says.
final class DiagnoseListDataManager: DiagnoseListDataManaging {
    private let store: Store
    private let settingsFile: (text: TextFile, name: String)?
    private let variables: SettingsEnvironment
    private let time: ([String]) -> Double?

    init(
        store: Store,
        settingsFile: (text: TextFile, name: String)?,
        environment: SettingsEnvironment,
        time: @escaping ([String]) -> Double?
    ) {
        self.store = store
        self.settingsFile = settingsFile
        variables = environment
        self.time = time
    }

    // MARK: Files

    private var file: StoreFile? { store.file?.real }

    var path: String? { file?.path }

    var list: FileFacts? { file?.facts }

    var folder: FileFacts? { file?.folderFacts }

    var disk: DiskFacts? { file?.diskFacts }

    func backups(on clock: any Clock) -> [Backup] { store.backups(on: clock) }

    func facts(of backup: Backup) -> FileFacts? { StoreFile(path: backup.path).facts }

    // MARK: Settings and machine

    func environment() -> DiagnoseListEnvironment {
        DiagnoseListEnvironment(
            letters: Dictionary(
                uniqueKeysWithValues: DiagnoseListLetters.allCases.compactMap { variable in
                    variables.word(variable.rawValue).map { (variable, $0) }
                }
            ),
            zone: variables.word("TZ"),
            clock: variables.word("ADDER_NOW"),
            settings: SettingsFacts(fileName: settingsFile?.name, environment: variables) { () throws(ListTrouble) in
                try settingsFile?.text.contents()
            }
        )
    }

    /// Where tzset(3) looks.
    func knowsZone(_ name: String) -> Bool {
        if name.hasPrefix("/") { return StoreFile(path: name).facts != nil }
        let folder = variables.word("TZDIR") ?? "/usr/share/zoneinfo"
        return name == "UTC" || StoreFile(path: "\(folder)/\(name)").facts != nil
    }

    func timeOfCommand(_ words: [String]) -> Double? {
        store.file.flatMap { time(["--db", $0.path] + words) }
    }

    func timeOfSync() -> Double? { file?.timeOfSync() }
}

// MARK: - What is in the list

extension DiagnoseListDataManager {
    func look() throws(ListTrouble) -> DiagnoseListBody? {
        try store.examine { examination throws(StoreError) in
            guard examination.version > 0 else { return .blank }
            let damages = try examination.damages(atMost: 100)
            if !damages.isEmpty { return .damaged(damages) }
            let (missing, unknown) = try examination.strangeParts()
            if missing.contains(where: { $0.hasPrefix("table ") }) {
                return .misshapen(missing: missing, unknown: unknown)
            }
            return .readable(try inside(examination, missing, unknown))
        }
    }

    private func inside(
        _ examination: Examination,
        _ missing: [String],
        _ unknown: [String]
    ) throws(StoreError) -> DiagnoseListInside {
        let connection = examination.connection
        func count(_ query: String) throws(StoreError) -> Int { try connection.integer(query) ?? 0 }
        var inside = DiagnoseListInside(version: examination.version, newestVersion: examination.newestVersion)
        inside.missingParts = missing
        inside.unknownParts = unknown
        inside.wasCutOff = examination.wasCutOff
        inside.isWriteAhead = examination.isWriteAhead
        inside.looseEnds = try examination.looseEndCount()
        inside.open = try count("SELECT count(*) FROM item WHERE status = 0")
        inside.done = try count("SELECT count(*) FROM item WHERE status = 1")
        inside.changes = try count("SELECT count(*) FROM change WHERE undone = 0")
        inside.contradicted = try count(Self.contradicted)
        if examination.version >= 2 { inside.unsearchable = try count(Self.unsearchable) }
        inside.newestChange = try newestChange(connection)
        let title = try connection.prepare("SELECT title FROM item ORDER BY id DESC LIMIT 1")
        inside.newestTitle = try title.step() ? title.text(0) : nil
        return inside
    }

    private func newestChange(_ connection: Connection) throws(StoreError) -> Instant? {
        let rows = try connection.prepare("SELECT max(at) FROM change")
        return try rows.step() ? rows.optionalInteger(0).map(Instant.init(seconds:)) : nil
    }

    /// The last that was done to a field is what it holds; a change that was taken back does not count.
    private static let contradicted = """
        SELECT count(DISTINCT item.id) FROM (
            SELECT journal.item, journal.what, journal.after, max(journal.step)
            FROM journal JOIN change ON change.id = journal.change
            WHERE change.undone = 0 AND journal.what IN (
                'title', 'note', 'project', 'priority', 'due_day', 'due_minute', 'wait_day', 'repeats', 'parent', 'status')
            GROUP BY journal.item, journal.what
        ) AS last JOIN item ON item.id = last.item
        WHERE last.after IS NOT CASE last.what
            WHEN 'title' THEN item.title WHEN 'note' THEN item.note WHEN 'project' THEN item.project
            WHEN 'priority' THEN item.priority WHEN 'due_day' THEN item.due_day
            WHEN 'due_minute' THEN item.due_minute WHEN 'wait_day' THEN item.wait_day
            WHEN 'repeats' THEN item.repeats WHEN 'parent' THEN item.parent WHEN 'status' THEN item.status END
        """

    private static let unsearchable = """
        SELECT (SELECT count(*) FROM item WHERE id NOT IN (SELECT id FROM search_docsize))
            + (SELECT count(*) FROM search_docsize WHERE id NOT IN (SELECT id FROM item))
        """
}
