import Almanac
import CalDAV
import DataStore
import Entities
import Vocabulary

/// An object as it was received.
struct ReceivedObject {
    enum Content: Equatable {
        case calendar([UInt8], etag: String?)
        case gone
        /// The server did not return it.
        case withheld
    }

    let name: [UInt8]
    let path: String
    let content: Content
}

extension SyncListDataManager {
    /// The number of objects in memory at once.
    private static let portion = 100

    func receiveNext(
        at instant: Instant,
        decide: ([SyncedItem], any ItemRelations) throws(ListError) -> SyncDecision,
        link: ([WantedReference], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(SyncListFailure) -> Bool {
        guard let list, let received = try receivePortion() else { return false }
        guard !request.isDryRun else {
            try stored { () throws(ListError) in
                try store.recall { connection throws(StoreError) in
                    var portion = ReceivedPortion(list, codec, news, connection)
                    try portion.add(received)
                    try portion.settle { (items) throws(ListError) in
                        try decide(items, StoredItemRelations(connection))
                    }
                }
            }
            return true
        }
        var left = news
        try synchronize(at: instant) { (connection, list) throws(StoreError) in
            var portion = ReceivedPortion(list, codec, news, connection)
            try portion.add(received)
            let relations = StoredItemRelations(connection)
            try portion.settle { (items) throws(ListError) in try decide(items, relations) }
            try portion.store()
            try portion.makeReferences { (wanted) throws(ListError) in try link(wanted, relations) }
            left.removed = portion.removed
        }
        news.removed = left.removed
        return true
    }

    /// Receives the next objects, then the removals. Returns `nil` if there are none left.
    private func receivePortion() throws(SyncListFailure) -> [ReceivedObject]? {
        if !news.changed.isEmpty {
            let members = Array(news.changed.prefix(SyncListDataManager.portion))
            news.changed = news.changed.dropFirst(members.count)
            return try fetch(members)
        }
        guard !news.removed.isEmpty else { return nil }
        let ids = news.removed.prefix(SyncListDataManager.portion)
        news.removed = news.removed.dropFirst(ids.count)
        return try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in
                var objects: [ReceivedObject] = []
                for id in ids {
                    guard let object = try SyncedObject.withID(id, on: connection) else { continue }
                    objects.append(ReceivedObject(name: object.name, path: object.path, content: .gone))
                }
                return objects
            }
        }
    }

    private func fetch(_ members: [MemberHref]) throws(SyncListFailure) -> [ReceivedObject] {
        guard let server else { return [] }
        var received: [ReceivedObject] = []
        do throws(Refusal) {
            try server.fetch(members) { member, fetched in
                let content: ReceivedObject.Content? =
                    switch fetched {
                    case .calendar(let body, let etag): .calendar(body, etag: etag?.text)
                    case .refused: .withheld
                    // Objects that were just reported are left to the next sync.
                    case .absent: news.doubtful.contains(member) ? .gone : nil
                    }
                if let content {
                    received.append(ReceivedObject(name: member.name, path: member.path, content: content))
                }
            }
        } catch {
            throw .server(ServerFailure(error, clock: clock))
        }
        return received
    }
}
