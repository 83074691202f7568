import Almanac
import Entities
import Vocabulary

/// The server of a synchronized list, as the list knows it.
struct CheckedServer: Entity {
    /// The name or address of the list there.
    let list: String
    /// The ids of the items that the server rejected.
    var refused: [Int] = []
}

/// The requirements of a sync, and the time of the last complete one.
struct CheckedSync: Entity {
    private static let oldestCurl = (7, 76)

    var lastSync: Instant?
    /// `nil` if curl can't be run.
    var curlVersion: String?
    /// The setting `sync.password-file`, if it is in effect.
    var passwordPath: String?
    var passwordFile: FileFacts?
    /// The reason why automatic syncs wait for one that the user runs, if they do.
    var block: SyncBlock?
    /// The time until which they leave the server alone because it asked for a pause.
    var pause: Instant?
}

// MARK: - Findings

extension CheckedSync {
    func findings(_ server: CheckedServer, on clock: any Clock) -> [DiagnoseListFinding] {
        let last = lastSync.map(clock.moment).map { moment in
            DiagnoseListFinding.ok(.sync(.complete(list: server.list, moment, curl: curlVersion)))
        }
        let pause = pause.flatMap { block == nil && $0 > clock.now().instant ? clock.moment(at: $0) : nil }
        let incomplete = pause.map { DiagnoseListFact.Sync.paused(list: server.list, until: $0) }
        return [last ?? .note(.sync(incomplete ?? .incomplete(list: server.list)))] + curlFindings + passwordFindings
            + (block.map { [.note(.sync(.blocked($0)))] } ?? [])
            + (server.refused.isEmpty ? [] : [.note(.sync(.refused(server.refused)))])
    }

    private var curlFindings: [DiagnoseListFinding] {
        guard let curlVersion else { return [.problem(.sync(.noCurl))] }
        let numbers = curlVersion.split(separator: "." as Character).compactMap { Int($0) }
        guard numbers.count > 1, (numbers[0], numbers[1]) >= CheckedSync.oldestCurl else {
            return [.problem(.sync(.oldCurl(curlVersion)))]
        }
        return []
    }

    private var passwordFindings: [DiagnoseListFinding] {
        guard let passwordPath else { return [] }
        guard let passwordFile else { return [.problem(.sync(.noPassword(path: passwordPath)))] }
        if !passwordFile.isOwnedByUser { return [.problem(.sync(.foreignPassword(path: passwordPath)))] }
        let isOpen = passwordFile.mode & 0o077 != 0
        return isOpen ? [.problem(.sync(.openPassword(path: passwordPath, mode: passwordFile.mode)))] : []
    }
}
