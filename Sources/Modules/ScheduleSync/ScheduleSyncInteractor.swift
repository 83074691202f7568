import Vocabulary

/// The interactor's access to the list, the settings and the scheduler.
protocol ScheduleSyncDataManaging: AnyObject {
    /// Returns the server of the list; `nil` if it has none.
    func server() throws(ScheduleSyncFailure) -> ScheduleSyncServer?
    /// Returns the names of the files that it installed.
    func install() throws(ScheduleSyncFailure) -> [String]
    /// Returns the names of the files that it removed.
    func remove() throws(ScheduleSyncFailure) -> [String]
}

/// The server that an automatic sync uses.
struct ScheduleSyncServer: Entity {
    let url: String
    let user: String?
    /// `true` if a password for this user and server is stored.
    let hasPassword: Bool
}

/// Lets the list be synchronized every minute and after every change.
final class ScheduleSyncInteractor: ScheduleSyncInteracting {
    weak var output: (any ScheduleSyncInteractorOutput)?
    private let dataManager: any ScheduleSyncDataManaging

    init(dataManager: any ScheduleSyncDataManaging) {
        self.dataManager = dataManager
    }

    func install() {
        perform { () throws(ScheduleSyncFailure) in
            guard let server = try dataManager.server() else { throw .notSetUp }
            if let user = server.user, !server.hasPassword { throw .needsPassword(user: user, url: server.url) }
            output?.installedSchedule(try dataManager.install())
        }
    }

    func remove() {
        perform { () throws(ScheduleSyncFailure) in output?.removedSchedule(try dataManager.remove()) }
    }

    private func perform(_ body: () throws(ScheduleSyncFailure) -> Void) {
        do {
            try body()
        } catch {
            output?.couldNotSchedule(error)
        }
    }
}
