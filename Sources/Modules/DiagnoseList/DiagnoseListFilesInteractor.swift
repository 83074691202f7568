import Entities
import Vocabulary

/// Findings about the list file, its backups and the disk.
struct DiagnoseListFilesInteractor {
    let dataManager: any DiagnoseListDataManaging
    let copies: [Backup]

    /// Below this, hardly any change is possible.
    private static let minimumFreeBytes = 200_000

    var permissions: [DiagnoseListFinding] {
        guard let list = dataManager.list else { return [] }
        var findings: [DiagnoseListFinding] = []
        if !list.isWritable {
            findings.append(.problem(.permissions(.readOnly(path: list.path))))
        } else if let folder = dataManager.folder, !folder.isWritable {
            findings.append(.problem(.permissions(.readOnly(path: folder.path))))
        }
        // With the sticky bit, others can add files but not replace the list.
        if let folder = dataManager.folder, folder.mode & 0o022 != 0, folder.mode & 0o1000 == 0 {
            findings.append(.note(.permissions(.openFolder(path: folder.path, mode: folder.mode))))
        }
        if !list.isOwnedByUser { findings.append(.note(.permissions(.foreignOwner(path: list.path)))) }
        for file in [list] + copies.compactMap(dataManager.facts) where file.mode & 0o077 != 0 {
            findings.append(.note(.permissions(.open(path: file.path, mode: file.mode))))
        }
        return findings.isEmpty ? [.ok(.permissions(.ownerOnly))] : findings
    }

    var diskSpace: [DiagnoseListFinding] {
        guard let disk = dataManager.disk else { return [] }
        let needed = DiskFacts.bytesForChange(ofList: dataManager.list?.bytes ?? 0)
        let lowSpace = DiagnoseListFact.disk(.lowSpace(bytes: disk.freeBytes, needed: needed))
        let space: DiagnoseListFinding =
            disk.freeBytes < Self.minimumFreeBytes
            ? .problem(lowSpace)
            : disk.freeBytes < needed ? .note(lowSpace) : .ok(.disk(.free(bytes: disk.freeBytes)))
        return [space] + (disk.isRemote ? [.note(.disk(.remote(path: dataManager.path ?? "")))] : [])
    }

    func backups(isDaily: Bool) -> [DiagnoseListFinding] {
        var findings = copies.filter { $0.items == nil }.map { backup in
            DiagnoseListFinding.note(.backups(.unreadable(backup)))
        }
        let readable = copies.filter { $0.items != nil }
        if let newest = readable.first {
            findings.insert(.ok(.backups(.some(count: readable.count, newest: newest))), at: 0)
        } else if let list = dataManager.list, list.bytes > 0 {
            findings.insert(.note(.backups(.none(isDaily: isDaily))), at: 0)
        }
        return findings
    }
}
