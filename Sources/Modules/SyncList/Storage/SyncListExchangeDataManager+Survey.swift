import Almanac
import CalDAV
import DataStore
import Entities
import Vocabulary

/// The changes on a server since the last sync.
struct ServerChanges {
    /// The objects to receive.
    var changed: ArraySlice<MemberHref> = []
    /// The objects that the server didn't mention and that may be gone.
    var doubtful: Set<MemberHref> = []
    /// The ids of the objects that are gone.
    var removed: ArraySlice<Int> = []
    var mark: SyncMark?
    var isComplete = false
}

extension SyncListExchangeDataManager {
    /// The seconds that the server may take to find changes among this many objects.
    private static func patience(with count: Int) -> Int { min(max(60, count / 100), 600) }

    func findNews(
        listingAll: Bool,
        removalsAfter reviewed: Instant,
        report: @escaping (Int) -> Void
    ) throws(SyncListFailure) -> ServerNews {
        var survey = SurveyInProgress(store, list, report: report)
        var server = server
        server.patience = SyncListExchangeDataManager.patience(with: list.confirmed)
        let mark = listingAll ? nil : SyncMark(token: list.token, ctag: list.ctag)
        let listing: Listing
        do {
            listing = try server.changes(since: mark, into: &survey) { $0.add($1) }
        } catch {
            throw .server(ServerFailure(error, clock: clock, user: list.user))
        }
        let (found, review) = try stored { () throws(ListError) in
            try survey.finish(listing, server, removalsAfter: reviewed)
        }
        news = found
        return ServerNews(changed: found.changed.count, review: review)
    }

    func reviewUndoneAdditions() throws(SyncListFailure) -> PullReview {
        let state = try recordState()
        guard !list.hasSent(state) else { return PullReview() }
        return try store.synced { connection throws(ListError) in
            let removals = try SyncFacts.undoneAdditions(in: list, on: connection)
            if removals == 0 { return PullReview() }
            let count = try list.objectIDs(on: connection).count
            return PullReview(removals: removals, count: count, syncedCount: count, isThere: true)
        }
    }

    func acceptNews(at instant: Instant) throws(SyncListFailure) {
        guard let mark = news.mark else { return }
        // Received objects show which changes had reached the server.
        let (hasUnanswered, newest) = try store.synced { connection throws(ListError) in
            try (list.hasUnansweredObjects(on: connection), list.newestObject(on: connection))
        }
        if hasUnanswered {
            try write { (connection, list) throws(ListError) in try list.forgetUnanswered(on: connection) }
        }
        let isListed = news.isComplete
        let next = list.received(token: mark.token, ctag: mark.ctag, newest: newest, listed: isListed ? instant : nil)
        if next != list { try change { $0 = next } }
        if isListed {
            try write { (connection, list) throws(ListError) in try list.forgetRemovedObjects(on: connection) }
        }
    }
}

/// Compares a server's listing with the stored objects.
private struct SurveyInProgress {
    /// The number of objects that are looked up at once.
    private static let portion = 500

    private let store: Store
    private let list: SyncedList
    private var waiting: [MemberChange] = []
    private var survey = SyncSurvey<MemberHref>()
    private var failure: ListError?
    private var count = 0
    private let report: (Int) -> Void

    init(_ store: Store, _ list: SyncedList, report: @escaping (Int) -> Void) {
        (self.store, self.list, self.report) = (store, list, report)
    }

    mutating func add(_ change: MemberChange) {
        waiting.append(change)
        if waiting.count == SurveyInProgress.portion { compare() }
    }

    private mutating func compare() {
        defer { waiting.removeAll(keepingCapacity: true) }
        guard failure == nil, !waiting.isEmpty else { return }
        count += waiting.count
        report(count)
        do throws(ListError) {
            survey = try store.readSyncState { connection throws(ListError) in
                // The lookup is repeated if the list was moved away in the meantime.
                var survey = survey
                for change in waiting {
                    switch change {
                    case .present(let member, let etag):
                        let known = try list.version(of: member.name, on: connection)
                        survey.add(member, etag: etag?.text, known: known)
                    case .removed(let member):
                        survey.addRemoved(member, known: try list.version(of: member.name, on: connection))
                    }
                }
                return survey
            }
        } catch {
            failure = error
        }
    }

    mutating func finish(
        _ listing: Listing,
        _ server: CalDAVCollection,
        removalsAfter reviewed: Instant
    ) throws(ListError) -> (ServerChanges, PullReview) {
        compare()
        if let failure { throw failure }
        let (list, survey) = (list, survey)
        // The UUIDs that adder gives its items, and so the names of their files, are in the order of creation.
        var changed = survey.changed.sorted { $0.path < $1.path }
        var doubtful: Set<MemberHref> = []
        return try store.readSyncState { connection throws(ListError) in
            let removed = survey.removed(from: listing.isComplete ? try list.objectIDs(on: connection) : nil)
            for id in survey.doubtful(among: try list.unconfirmedIDs(on: connection), removed: removed) {
                guard let path = try SyncedObject.withID(id, on: connection)?.path, let member = server.member(path)
                else { continue }
                changed.append(member)
                doubtful.insert(member)
            }
            let changes = ServerChanges(
                changed: changed[...],
                doubtful: doubtful,
                removed: removed.sorted()[...],
                mark: listing.mark,
                isComplete: listing.isComplete
            )
            return (changes, try list.review(of: removed.sorted(), after: reviewed, on: connection))
        }
    }
}

extension SyncedList {
    fileprivate func review(
        of removed: [Int],
        after instant: Instant,
        on connection: Connection
    ) throws(ListError) -> PullReview {
        let removals = try itemCount(among: removed, on: connection)
        guard removals > 0 else { return PullReview() }
        return PullReview(
            removals: removals,
            recentRemovals: try SyncFacts.unconfirmedRemovals(after: instant, on: connection),
            count: try connection.integer("SELECT count(*) FROM item") ?? 0,
            syncedCount: try itemCount(on: connection)
        )
    }
}
