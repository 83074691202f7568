import Entities
import Vocabulary

/// The list file, its folder, its backups and its disk.
struct CheckedFiles: Entity {
    /// The size below which almost no change is possible.
    private static let minimumFreeBytes = 200_000

    /// The resolved path of the list file, or empty for a list in memory.
    let path: String
    let list: FileFacts?
    let folder: FileFacts?
    let disk: DiskFacts?
    /// Newest first.
    let backups: [Backup]
    let backupFiles: [FileFacts]
    /// The paths of the pages of `edit` in the temporary folder.
    let pages: [String]

    /// The finding about a list that doesn't exist.
    var missingList: DiagnoseListFinding {
        backups.isEmpty ? .ok(.file(.none(path: path))) : .note(.file(.lost(path: path)))
    }

    var permissions: [DiagnoseListFinding] {
        guard let list else { return [] }
        var findings: [DiagnoseListFinding] = []
        if list.nameCount > 1 {
            findings.append(.problem(.permissions(.linked(path: list.path, names: list.nameCount))))
        }
        if !list.isWritable {
            findings.append(.problem(.permissions(.readOnly(path: list.path))))
        } else if let folder, !folder.isWritable {
            findings.append(.problem(.permissions(.readOnly(path: folder.path))))
        }
        if let folder, folder.mode & 0o022 != 0 {
            // With the sticky bit, others can add files but not replace the list.
            let isSticky = folder.mode & 0o1000 != 0
            let fact: DiagnoseListFact.Permissions =
                isSticky
                ? .sharedFolder(path: folder.path, mode: folder.mode)
                : .openFolder(path: folder.path, mode: folder.mode)
            findings.append(.note(.permissions(fact)))
        }
        if !list.isOwnedByUser { findings.append(.note(.permissions(.foreignOwner(path: list.path)))) }
        for file in [list] + backupFiles where file.mode & 0o077 != 0 {
            findings.append(.note(.permissions(.open(path: file.path, mode: file.mode))))
        }
        return findings.isEmpty ? [.ok(.permissions(.ownerOnly))] : findings
    }

    var diskSpace: [DiagnoseListFinding] {
        guard let disk else { return [] }
        let needed = DiskFacts.bytesForChange(ofList: list?.bytes ?? 0)
        let lowSpace = DiagnoseListFact.disk(.lowSpace(bytes: disk.freeBytes, needed: needed))
        let space: DiagnoseListFinding =
            disk.freeBytes < Self.minimumFreeBytes
            ? .problem(lowSpace)
            : disk.freeBytes < needed ? .note(lowSpace) : .ok(.disk(.free(bytes: disk.freeBytes)))
        return [space] + (unsafeDisk(disk.kind).map { [.note(.disk($0))] } ?? [])
    }

    private func unsafeDisk(_ kind: DiskFacts.Kind) -> DiagnoseListFact.Disk? {
        switch kind {
        case .local: nil
        case .network: .network(path: path)
        case .userSpace: .userSpace(path: path)
        }
    }

    var pageFindings: [DiagnoseListFinding] {
        pages.isEmpty ? [] : [.note(.pages(DiagnoseListFact.Pages(paths: pages)))]
    }

    func backupFindings(isDaily: Bool) -> [DiagnoseListFinding] {
        var findings = backups.filter { $0.items == nil }.map { backup in
            DiagnoseListFinding.note(.backups(.unreadable(backup)))
        }
        let readable = backups.filter { $0.items != nil }
        if let newest = readable.first {
            findings.insert(.ok(.backups(.some(count: readable.count, newest: newest))), at: 0)
        } else if let list, list.bytes > 0 {
            findings.insert(.note(.backups(.none(isDaily: isDaily))), at: 0)
        }
        return findings
    }
}
