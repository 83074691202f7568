import Entities

/// What is to be said of a look into the list.
enum DiagnoseListContentInteractor {
    /// The path is that of the list, and lost it is where there are copies of it.
    static func findings(
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
