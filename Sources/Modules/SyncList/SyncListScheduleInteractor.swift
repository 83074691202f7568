import Vocabulary

/// The interactor's access to the list, the settings and the scheduler.
protocol SyncListScheduleDataManaging: AnyObject {
    /// Returns the server of the list; `nil` if it has none.
    func server() throws(SyncListScheduleFailure) -> SyncListScheduleServer?
    /// Returns the names of the files that it installed.
    func install() throws(SyncListScheduleFailure) -> [String]
    /// Returns the names of the files that it removed.
    func remove() throws(SyncListScheduleFailure) -> [String]
}

/// The server that an automatic sync uses.
struct SyncListScheduleServer: Entity {
    let url: String
    let user: String?
    /// `true` if a password for this user and server is stored.
    let hasPassword: Bool
}

/// Lets the list be synchronized every minute and after every change.
final class SyncListScheduleInteractor: SyncListScheduleInteracting {
    weak var output: (any SyncListScheduleInteractorOutput)?
    private let dataManager: any SyncListScheduleDataManaging

    init(dataManager: any SyncListScheduleDataManaging) {
        self.dataManager = dataManager
    }

    func install() {
        do throws(SyncListScheduleFailure) {
            guard let server = try dataManager.server() else { throw .notSetUp }
            if let user = server.user, !server.hasPassword { throw .needsPassword(user: user, url: server.url) }
            output?.installedSchedule(try dataManager.install())
        } catch {
            output?.couldNotSchedule(error)
        }
    }

    func remove() {
        do throws(SyncListScheduleFailure) {
            output?.removedSchedule(try dataManager.remove())
        } catch {
            output?.couldNotSchedule(error)
        }
    }
}
