import Almanac
import Entities
import Responses
import Vocabulary

/// The exchange of items with a server during one sync.
protocol SyncListExchanging: AnyObject {
    /// The list as it is stored now.
    var list: SyncedList { get }
    /// The items that the server has accepted in this sync, but doesn't have.
    var unstored: [ItemName] { get }
    /// Treats all items as new in both places, so that none is removed.
    func startOver(isRestored: Bool) throws(SyncListFailure)
    /// Returns the removals on the server that follow from the undo of a sync that added items here.
    func reviewUndoneAdditions() throws(SyncListFailure) -> PullReview
    /// Asks what changed on the server. Changes nothing.
    /// - Parameter reviewed: The instant after which the removals by other syncs are counted.
    /// - Parameter report: Receives the number of objects that the server has listed so far.
    func findNews(
        listingAll: Bool,
        removalsAfter reviewed: Instant,
        report: @escaping (Int) -> Void
    ) throws(SyncListFailure) -> ServerNews
    /// Receives the next items and stores the merged items in one transaction.
    /// - Parameters:
    ///   - decide: Returns what to do with the items. The list doesn't change before that is done.
    ///   - link: Returns the plan for new references to items of the list.
    /// - Returns: The ids of the items that were added, or `nil` if there were no items left.
    func receiveNext(
        at instant: Instant,
        decide: ([SyncedItem], any ItemRelations) throws(ListError) -> SyncDecision,
        link: ([WantedReference], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(SyncListFailure) -> [ItemUUID: Int]?
    /// Makes a backup of the list, and returns its name; `nil` if the list is not in a file.
    func backUp(at moment: Moment) throws(SyncListFailure) -> String?
    /// Receives the next items, but changes nothing.
    /// - Returns: `false` if there were no items left.
    func rehearseNext(
        decide: ([SyncedItem], any ItemRelations) throws(ListError) -> SyncDecision
    ) throws(SyncListFailure) -> Bool
    /// Turns the times of items with a time zone of their own into those of this place if the last sync was in another one.
    func correctTimes() throws(SyncListFailure)
    /// Gives items that were sent the dates that their calendars have here now. A due date in another time zone can be at
    /// another time here after it has moved across a change of the clocks.
    func takeDates() throws(SyncListFailure)
    /// Notes that everything was received.
    func acceptNews(at instant: Instant) throws(SyncListFailure)
    /// Returns a text that is the same as long as nothing is changed, undone or redone.
    func recordState() throws(SyncListFailure) -> String
    /// Finds the changes of this list that the server doesn't have, and returns their number.
    /// - Parameters:
    ///   - doneSince: The instant since which items must have been done; `nil` if the server has all changes.
    ///   - rejectedBefore: The instant before which items were rejected that are sent again.
    func findChanges(doneSince: Instant?, rejectedBefore: Instant?) throws(SyncListFailure) -> Int
    /// Returns the next changes, or `nil` if there were none left.
    func nextChanges() throws(SyncListFailure) -> [OutgoingChange]?
    /// Sends changes, and adds the answers to them.
    func send(_ changes: inout [OutgoingChange]) throws(SyncListFailure)
    /// Notes that the sync is complete.
    /// - Parameter examined: The state of the record of changes if the server has all of them.
    func finish(at instant: Instant, examined: String?) throws(SyncListFailure)
}

/// Receives, merges and sends in turns until the list and its copy on the server agree.
struct SyncListExchangeInteractor {
    private static let maximumTurns = 3

    private let exchange: any SyncListExchanging
    private let request: SyncListRequest
    private let clock: any Clock
    private let report: (SyncProgress) -> Void
    /// The state of the record of changes if the server has all of them.
    private var examined: String?
    /// The failure of the server for a single item. The others are sent first.
    private var failure: ServerFailure?

    init(
        _ exchange: any SyncListExchanging,
        _ request: SyncListRequest,
        _ clock: any Clock,
        report: @escaping (SyncProgress) -> Void
    ) {
        (self.exchange, self.request, self.clock, self.report) = (exchange, request, clock, report)
    }

    /// Returns the removals if the user has to confirm them first. Then nothing was changed.
    mutating func perform(into response: inout SyncListResponse) throws(SyncListFailure) -> PullReview? {
        if !request.isDryRun { try exchange.correctTimes() }
        if !request.isDryRun, !request.confirmed.contains(.removalsThere) {
            let review = try exchange.reviewUndoneAdditions()
            if review.needsConfirmation { return review }
        }
        for turn in 1...SyncListExchangeInteractor.maximumTurns {
            let now = clock.now().instant
            let news = try exchange.findNews(
                listingAll: request.isFull || exchange.list.isListingDue(at: now),
                removalsAfter: PullReview.start(at: now),
                report: { [report] in report(SyncProgress(step: .listing, done: $0)) }
            )
            if news.review.needsConfirmation, !request.confirmed.contains(.removals), !request.isDryRun {
                // Later changes are left to the next sync, so that this one can report what it did.
                return turn > 1 ? nil : news.review
            }
            if news.review.needsBackup, !request.isDryRun {
                response.backup = try exchange.backUp(at: clock.now()) ?? response.backup
            }
            try receive(news, into: &response)
            let (count, outdated) = try send(into: &response, retrying: turn == 1)
            // After sending, the server's new sync token has to be received.
            if count == 0 || request.isDryRun { break }
            guard turn == SyncListExchangeInteractor.maximumTurns else { continue }
            response.stuck += outdated
        }
        for item in exchange.unstored {
            response.takeBack(item)
            response.add(item, .notStored)
        }
        if let failure { throw .server(failure) }
        return nil
    }

    func finish() throws(SyncListFailure) {
        try exchange.finish(at: clock.now().instant, examined: examined)
    }

    private func receive(
        _ news: ServerNews,
        into response: inout SyncListResponse
    ) throws(SyncListFailure) {
        var (total, isLeft) = (0, true)
        while isLeft {
            var merge = SyncMerge(clock: clock)
            func decide(
                _ items: [SyncedItem],
                _ list: any ItemRelations
            ) throws(ListError) -> SyncDecision {
                // If the list was moved away in the meantime, the batch starts over.
                merge = SyncMerge(clock: clock)
                try merge.add(items, to: list)
                total += items.count
                return merge.decision
            }
            var ids: [ItemUUID: Int] = [:]
            if request.isDryRun {
                isLeft = try exchange.rehearseNext(decide: decide)
            } else {
                let added = try exchange.receiveNext(at: clock.now().instant, decide: decide) {
                    (wanted, list) throws(ListError) in
                    var links = SyncLinks(list)
                    return try links.plan(wanted)
                }
                (isLeft, ids) = (added != nil, added ?? [:])
            }
            response.add(merge, ids)
            report(SyncProgress(step: .receiving, done: total, total: news.changed))
        }
        if request.isDryRun { return }
        try exchange.acceptNews(at: clock.now().instant)
    }

    /// Returns the number of changes that the server has accepted or will accept, and the items that have changed there
    /// in the meantime.
    private mutating func send(
        into response: inout SyncListResponse,
        retrying: Bool
    ) throws(SyncListFailure) -> (count: Int, outdated: [StuckItem]) {
        // Items that failed in an earlier turn are sent again.
        failure = nil
        let state = try exchange.recordState()
        let hasSent = !request.isFull && !request.sendsAll && exchange.list.hasSent(state)
        let now = clock.now().instant
        let retriesAll = request.isFull || request.retries
        let total = try exchange.findChanges(
            doneSince: hasSent ? nil : SyncedList.doneSince(now, sendsAll: request.sendsAll),
            rejectedBefore: retrying ? SyncedList.retriedBefore(now, retriesAll: retriesAll) : nil
        )
        if hasSent, total == 0 { return (0, []) }
        examined = total == 0 ? state : nil
        var outdated: [StuckItem] = []
        var (done, count) = (0, 0)
        while var changes = try exchange.nextChanges() {
            if request.isDryRun {
                changes = changes.rehearsed
            } else {
                try exchange.send(&changes)
                try exchange.takeDates()
            }
            if let denial = changes.denial { throw .server(denial) }
            done += changes.count { $0.answer != nil }
            for change in changes {
                switch change.answer {
                case .accepted:
                    response.sent.take(change.kind, 1)
                    response.sentItems.append(SyncChange(change.kind, change.item))
                    count += 1
                // The next turn finds out.
                case .outdated: outdated.append(StuckItem(item: change.item, problem: .keepsChanging))
                case .missing(let status):
                    outdated.append(StuckItem(item: change.item, problem: .refused(status: status, message: nil)))
                case .unproven: outdated.append(StuckItem(item: change.item, problem: .notStored))
                case .refused(let problem): response.add(change.item, problem)
                case .failed(let status, let message): failure = .failed(status: status, message: message)
                case .denied(let message): response.add(change.item, .refused(status: 403, message: message))
                case nil: break
                }
            }
            report(SyncProgress(step: .sending, done: done, total: total))
        }
        return (count + outdated.count, outdated)
    }
}

extension SyncListResponse {
    fileprivate mutating func add(_ merge: SyncMerge, _ ids: [ItemUUID: Int]) {
        receivedItems += merge.changes(ids)
        received.added += merge.received.added
        received.updated += merge.received.updated
        received.removed += merge.received.removed
        merged += merge.merged
        conflicts += merge.conflicts.map(SyncConflict.init)
    }

    /// The item was not sent after all.
    fileprivate mutating func takeBack(_ item: ItemName) {
        for change in sentItems where change.item.id == item.id { sent.take(change.kind, -1) }
        sentItems.removeAll { $0.item.id == item.id }
    }

    /// The problem of a later turn replaces an earlier one.
    fileprivate mutating func add(_ item: ItemName, _ problem: SyncProblem) {
        stuck.removeAll { $0.item.id == item.id }
        stuck.append(StuckItem(item: item, problem: problem))
    }
}

extension SyncCounts {
    fileprivate mutating func take(_ kind: SyncChange.Kind, _ count: Int) {
        switch kind {
        case .added: added += count
        case .updated: updated += count
        case .removed: removed += count
        }
    }
}

extension OutgoingChange {
    fileprivate var kind: SyncChange.Kind {
        switch action {
        case .create: .added
        case .replace, nil: .updated
        case .remove: .removed
        }
    }
}
