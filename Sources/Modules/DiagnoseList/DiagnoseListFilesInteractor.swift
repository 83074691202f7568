import Boundary
import Entities

/// What is to be said of the list's file, of the copies beside it, and of the disk that it is on.
struct DiagnoseListFilesInteractor {
    let dataManager: any DiagnoseListDataManaging
    let copies: [Backup]

    /// With less room on the disk hardly anything can be changed.
    private static let leastBytes = 200_000

    var permissions: [DiagnoseListFinding] {
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

    var room: [DiagnoseListFinding] {
        guard let disk = dataManager.disk else { return [] }
        let wanted = DiskFacts.bytesForChange(ofList: dataManager.list?.bytes ?? 0)
        let little = DiagnoseListFact.disk(.littleRoom(bytes: disk.freeBytes, wanted: wanted))
        let room: DiagnoseListFinding =
            disk.freeBytes < Self.leastBytes
            ? .trouble(little)
            : disk.freeBytes < wanted ? .remark(little) : .well(.disk(.room(bytes: disk.freeBytes)))
        return [room] + (disk.isRemote ? [.remark(.disk(.remote(path: dataManager.path ?? "")))] : [])
    }

    func backups(isDaily: Bool) -> [DiagnoseListFinding] {
        var findings = copies.filter { $0.items == nil }.map { backup in
            DiagnoseListFinding.remark(.backups(.unreadable(BackupSummary(backup))))
        }
        let good = copies.filter { $0.items != nil }
        if let newest = good.first {
            findings.insert(.well(.backups(.some(count: good.count, newest: BackupSummary(newest)))), at: 0)
        } else if let list = dataManager.list, list.bytes > 0 {
            findings.insert(.remark(.backups(.none(isDaily: isDaily))), at: 0)
        }
        return findings
    }
}
