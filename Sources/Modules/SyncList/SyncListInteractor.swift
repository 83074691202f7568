import Almanac
import Entities
import Vocabulary

/// The interactor's data source: this list, and its copy on a server.
protocol SyncListDataManaging: AnyObject {
    func times() -> SyncTimes
    /// `false` if the list is known to have no server.
    var hasServer: Bool { get }
    /// Connects to the server and locks out other syncs. Throws during a pause of automatic syncs. The first time, finds the lists of the server, and uses the
    /// list if there is only one.
    func begin(_ request: SyncListRequest) throws(SyncListFailure) -> SyncStart
    /// Asks what changed on the server. Changes nothing.
    func findNews(listingAll: Bool) throws(SyncListFailure) -> ServerNews
    /// The last time that everything was listed; `nil` if it has to be.
    var lastListing: Instant? { get }
    /// Receives the next items and stores the merged items in one transaction.
    /// - Parameters:
    ///   - decide: Returns what to do with the items. The list doesn't change before that is done.
    ///   - link: Returns the plan for new references to items of the list.
    /// - Returns: `false` if there were no items left.
    func receiveNext(
        at instant: Instant,
        decide: ([SyncedItem], any ItemRelations) throws(ListError) -> SyncDecision,
        link: ([WantedReference], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(SyncListFailure) -> Bool
    /// Notes that everything was received.
    func acceptNews(at instant: Instant) throws(SyncListFailure)
    /// Finds the changes of this list that the server doesn't have, and returns their number.
    func findChanges(doneSince: Instant) throws(SyncListFailure) -> Int
    /// Sends the next changes, or returns `nil` if there were none left.
    func sendNext(at instant: Instant) throws(SyncListFailure) -> [SentChange]?
    /// Notes that the sync is complete.
    func finish(at instant: Instant) throws(SyncListFailure)
    /// Returns items that seem to have been in both places before the first sync.
    func duplicates() throws(SyncListFailure) -> [[ItemName]]
    /// Keeps automatic syncs from contacting the server before the instant.
    func pause(until end: Instant) throws(SyncListFailure)
    func status() throws(SyncListFailure) -> SyncedListStatus
    /// Returns the items that the server rejected, and will reject again unless they change.
    func stuck() throws(SyncListFailure) -> [StuckItem]
    /// Forgets the server, and returns its name.
    func forget() throws(SyncListFailure) -> SyncedListName
}

/// Synchronizes the list with its copy on a server: receives, merges and sends.
final class SyncListInteractor: SyncListInteracting {
    /// The maximum number of rounds of receiving and sending.
    private static let maximumTurns = 3
    private static let listingInterval = 7 * 86_400

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
            switch try dataManager.begin(request) {
            case .ready(let list): response.list = list.name
            case .mustChoose(let lists): return output?.foundLists(lists) ?? ()
            }
            guard try exchange(request, &response) else { return }
            response.duplicates = try dataManager.duplicates()
            if !request.isDryRun { try dataManager.finish(at: clock.now().instant) }
            // Automatic syncs report an item only once.
            if !request.isQuiet { try addStuckItems(to: &response) }
            output?.synced(response)
        } catch {
            do throws(SyncListFailure) {
                if let end = error.pause, !request.isDryRun { try dataManager.pause(until: end) }
            } catch {}
            output?.couldNotSync(error, after: response.isUneventful ? nil : response)
        }
    }

    private var isSyncDue: Bool {
        dataManager.times().isSyncDue(at: clock.now().instant.seconds * 1_000_000_000) && dataManager.hasServer
    }

    /// Receives and sends in turns. Returns `false` if the user has to confirm first.
    private func exchange(
        _ request: SyncListRequest,
        _ response: inout SyncListResponse
    ) throws(SyncListFailure) -> Bool {
        for turn in 1...SyncListInteractor.maximumTurns {
            let news = try dataManager.findNews(listingAll: request.isFull || isListingDue)
            if news.review.needsConfirmation, !request.confirmed.contains(.removals), !request.isDryRun {
                // Later changes are left to the next sync, so that this one can report what it did.
                if turn > 1 { return true }
                output?.foundManyRemovals(
                    news.review.removals,
                    of: news.review.count,
                    after: news.review.recentRemovals
                )
                return false
            }
            try receive(news, request, &response)
            let (count, outdated) = try send(request, &response)
            // After sending, the server's new sync token has to be received.
            if count == 0 || request.isDryRun { break }
            guard turn == SyncListInteractor.maximumTurns else { continue }
            response.stuck += outdated.map { StuckItem(item: $0, problem: .keepsChanging) }
        }
        return true
    }

    /// Servers whose tokens are mere counters can hide changes, so everything is listed once a week.
    private var isListingDue: Bool {
        guard let last = dataManager.lastListing else { return true }
        return clock.now().instant.seconds - last.seconds > SyncListInteractor.listingInterval
    }

    private func addStuckItems(to response: inout SyncListResponse) throws(SyncListFailure) {
        let known = try dataManager.stuck()
        let ids = Set(known.map(\.item.id))
        response.stuck = known + response.stuck.filter { !ids.contains($0.item.id) }
    }

    func showStatus() {
        do throws(SyncListFailure) {
            let status = try dataManager.status()
            output?.foundStatus(
                SyncStatusResponse(
                    list: status.list.name,
                    url: status.list.url,
                    finished: status.finished.map(clock.moment),
                    pause: status.pause.flatMap(pause),
                    waiting: status.waiting,
                    stuck: status.stuck,
                    today: clock.now().today
                )
            )
        } catch {
            output?.couldNotSync(error, after: nil)
        }
    }

    private func pause(until end: Instant) -> SyncPause? {
        if end == .untilUserSyncs { return .denied }
        return end > clock.now().instant ? .until(clock.moment(at: end)) : nil
    }

    func forget() {
        do throws(SyncListFailure) {
            output?.forgotServer(try dataManager.forget().name)
        } catch {
            output?.couldNotSync(error, after: nil)
        }
    }

    private func receive(
        _ news: ServerNews,
        _ request: SyncListRequest,
        _ response: inout SyncListResponse
    ) throws(SyncListFailure) {
        var (total, isLeft) = (0, true)
        while isLeft {
            var merge = SyncListMerge(clock: clock)
            isLeft = try dataManager.receiveNext(at: clock.now().instant) { (items, list) throws(ListError) in
                // If the list was moved away in the meantime, the batch starts over.
                merge = SyncListMerge(clock: clock)
                for item in items { merge.add(item) }
                try merge.finish(list)
                total += items.count
                return merge.decision
            } link: { (wanted, list) throws(ListError) in
                var links = SyncListLinks(list)
                return try links.plan(wanted)
            }
            response.add(merge)
            output?.isSyncing(SyncProgress(isSending: false, done: total, total: news.changed))
        }
        if !request.isDryRun { try dataManager.acceptNews(at: clock.now().instant) }
    }

    /// Returns the number of changes that the server has accepted or will accept, and the items that have changed there
    /// in the meantime.
    private func send(
        _ request: SyncListRequest,
        _ response: inout SyncListResponse
    ) throws(SyncListFailure) -> (count: Int, outdated: [ItemName]) {
        let now = clock.now().instant
        let since = request.sendsAll ? .min : now.seconds - SyncListRequest.doneDays * 86_400
        let total = try dataManager.findChanges(
            doneSince: Instant(seconds: max(since, Instant.validSeconds.lowerBound))
        )
        var outdated: [ItemName] = []
        var (done, count) = (0, 0)
        while let sent = try dataManager.sendNext(at: clock.now().instant) {
            done += sent.count
            for change in sent {
                switch change.outcome {
                case .accepted:
                    response.sent.add(change.kind)
                    count += 1
                case .outdated: outdated.append(change.item)
                case .refused(let problem):
                    response.stuck.removeAll { $0.item.id == change.item.id }
                    response.stuck.append(StuckItem(item: change.item, problem: problem))
                }
            }
            output?.isSyncing(SyncProgress(isSending: true, done: done, total: total))
        }
        return (count + outdated.count, outdated)
    }
}

extension SyncListFailure {
    /// The time until which automatic syncs pause. After a rejected password, they pause until the user
    /// runs `sync`, because many servers lock users out.
    fileprivate var pause: Instant? {
        switch self {
        case .server(.busy(let end)): end?.instant
        case .server(.wrongPassword), .server(.forbidden): .untilUserSyncs
        default: nil
        }
    }
}

extension Instant {
    fileprivate static let untilUserSyncs = Instant(seconds: Instant.validSeconds.upperBound)
}

extension SyncListResponse {
    fileprivate mutating func add(_ merge: SyncListMerge) {
        received.added += merge.received.added
        received.updated += merge.received.updated
        received.removed += merge.received.removed
        merged += merge.merged
        conflicts += merge.conflicts
    }
}

extension SyncListResponse.Counts {
    fileprivate mutating func add(_ kind: SentChange.Kind) {
        switch kind {
        case .created: added += 1
        case .updated: updated += 1
        case .removed: removed += 1
        }
    }
}
