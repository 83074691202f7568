import Almanac
import Entities
import Vocabulary

/// The state of the list file.
enum CheckedFileState: Entity {
    /// An empty file, which an interrupted first add leaves behind.
    case empty
    case damaged([DiagnoseListFact.Damage])
    /// Tables are missing, so the contents can't be read.
    case malformed(missing: [String], unknown: [String])
    case readable(CheckedContents)
}

/// The contents of a readable list.
struct CheckedContents: Entity {
    var version = 2
    var newestVersion = 2
    var open = 0
    var done = 0
    /// The number of rows that refer to missing rows.
    var danglingReferences = 0
    /// The number of differences between the items and the search index.
    var unindexed = 0
    var missingObjects: [String] = []
    var unknownObjects: [String] = []
    /// The number of changes that can be undone.
    var changes = 0
    var oldestChange: Instant?
    /// The size of the change history, or `nil` if SQLite was built without the means to measure it.
    var historyBytes: Int?
    /// The size of the pages that no longer hold anything.
    var unusedBytes = 0
    var hadInterruptedChange = false
    var usesWriteAheadLog = false
    var newestChange: Instant?
    var newestTitle: String?
    /// `nil` if the list is not synchronized.
    var server: CheckedServer?
}

// MARK: - Findings

extension CheckedFileState {
    /// Returns the findings about the file and its contents.
    func findings(in files: CheckedFiles, on clock: any Clock) -> [DiagnoseListFinding] {
        switch self {
        case .empty: [files.missingList]
        case .damaged(let damage):
            [.problem(.content(.damaged(path: files.path, damage)))]
        case .malformed(let missing, let unknown):
            CheckedContents.shapeFindings(missing: missing, unknown: unknown)
        case .readable(let contents):
            [
                .ok(
                    .file(
                        .list(path: files.path, bytes: files.list?.bytes ?? 0, open: contents.open, done: contents.done)
                    )
                )
            ]
                + contents.consistency + contents.shape + contents.journal(on: clock)
                + contents.unusedSpace(in: files.list?.bytes ?? 0)
        }
    }
}

extension CheckedContents {
    fileprivate var consistency: [DiagnoseListFinding] {
        var findings: [DiagnoseListFinding] = []
        if danglingReferences > 0 { findings.append(.problem(.content(.danglingReferences(danglingReferences)))) }
        if unindexed > 0 { findings.append(.problem(.content(.unindexed(unindexed)))) }
        return findings.isEmpty ? [.ok(.content(.intact))] : findings
    }

    fileprivate var shape: [DiagnoseListFinding] {
        var findings = Self.shapeFindings(missing: missingObjects, unknown: unknownObjects)
        if version < newestVersion { findings.append(.note(.shape(.old(version: version, newest: newestVersion)))) }
        return findings.isEmpty ? [.ok(.shape(.newest(version: version)))] : findings
    }

    /// A list with unknown objects can't be changed, as they may run SQL of their author's choosing.
    fileprivate static func shapeFindings(missing: [String], unknown: [String]) -> [DiagnoseListFinding] {
        (missing.isEmpty ? [] : [.problem(.shape(.missing(missing)))])
            + (unknown.isEmpty ? [] : [.problem(.shape(.unknown(unknown)))])
    }

    fileprivate func journal(on clock: any Clock) -> [DiagnoseListFinding] {
        var findings: [DiagnoseListFinding] = []
        if hadInterruptedChange { findings.append(.note(.journal(.interrupted))) }
        if usesWriteAheadLog { findings.append(.note(.journal(.writeAhead))) }
        if !findings.isEmpty { return findings }
        let oldest = oldestChange.map { clock.moment(at: $0).today }
        return [.ok(.journal(.changes(changes, since: oldest, bytes: historyBytes)))]
    }

    /// A size worth giving back.
    private static let considerableBytes = 1_000_000

    /// Later changes use the space again, so it is only worth a note if there is a lot.
    fileprivate func unusedSpace(in bytes: Int) -> [DiagnoseListFinding] {
        unusedBytes >= Self.considerableBytes && 4 * unusedBytes >= bytes
            ? [.note(.journal(.unused(bytes: unusedBytes)))] : []
    }
}
