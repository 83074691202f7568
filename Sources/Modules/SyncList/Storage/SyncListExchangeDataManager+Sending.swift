import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

extension SyncListExchangeDataManager {
    /// The number of changes that are sent at once.
    private static let portion = 50

    func recordState() throws(SyncListFailure) -> String {
        try store.synced(SyncFacts.recordState)
    }

    func findChanges(doneSince: Instant?, rejectedBefore: Instant?) throws(SyncListFailure) -> Int {
        queue = try store.synced { connection throws(ListError) in
            var ids: [Int] = []
            if let doneSince {
                let new = try list.newItems(doneSince: doneSince.seconds, on: connection)
                ids = try list.changedItems(on: connection) + new
            }
            let unproven = Set(unstored.map(\.id))
            ids.removeAll(where: unproven.contains)
            guard let rejectedBefore else { return ids[...] }
            let rejected = try list.rejectedItems(before: rejectedBefore, on: connection)
            return (ids + rejected.filter { !ids.contains($0) })[...]
        }
        return queue.count
    }

    func nextChanges() throws(SyncListFailure) -> [OutgoingChange]? {
        guard !queue.isEmpty else { return nil }
        let ids = queue.prefix(SyncListExchangeDataManager.portion)
        queue = queue.dropFirst(ids.count)
        return try store.synced { connection throws(ListError) in
            var changes: [OutgoingChange] = []
            for id in ids {
                if let change = try self.change(of: id, connection) { changes.append(change) }
            }
            return changes
        }
    }

    func send(_ changes: inout [OutgoingChange]) throws(SyncListFailure) {
        let announced = changes.compactMap(\.announced)
        if !announced.isEmpty {
            try write { (connection, list) throws(ListError) in
                for object in announced { try save(.save(object), in: list, on: connection) }
            }
        }
        let failure = request(&changes)
        if !changes.isEmpty {
            try write { (connection, list) throws(ListError) in
                for change in changes {
                    if let noted = change.noted { try save(noted, in: list, on: connection) }
                    if let body = change.replacedBody {
                        try EarlierCalendars.add(body, of: change.object, on: connection)
                    }
                }
            }
            for change in changes where change.isAccepted {
                sent.append(change.item.id)
                accepted[change.object.name] = change.isRemoval ? nil : (change.item, change.replacedETag)
            }
        }
        if let failure { throw .server(ServerFailure(failure, clock: clock, user: list.user)) }
    }

    /// Sends the changes and keeps the answers. Returns the reason to stop, if any.
    private func request(_ changes: inout [OutgoingChange]) -> Refusal? {
        let writes = changes.enumerated().compactMap { place, change in
            Write(change, on: server).map { (place: place, write: $0) }
        }
        var stop: Refusal?
        do throws(Refusal) {
            try server.write(writes.map(\.write)) { index, result in
                let place = writes[index].place
                switch result {
                case .success(let etag): changes[place].answer = .accepted(etag: etag?.text)
                case .failure(.unproven): changes[place].answer = .unproven
                case .failure(let refusal):
                    changes[place].answer = OutgoingChange.Answer(refusal)
                    if changes[place].answer == nil { stop = stop ?? refusal }
                }
            }
            return stop
        } catch {
            return error
        }
    }
}

extension OutgoingChange.Answer {
    /// `nil` for a refusal that says nothing about the item.
    fileprivate init?(_ refusal: Refusal) {
        switch refusal {
        case .conflict: self = .outdated
        case .missing: self = .missing(status: 404)
        case .gone: self = .missing(status: 410)
        // The list was there a moment ago.
        case .missingParent: self = .refused(.refused(status: 409, message: nil))
        case .duplicate: self = .refused(.isDuplicate)
        case .inTrash: self = .refused(.isInTrash)
        case .rejected(let status, let message): self = .refused(.refused(status: status, message: message))
        case .serverError(let status, let message): self = .failed(status: status, message: message)
        case .forbidden(let message): self = .denied(message: message)
        case .unsupported: self = .refused(.refused(message: nil))
        case .staleToken, .moved, .full, .unauthorized, .busy, .unreadable, .unreachable,
            .failed, .unproven:
            return nil
        }
    }
}

extension Write {
    /// `nil` if there is nothing to send.
    fileprivate init?(_ change: OutgoingChange, on server: CalDAVCollection) {
        guard let action = change.action, let member = server.member(change.object.path) else { return nil }
        switch action {
        case .create(let body): self = .create(member, body)
        case .replace(let body, let etag):
            guard let etag = ETag(etag) else { return nil }
            self = .replace(member, body, etag: etag)
        case .remove(let etag):
            guard let etag = ETag(etag) else { return nil }
            self = .remove(member, etag: etag)
        }
    }
}

// MARK: - Changes

extension SyncListExchangeDataManager {
    /// Returns `nil` if the item can't be stored on the server.
    private func change(of id: Int, _ connection: Connection) throws(ListError) -> OutgoingChange? {
        let known = try SyncedObject.of(item: id, in: list, on: connection)
        // Only with a valid ETag is a write conditional.
        let etag = known?.etag.flatMap(ETag.init)?.text
        guard let item = try ItemRows.item(id, on: connection) else {
            guard let known else { return nil }
            let title = known.body.flatMap { codec.content(of: $0).base(completed: nil)?.details.title }
            let isReachable = server.member(known.path) != nil
            return OutgoingChange(removing: id, title ?? "", known, isReachable: isReachable, etag: etag)
        }
        let local = try self.local(item, since: known?.agreed, on: connection)
        let base = known?.body.flatMap { codec.content(of: $0).base(completed: nil) }
        let shared = local.version(since: known?.agreed, base: base).item
        let uid = { self.uid(of: $0, connection) }
        // An undo restores the time of the change before, but is later than changes that were made elsewhere meanwhile.
        let replayed = try SyncFacts.lastReplay(
            of: [known?.agreed, local.lastChange].compactMap { $0 },
            on: connection
        )
        let changed = max(item.changed, replayed ?? item.changed)
        if let known, let body = known.body {
            let resource = server.member(known.path).flatMap { _ in try? codec.resource(body) }
            let earlier = try EarlierCalendars.of(known, on: connection).compactMap { try? codec.resource($0) }
            var revision =
                resource.map { $0.revision(to: shared, changed: changed, earlier, uid: uid) } ?? .unknown
            // Xandikos doesn't report an object that was removed and came back with the same bytes.
            if known.isGone, revision == .same, let resource {
                revision = .changed(resource.stamped(at: clock.now().instant))
            }
            return OutgoingChange(changing: local, in: known, to: revision, etag: etag)
        }
        guard let member = server.member("\(item.uuid).ics") else { return nil }
        var object = known ?? SyncedObject(name: member.name, path: member.path)
        (object.name, object.path) = (member.name, member.path)
        let body = try calendar(from: shared, of: item, uid, connection)
        return OutgoingChange(adding: local, as: object, body)
    }

    /// Returns the calendar of a new object. It has the data of other programs from the previous server.
    private func calendar(
        from shared: SharedItem,
        of item: Item,
        _ uid: (ItemUUID) -> String,
        _ connection: Connection
    ) throws(ListError) -> [UInt8] {
        if let body = try SyncedObject.forgotten(item: item.id, on: connection)?.body,
            let resource = try? codec.resource(body)
        {
            switch resource.revision(to: shared, changed: item.changed, uid: uid) {
            case .changed(let revised): return revised
            case .same: return body
            case .unknown, .impossible: break
            }
        }
        return TodoResource.calendar(of: shared, created: item.created, changed: item.changed, uid: uid)
    }

    /// Returns the UID under which the server knows an item.
    private func uid(of uuid: ItemUUID, _ connection: Connection) -> String {
        let item = try? SyncFacts.item(with: uuid, on: connection)
        let object = item.flatMap { item in
            (try? SyncedObject.of(item: item.id, in: list, on: connection))
                ?? (try? SyncedObject.forgotten(item: item.id, on: connection))
        }
        let body = object?.body
        let known = body.flatMap { try? codec.resource($0) }?.uid ?? ""
        return known.isEmpty ? uuid.description : known
    }
}

extension TodoResource {
    /// Changes only the lines of the fields that changed.
    fileprivate func revision(
        to item: SharedItem,
        changed: Instant,
        _ earlier: [TodoResource] = [],
        uid: (ItemUUID) -> String
    ) -> OutgoingChange.Revision {
        do throws(ForeignFileError) {
            return try revised(to: item, changed: changed, earlier: earlier, uid: uid).map { .changed($0) } ?? .same
        } catch {
            return .impossible
        }
    }
}
