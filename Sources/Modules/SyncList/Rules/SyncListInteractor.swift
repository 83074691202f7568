import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to this list and to lists on servers.
protocol SyncListDataManaging: AnyObject {
    func times() -> SyncTimes
    /// Returns the synchronized list; `nil` if no server is known.
    func list() throws(SyncListFailure) -> SyncedList?
    /// Locks out other syncs as long as this object exists.
    func lock() throws(SyncListFailure) -> SyncLock
    /// Finds the lists of a server, and creates one with the name unless it exists.
    /// - Parameter password: The password as typed. Otherwise the stored one is used.
    func lists(
        at address: SyncAddress,
        password: String?,
        creating name: String?
    ) throws(SyncListFailure) -> FoundLists
    /// - Parameters:
    ///   - typed: The command as typed, for the history.
    ///   - isConfirmed: `true` if the user has confirmed the removals.
    func connect(
        _ list: SyncedList,
        password: String?,
        typed: String,
        isConfirmed: Bool
    ) throws(SyncListFailure) -> any SyncListExchanging
    /// Returns the id of the newest item.
    func lastItem() throws(SyncListFailure) -> Int
    /// Returns items that seem to be the same, one of them newer than an id.
    func duplicates(newerThan item: Int) throws(SyncListFailure) -> [[ItemName]]
    /// Keeps automatic syncs from contacting the server before the instant.
    func pause(until end: Instant) throws(SyncListFailure)
    /// Keeps automatic syncs from contacting the server before the user runs a sync.
    func pause(_ block: SyncBlock) throws(SyncListFailure)
    /// Returns the items that the server rejected, and will reject again unless they change.
    func stuck(in list: SyncedList) throws(SyncListFailure) -> [StuckItem]
    func unread(in list: SyncedList) throws(SyncListFailure) -> [UnreadObject]
    func status(of list: SyncedList, doneSince: Instant) throws(SyncListFailure) -> SyncedListStatus
    /// Forgets the server. The items stay.
    func remove(_ list: SyncedList) throws(SyncListFailure)
}

/// Synchronizes the list with its copy on a server: receives, merges and sends.
final class SyncListInteractor: SyncListInteracting {
    weak var output: (any SyncListInteractorOutput)?
    private let dataManager: any SyncListDataManaging
    private let clock: any Clock

    init(dataManager: any SyncListDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func sync(_ request: SyncListRequest) {
        if request.waitsUntilDue, !isSyncDue {
            output?.foundNothingDue()
            return
        }
        var response = SyncListResponse(isDryRun: request.isDryRun, today: clock.now().today)
        do throws(SyncListFailure) {
            guard try dataManager.list() != nil || request.address != nil else { throw .notSetUp }
            let lock = try dataManager.lock()
            guard let list = try list(for: request, until: lock.pause) else { return }
            response.list = list.displayName
            let lastItem = list.finished == nil ? try dataManager.lastItem() : nil
            let exchange = try connect(list, request, isRestored: list.isRestored(lock.generations))
            var turns = SyncListExchangeInteractor(exchange, request, clock) { [weak output] in output?.isSyncing($0) }
            if let review = try turns.perform(into: &response) {
                if request.isAutomatic { try dataManager.pause(.removals) }
                if review.isThere {
                    output?.foundManyRemovalsThere(review.removals, of: review.count)
                } else {
                    output?.foundManyRemovals(review.removals, of: review.count, after: review.recentRemovals)
                }
                return
            }
            if let lastItem { response.duplicates = try dataManager.duplicates(newerThan: lastItem) }
            if !request.isDryRun { try turns.finish() }
            // Automatic syncs report an item only once.
            if !request.isAutomatic { try addStuckItems(in: exchange.list, to: &response) }
            output?.synced(response)
        } catch {
            do throws(SyncListFailure) {
                if let end = error.pause, !request.isDryRun { try dataManager.pause(until: end) }
                if let block = error.block, !request.isDryRun { try dataManager.pause(block) }
            } catch {}
            output?.couldNotSync(error, after: response.isUneventful ? nil : response)
        }
    }

    private var isSyncDue: Bool {
        guard dataManager.times().isSyncDue(at: clock.now().instant) else { return false }
        // The sync itself reports a list that can't be read.
        if case .success(nil) = Result(catching: dataManager.list) { return false }
        return true
    }

    /// Returns the list to synchronize, or `nil` if the user has to choose one.
    private func list(
        for request: SyncListRequest,
        until pause: Instant?
    ) throws(SyncListFailure) -> SyncedList? {
        // Too many attempts with a wrong password lock users out.
        if let pause, request.isAutomatic, pause > clock.now().instant {
            throw .server(.busy(until: clock.moment(at: pause)))
        }
        if let known = try dataManager.list() {
            let isElsewhere = request.address.map { !known.isAt($0.url, user: $0.user) } ?? false
            if request.newList != nil || isElsewhere { throw .alreadySetUp(url: known.url) }
            return known
        }
        guard let address = request.address else { throw .notSetUp }
        let found = try dataManager.lists(at: address, password: request.password, creating: request.newList)
        if let name = request.newList, let known = found.named(name) { throw .listExists(known, user: address.user) }
        let writable = found.lists.filter(\.isWritable)
        // A mistyped address must not lead to another list.
        let only = writable.count == 1 && found.isAtAddress ? writable[0] : nil
        guard let list = found.created ?? only else {
            output?.foundLists(ServerListsResponse(lists: found.lists, address: address))
            return nil
        }
        return SyncedList(url: list.url, user: address.user, name: list.name)
    }

    private func connect(
        _ list: SyncedList,
        _ request: SyncListRequest,
        isRestored: Bool
    ) throws(SyncListFailure) -> any SyncListExchanging {
        if isRestored, !request.confirmed.contains(.merge) || request.isDryRun { throw .wasRestored }
        let exchange = try dataManager.connect(
            list,
            password: request.password,
            typed: request.typed,
            isConfirmed: request.confirmed.contains(.removals)
        )
        if isRestored || request.keepsAll { try exchange.startOver(isRestored: isRestored) }
        return exchange
    }

    private func addStuckItems(
        in list: SyncedList,
        to response: inout SyncListResponse
    ) throws(SyncListFailure) {
        let known = try dataManager.stuck(in: list)
        let ids = Set(known.map(\.item.id))
        response.stuck = known + response.stuck.filter { !ids.contains($0.item.id) }
        response.unread = try dataManager.unread(in: list)
    }
}

// MARK: - Status

extension SyncListInteractor {
    func showStatus() {
        perform { () throws(SyncListFailure) in
            guard let list = try dataManager.list() else { throw .notSetUp }
            let now = clock.now()
            let status = try dataManager.status(of: list, doneSince: SyncedList.doneSince(now.instant))
            output?.foundStatus(
                SyncStatusResponse(
                    list: list.displayName,
                    url: list.url,
                    finished: status.finished.map(clock.moment),
                    pause: SyncPause(until: status.pause, status.block, clock: clock),
                    waiting: status.waiting,
                    stuck: status.stuck,
                    unread: status.unread,
                    today: now.today
                )
            )
        }
    }

    func forget() {
        perform { () throws(SyncListFailure) in
            guard try dataManager.list() != nil else { throw .notSetUp }
            _ = try dataManager.lock()
            guard let list = try dataManager.list() else { throw .notSetUp }
            try dataManager.remove(list)
            output?.forgotServer(list.displayName)
        }
    }

    private func perform(_ body: () throws(SyncListFailure) -> Void) {
        do {
            try body()
        } catch {
            output?.couldNotSync(error, after: nil)
        }
    }
}
