import Almanac
import Entities
import Vocabulary

/// The interactor's data source: this list, and its copy on a server.
protocol SyncListDataManaging: AnyObject {
    /// Connects to the server, and keeps other syncs out. The first time, it finds the lists of the server, and takes the
    /// only one.
    func begin(_ request: SyncListRequest) throws(SyncListFailure) -> SyncStart
    /// Asks what changed on the server. Changes nothing.
    func findNews() throws(SyncListFailure) -> ServerNews
    /// Receives the next items and stores what becomes of them, all or none.
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
    func status() throws(SyncListFailure) -> SyncedListStatus
    /// Forgets the server, and returns its name.
    func forget() throws(SyncListFailure) -> SyncedListName
}

/// Synchronizes the list with its copy on a server: receives, merges and sends.
final class SyncListInteractor: SyncListInteracting {
    /// The number of times that the server may change while the list is sent.
    private static let maximumTurns = 3

    weak var output: (any SyncListInteractorOutput)?
    private let dataManager: any SyncListDataManaging
    private let clock: any Clock

    init(dataManager: any SyncListDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func sync(_ request: SyncListRequest) {
        do throws(SyncListFailure) {
            let list: SyncedListName
            switch try dataManager.begin(request) {
            case .ready(let name): list = name
            case .mustChoose(let lists): return output?.foundLists(lists) ?? ()
            }
            var response = SyncListResponse(list: list.name, isDryRun: request.isDryRun, today: clock.now().today)
            for turn in 1...SyncListInteractor.maximumTurns {
                guard try receive(request, &response) else { return }
                let (count, outdated) = try send(request, &response)
                // After sending, the server's name for the new state has to be received.
                if count == 0 || request.isDryRun { break }
                guard turn == SyncListInteractor.maximumTurns else { continue }
                response.stuck += outdated.map { StuckItem(item: $0, trouble: .keepsChanging) }
            }
            if !request.isDryRun { try dataManager.finish(at: clock.now().instant) }
            output?.synced(response)
        } catch {
            output?.couldNotSync(error)
        }
    }

    func showStatus() {
        do throws(SyncListFailure) {
            let status = try dataManager.status()
            output?.foundStatus(
                SyncStatusResponse(
                    list: status.list.name,
                    url: status.list.url,
                    finished: status.finished.map(clock.moment),
                    waiting: status.waiting,
                    stuck: status.stuck,
                    today: clock.now().today
                )
            )
        } catch {
            output?.couldNotSync(error)
        }
    }

    func forget() {
        do throws(SyncListFailure) {
            output?.forgotServer(try dataManager.forget().name)
        } catch {
            output?.couldNotSync(error)
        }
    }

    /// Returns `false` if the user has to confirm first.
    private func receive(
        _ request: SyncListRequest,
        _ response: inout SyncListResponse
    ) throws(SyncListFailure) -> Bool {
        let news = try dataManager.findNews()
        if news.review.needsConfirmation, !request.isConfirmed, !request.isDryRun {
            output?.foundManyRemovals(news.review.removals, of: news.review.count)
            return false
        }
        var (total, isLeft) = (0, true)
        while isLeft {
            var merge = SyncListMerge(clock: clock)
            isLeft = try dataManager.receiveNext(at: clock.now().instant) { (items, list) throws(ListError) in
                // The list may have been moved away in the meantime, and the portion begins again.
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
        return true
    }

    /// Returns the number of changes that the server has taken or will take, and the items that have changed there in the
    /// meantime.
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
                case .refused(let trouble):
                    response.stuck.removeAll { $0.item.id == change.item.id }
                    response.stuck.append(StuckItem(item: change.item, trouble: trouble))
                }
            }
            output?.isSyncing(SyncProgress(isSending: true, done: done, total: total))
        }
        return (count + outdated.count, outdated)
    }
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
