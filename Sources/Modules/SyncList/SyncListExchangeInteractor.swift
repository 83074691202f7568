import Almanac
import Entities
import Responses
import Vocabulary

/// The exchange of items with a server during one sync.
protocol SyncListExchanging: AnyObject {
    /// The list as it is stored now.
    var list: SyncedList { get }
    /// Treats all items as new in both places, so that none is removed.
    func startOver(isRestored: Bool) throws(SyncListFailure)
    /// Asks what changed on the server. Changes nothing.
    func findNews(listingAll: Bool) throws(SyncListFailure) -> ServerNews
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
    /// Sends the next changes, and returns them with the answers, or `nil` if there were none left.
    func sendNext(at instant: Instant) throws(SyncListFailure) -> [OutgoingChange]?
    /// Notes that the sync is complete.
    func finish(at instant: Instant) throws(SyncListFailure)
}

/// Receives, merges and sends in turns until the list and its copy on the server agree.
struct SyncListExchangeInteractor {
    private static let maximumTurns = 3

    private let exchange: any SyncListExchanging
    private let request: SyncListRequest
    private let clock: any Clock
    private let report: (SyncProgress) -> Void

    init(
        _ exchange: any SyncListExchanging,
        _ request: SyncListRequest,
        _ clock: any Clock,
        report: @escaping (SyncProgress) -> Void
    ) {
        (self.exchange, self.request, self.clock, self.report) = (exchange, request, clock, report)
    }

    /// Returns the removals if the user has to confirm them first. Then nothing was changed.
    func carryOut(into response: inout SyncListResponse) throws(SyncListFailure) -> PullReview? {
        for turn in 1...SyncListExchangeInteractor.maximumTurns {
            let isListingDue = exchange.list.isListingDue(at: clock.now().instant)
            let news = try exchange.findNews(listingAll: request.isFull || isListingDue)
            if news.review.needsConfirmation, !request.confirmed.contains(.removals), !request.isDryRun {
                // Later changes are left to the next sync, so that this one can report what it did.
                return turn > 1 ? nil : news.review
            }
            try receive(news, into: &response)
            let (count, outdated) = try send(into: &response)
            // After sending, the server's new sync token has to be received.
            if count == 0 || request.isDryRun { break }
            guard turn == SyncListExchangeInteractor.maximumTurns else { continue }
            response.stuck += outdated.map { StuckItem(item: $0, problem: .keepsChanging) }
        }
        return nil
    }

    private func receive(
        _ news: ServerNews,
        into response: inout SyncListResponse
    ) throws(SyncListFailure) {
        var (total, isLeft) = (0, true)
        while isLeft {
            var merge = SyncMerge(clock: clock)
            isLeft = try exchange.receiveNext(at: clock.now().instant) { (items, list) throws(ListError) in
                // If the list was moved away in the meantime, the batch starts over.
                merge = SyncMerge(clock: clock)
                for item in items { merge.add(item) }
                try merge.finish(list)
                total += items.count
                return merge.decision
            } link: { (wanted, list) throws(ListError) in
                var links = SyncLinks(list)
                return try links.plan(wanted)
            }
            response.add(merge)
            report(SyncProgress(isSending: false, done: total, total: news.changed))
        }
        if !request.isDryRun { try exchange.acceptNews(at: clock.now().instant) }
    }

    /// Returns the number of changes that the server has accepted or will accept, and the items that have changed there
    /// in the meantime.
    private func send(
        into response: inout SyncListResponse
    ) throws(SyncListFailure) -> (count: Int, outdated: [ItemName]) {
        let now = clock.now().instant
        let total = try exchange.findChanges(doneSince: SyncedList.doneSince(now, sendsAll: request.sendsAll))
        var outdated: [ItemName] = []
        var (done, count) = (0, 0)
        while let sent = try exchange.sendNext(at: clock.now().instant) {
            done += sent.count { $0.answer != nil }
            for change in sent {
                switch change.answer {
                case .accepted:
                    response.sent.add(change)
                    count += 1
                case .outdated: outdated.append(change.item)
                case .refused(let problem), .failed(let problem):
                    response.stuck.removeAll { $0.item.id == change.item.id }
                    response.stuck.append(StuckItem(item: change.item, problem: problem))
                case nil: break
                }
            }
            report(SyncProgress(isSending: true, done: done, total: total))
        }
        return (count + outdated.count, outdated)
    }
}

extension SyncListResponse {
    fileprivate mutating func add(_ merge: SyncMerge) {
        received.added += merge.received.added
        received.updated += merge.received.updated
        received.removed += merge.received.removed
        merged += merge.merged
        conflicts += merge.conflicts.map(SyncConflict.init)
    }
}

extension SyncCounts {
    fileprivate mutating func add(_ change: OutgoingChange) {
        switch change.action {
        case .create: added += 1
        case .replace, nil: updated += 1
        case .remove: removed += 1
        }
    }
}
