import Almanac
import CalDAV
import DataStore
import Entities
import Vocabulary

/// The changes on a server since the last sync.
struct ServerSurvey {
    /// The objects to receive.
    var changed: ArraySlice<MemberHref> = []
    /// The objects that the server didn't mention and that may be gone.
    var doubtful: Set<MemberHref> = []
    /// The ids of the objects that are gone.
    var removed: ArraySlice<Int> = []
    var mark: SyncMark?
    var isComplete = false
}

extension SyncListDataManager {
    var lastListing: Instant? { list?.listed }

    func findNews(listingAll: Bool) throws(SyncListFailure) -> ServerNews {
        guard let server, let list else { throw .notSetUp }
        var survey = SurveyInProgress(store, list)
        let mark = listingAll ? nil : SyncMark(token: list.token, ctag: list.ctag)
        let listing: Listing
        do {
            listing = try server.changes(since: mark, into: &survey) { $0.add($1) }
        } catch {
            throw .server(ServerFailure(error, clock: clock))
        }
        let (found, review) = try stored { () throws(ListError) in
            try survey.finish(listing, server, at: clock.now().instant)
        }
        news = found
        return ServerNews(changed: found.changed.count, review: review)
    }

    func acceptNews(at instant: Instant) throws(SyncListFailure) {
        guard let mark = news.mark, let list else { return }
        // Received objects show which changes had reached the server.
        let (hasUnanswered, newest) = try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in
                try (list.hasUnansweredObjects(on: connection), list.newestObject(on: connection))
            }
        }
        if hasUnanswered {
            try note { (connection, list) throws(StoreError) in try list.forgetUnanswered(on: connection) }
        }
        let isListed = news.isComplete
        guard isListed || list.token != mark.token || list.ctag != mark.ctag || list.confirmed != newest else { return }
        try change { list in
            (list.token, list.ctag, list.confirmed) = (mark.token, mark.ctag, newest)
            if isListed { list.listed = instant }
        }
        if isListed {
            try note { (connection, list) throws(StoreError) in try list.forgetRemovedObjects(on: connection) }
        }
    }
}

/// Compares a server's listing with the stored objects.
private struct SurveyInProgress {
    /// The number of objects that are looked up at once.
    private static let portion = 500
    /// The seconds for which removals are counted together.
    private static let reviewedTime = 86_400

    private let store: Store
    private let list: SyncedList
    private var waiting: [MemberChange] = []
    private var changed: Set<MemberHref> = []
    private var removed: Set<Int> = []
    private var seen: Set<Int> = []
    private var failure: ListError?

    init(_ store: Store, _ list: SyncedList) {
        (self.store, self.list) = (store, list)
    }

    mutating func add(_ change: MemberChange) {
        waiting.append(change)
        if waiting.count == SurveyInProgress.portion { compare() }
    }

    private mutating func compare() {
        defer { waiting.removeAll(keepingCapacity: true) }
        guard failure == nil, !waiting.isEmpty else { return }
        var (changed, removed, seen) = (self.changed, self.removed, self.seen)
        do throws(ListError) {
            try store.recall { connection throws(StoreError) in
                for change in waiting {
                    switch change {
                    case .present(let member, let etag):
                        let known = try list.version(of: member.name, on: connection)
                        if let known {
                            seen.insert(known.id)
                            removed.remove(known.id)
                        }
                        let isKnown = known?.etag != nil && known?.etag == etag?.text
                        if isKnown { changed.remove(member) } else { changed.insert(member) }
                    case .removed(let member):
                        changed.remove(member)
                        let known = try list.version(of: member.name, on: connection)
                        // An object that is known to be gone may be mentioned again.
                        if let known, known.etag != "" { removed.insert(known.id) }
                    }
                }
            }
            (self.changed, self.removed, self.seen) = (changed, removed, seen)
        } catch {
            failure = error
        }
    }

    mutating func finish(
        _ listing: Listing,
        _ server: CalDAVCollection,
        at now: Instant
    ) throws(ListError) -> (ServerSurvey, PullReview) {
        compare()
        if let failure { throw failure }
        let (list, seen) = (list, seen)
        // The UUIDs that adder gives its items, and so the names of their files, are in the order of creation.
        var changed = changed.sorted { $0.path < $1.path }
        var removed = removed
        var doubtful: Set<MemberHref> = []
        return try store.recall { connection throws(StoreError) in
            if listing.isComplete { removed = Set(try list.objectIDs(on: connection)).subtracting(seen) }
            // A server doesn't mention an object that another program removed after this sync had created it.
            let unsure = try Set(list.unconfirmedIDs(on: connection)).subtracting(seen).subtracting(removed)
            for id in unsure.sorted() {
                guard let path = try SyncedObject.withID(id, on: connection)?.path, let member = server.member(path)
                else { continue }
                changed.append(member)
                doubtful.insert(member)
            }
            let removals = try list.itemCount(among: removed.sorted(), on: connection)
            let yesterday = Instant(seconds: now.seconds - SurveyInProgress.reviewedTime)
            let review = PullReview(
                removals: removals,
                recentRemovals: removals > 0
                    ? try SyncFacts.unconfirmedRemovals(after: yesterday, on: connection) : 0,
                count: try connection.integer("SELECT count(*) FROM item") ?? 0,
                isEmptied: removals > 1 ? try list.itemCount(on: connection) == removals : false
            )
            let survey = ServerSurvey(
                changed: changed[...],
                doubtful: doubtful,
                removed: removed.sorted()[...],
                mark: listing.mark,
                isComplete: listing.isComplete
            )
            return (survey, review)
        }
    }
}
