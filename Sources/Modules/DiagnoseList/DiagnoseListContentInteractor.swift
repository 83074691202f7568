import Entities

/// Findings about the list's contents.
enum DiagnoseListContentInteractor {
    /// - Parameter isLost: The list is missing, but backups exist.
    static func findings(
        in state: DiagnoseListFileState?,
        _ path: String,
        _ list: FileFacts?,
        isLost: Bool
    ) -> [DiagnoseListFinding] {
        switch state {
        case nil, .empty: [isLost ? .note(.file(.lost(path: path))) : .ok(.file(.none(path: path)))]
        case .malformed(let missing, let unknown): shapeFindings(missing: missing, unknown: unknown)
        case .damaged(let errors):
            [.problem(.content(.damaged(path: path, first: errors.first ?? "", count: errors.count)))]
        case .readable(let contents):
            [.ok(.file(.list(path: path, bytes: list?.bytes ?? 0, open: contents.open, done: contents.done)))]
                + contentFindings(contents) + shapeFindings(contents) + journalFindings(contents)
        }
    }

    private static func contentFindings(_ contents: DiagnoseListContents) -> [DiagnoseListFinding] {
        var findings: [DiagnoseListFinding] = []
        if contents.danglingReferences > 0 {
            findings.append(.problem(.content(.danglingReferences(contents.danglingReferences))))
        }
        if contents.unindexed > 0 { findings.append(.problem(.content(.unindexed(contents.unindexed)))) }
        return findings.isEmpty ? [.ok(.content(.intact))] : findings
    }

    private static func shapeFindings(_ contents: DiagnoseListContents) -> [DiagnoseListFinding] {
        var findings = shapeFindings(missing: contents.missingObjects, unknown: contents.unknownObjects)
        if contents.version < contents.newestVersion {
            findings.append(.note(.shape(.old(version: contents.version, newest: contents.newestVersion))))
        }
        return findings.isEmpty ? [.ok(.shape(.newest(version: contents.version)))] : findings
    }

    /// Unknown triggers are problems, as they may change items. Other unknown objects are harmless.
    private static func shapeFindings(missing: [String], unknown: [String]) -> [DiagnoseListFinding] {
        let triggers = unknown.filter { $0.hasPrefix("trigger ") }
        let others = unknown.filter { !triggers.contains($0) }
        return (missing.isEmpty ? [] : [.problem(.shape(.missing(missing)))])
            + (triggers.isEmpty ? [] : [.problem(.shape(.unknown(triggers)))])
            + (others.isEmpty ? [] : [.note(.shape(.unknown(others)))])
    }

    private static func journalFindings(_ contents: DiagnoseListContents) -> [DiagnoseListFinding] {
        var findings: [DiagnoseListFinding] = []
        if contents.hadInterruptedChange { findings.append(.note(.journal(.interrupted))) }
        if contents.usesWriteAheadLog { findings.append(.note(.journal(.writeAhead))) }
        if contents.changedElsewhere > 0 {
            findings.append(.note(.journal(.changedElsewhere(contents.changedElsewhere))))
        }
        return findings.isEmpty ? [.ok(.journal(.changes(contents.changes)))] : findings
    }
}
